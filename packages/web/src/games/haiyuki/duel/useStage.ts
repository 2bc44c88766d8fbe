/** The stage that is to be seen: moves that arrived together come one after the other, unless something is asked. */
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { useEffect, useMemo, useState } from 'react';
import type { GameShown } from '../../../play/client.ts';
import { stayMs } from './motion.ts';
import type { SeenEvent, Stage } from './stages.ts';
import { stagesOf } from './stages.ts';

export interface StageShown extends Stage {
  /** Another one for every stage. */
  readonly key: string;
  /** The happening that it is a stage of. */
  readonly number: number;
  readonly isLast: boolean;
  /** All that was told in the round so far, this stage included. */
  readonly told: readonly SeenEvent[];
}

export const useStage = ({ now, past, asked }: GameShown): StageShown | null => {
  const happening = past.at(-1) ?? null;
  const number = happening?.number ?? -1;
  const before = past.at(-2) ?? null;
  // What is there when the table opens is not news.
  const [first] = useState(number);
  const stages = useMemo((): readonly Stage[] => {
    if (happening === null) return [];
    const view = happening.view as HaiyukiView;
    const events = happening.events as readonly SeenEvent[];
    const isNews = number > first && before !== null;
    return isNews ? stagesOf(before.view as HaiyukiView, view, events) : [{ view, events }];
  }, [happening, before, number, first]);

  const [at, setAt] = useState({ number, place: 0 });
  const last = stages.length - 1;
  const place = asked !== null ? last : at.number === number ? Math.min(at.place, last) : 0;
  const stage = stages[place];
  useEffect(() => {
    if (stage === undefined || place >= last) return;
    const timer = setTimeout(() => setAt({ number, place: place + 1 }), stayMs(stage));
    return () => clearTimeout(timer);
  }, [stage, place, last, number]);

  const earlier = useMemo(() => eventsBefore(past), [past]);
  if (stage === undefined)
    return now === null
      ? null
      : { view: now.view as HaiyukiView, events: [], key: 'now', number, isLast: true, told: [] };
  const told = [...earlier, ...stages.slice(0, place + 1).flatMap(({ events }) => events)];
  return { ...stage, key: `${number}.${place}`, number, isLast: place >= last, told };
};

/** The events of the round before the last message. */
const eventsBefore = (past: GameShown['past']): readonly SeenEvent[] => {
  const earlier = past.slice(0, -1) as readonly { readonly events: readonly SeenEvent[] }[];
  const from = earlier.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
  return earlier.slice(Math.max(0, from)).flatMap(({ events }) => events);
};
