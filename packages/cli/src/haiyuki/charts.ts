/** What statistics count in Haiyuki. */
import type { Moment } from '@paiju/engine';
import type { HaiyukiEvent, HaiyukiWon } from '@paiju/engine/haiyuki';
import type { Chart } from '../desk.ts';
import { codes } from '../text/catalogue.ts';
import { SKILL_NAMES, WAYS, YAKU_NAMES } from '../text/haiyuki/codes.ts';
import { capitalised } from '../text/listing.ts';

const eventsOf = ({ events }: Moment): readonly HaiyukiEvent[] => events as readonly HaiyukiEvent[];

const winsIn = (moment: Moment): HaiyukiWon[] => eventsOf(moment).filter((event) => event.type === 'won');

/** The turn that was running at the end of a moment. */
const turnAt = (moment: Moment, history: readonly Moment[]): number => {
  const events = history.slice(0, history.indexOf(moment) + 1).flatMap(eventsOf);
  return events.findLast((event) => event.type === 'turn-began')?.turn ?? 1;
};

export const CHARTS: readonly Chart[] = [
  {
    key: 'yaku',
    title: 'Yaku',
    names: YAKU_NAMES,
    shape: 'share-of-wins',
    counted: (moment) => winsIn(moment).map(({ yaku }) => yaku),
  },
  {
    key: 'ways',
    title: 'Ways of winning',
    names: WAYS,
    shape: 'share-of-wins',
    counted: (moment) => winsIn(moment).map(({ way }) => way),
  },
  {
    key: 'turns',
    title: 'Turn of a win',
    names: {},
    shape: 'share-of-wins',
    counted: (moment, history) => winsIn(moment).map(() => turnAt(moment, history)),
  },
  {
    key: 'damage',
    title: capitalised(codes.haiyuki.reasons.damage),
    names: {},
    shape: 'numbers',
    counted: (moment) => winsIn(moment).map(({ damage }) => damage),
  },
  {
    key: 'skills',
    title: 'Skills used',
    names: SKILL_NAMES,
    shape: 'share-of-all',
    counted: (moment) =>
      eventsOf(moment).flatMap((event) => (event.type === 'skill-used' ? [event.skill] : [])),
  },
];
