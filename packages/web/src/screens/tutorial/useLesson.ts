/** A lesson being taken: the game in its worker, how far the reader is, and what the reader may do. */
import type { AnyAction } from '@paiju/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Script, TutorialStep } from '../../games/shared/script.ts';
import { newGameOf, placeAfter, READER, wishedAction } from '../../games/shared/script.ts';
import type { GameShown, RecordKeeper } from '../../play/client.ts';
import { GameClient } from '../../play/client.ts';
import type { Player } from '../../play/scene.ts';
import { connectToWorker } from '../../play/workerConnection.ts';
import { choices } from '../../store/choices.ts';
import { paceFor, settings } from '../../store/settings.ts';

/** A lesson is not kept. */
const NO_KEEPER: RecordKeeper = { fresh: () => {}, line: () => {} };
const NEVER = () => () => {};

export type Note = 'notThat' | 'readFirst' | null;

export interface Lesson {
  readonly shown: GameShown | null;
  /** From 0; the number of steps once all are done. */
  readonly place: number;
  readonly step: TutorialStep | null;
  /** What is to be done now; null while others play and while there is only something to read. */
  readonly wished: AnyAction | null;
  readonly note: Note;
  /** Null once the lesson's win is there: the game stands still. */
  readonly player: Player | null;
  next(): void;
}

export const useLesson = (script: Script, players: readonly string[]): Lesson => {
  const client = useClient(script, players);
  const shown = useSyncExternalStore(client?.subscribe ?? NEVER, () => client?.shown ?? null);
  const [place, setPlace] = useState(0);
  const [note, setNote] = useState<Note>(null);
  const isWon = shown !== null && hasWon(shown);
  const step = script.steps[place] ?? null;
  useEffect(() => {
    if (!isWon) return;
    client?.close();
    choices.begun();
  }, [client, isWon]);

  const player = useMemo<Player | null>(() => {
    if (client === null || isWon) return null;
    return {
      act: (action) => {
        const next = placeAfter(script, place, action);
        if (next === null) return setNote(step?.wish === null ? 'readFirst' : 'notThat');
        setNote(null);
        setPlace(next);
        client.act(action);
      },
      askWhyNot: (action) => client.askWhyNot(action),
    };
  }, [client, isWon, script, place, step]);

  const isAsked = shown?.asked != null && !isWon;
  return {
    shown,
    place,
    step,
    wished: isAsked && step?.wish != null ? wishedAction(script.ruleset, step.wish) : null,
    note,
    player,
    next: () => {
      setNote(null);
      setPlace(place + 1);
    },
  };
};

const useClient = (script: Script, players: readonly string[]): GameClient | null => {
  const [client, setClient] = useState<GameClient | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names in another language do not start another game
  useEffect(() => {
    const own = new GameClient(connectToWorker(script.ruleset), NO_KEEPER);
    own.begin(newGameOf(script, players), paceFor(settings.now));
    setClient(own);
    return () => own.close();
  }, [script]);
  return client;
};

const hasWon = ({ past }: GameShown): boolean =>
  past.some(({ events }) =>
    events.some((event) => {
      const { type, seat } = event as { readonly type?: unknown; readonly seat?: unknown };
      return type === 'won' && seat === READER;
    }),
  );
