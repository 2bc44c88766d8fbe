/** One way through the tournament: whom one has beaten, and what comes next. */
import type { BotLevel } from '@paiju/bots';
import type { BySeat } from '@paiju/engine';
import type { Character, HaiyukiOptions } from '@paiju/engine/haiyuki';
import type { Draw } from './rivals.ts';
import { BOSS, opponentsFor } from './rivals.ts';

export type Outcome = 'won' | 'lost' | 'drawn';

export interface Run {
  readonly character: Character;
  /** In the order they are met; the hidden boss joins at the end, where it was earned. */
  readonly opponents: readonly Character[];
  readonly beaten: number;
  /** How often a duel was lost and fought again. */
  readonly continues: number;
  /** The game of the duel that is being fought. */
  readonly duel: string | null;
  /** How the last duel ended; null before the first and after a continue. */
  readonly last: Outcome | null;
}

export type RunState = 'ready' | 'fighting' | 'lost' | 'champion';

export const newRun = (character: Character, draw: Draw): Run => ({
  character,
  opponents: opponentsFor(character, draw),
  beaten: 0,
  continues: 0,
  duel: null,
  last: null,
});

export const runStateOf = ({ opponents, beaten, duel, last }: Run): RunState => {
  if (duel !== null) return 'fighting';
  if (beaten >= opponents.length) return 'champion';
  return last === 'lost' ? 'lost' : 'ready';
};

/** Whom one meets next, or has just lost to; null when nobody is left. */
export const opponentOf = ({ opponents, beaten }: Run): Character | null => opponents[beaten] ?? null;

export const isBossNext = (run: Run): boolean => run.character !== BOSS && opponentOf(run) === BOSS;

export const hasBeatenBoss = ({ character, opponents, beaten }: Run): boolean =>
  character !== BOSS && opponents.slice(0, beaten).includes(BOSS);

export const fighting = (run: Run, duel: string): Run => ({ ...run, duel, last: null });

/** The duel is over. A drawn one is fought again and costs nothing. */
export const fought = (run: Run, last: Outcome): Run => {
  const over = { ...run, duel: null, last };
  if (last !== 'won') return over;
  const beaten = run.beaten + 1;
  const isClean = run.continues === 0 && run.character !== BOSS && !run.opponents.includes(BOSS);
  const opponents = beaten === run.opponents.length && isClean ? [...run.opponents, BOSS] : run.opponents;
  return { ...over, beaten, opponents };
};

/** The same opponent again. */
export const continued = (run: Run): Run => ({ ...run, continues: run.continues + 1, last: null });

/** The record of the duel is gone: it has not been fought. */
export const forgotten = (run: Run): Run => ({ ...run, duel: null, last: null });

/** From the first opponent to the last; whoever comes after that is as strong as the last. */
const LEVELS = ['novice', 'novice', 'greedy', 'greedy', 'expert'] as const satisfies readonly BotLevel[];

export const levelOf = ({ beaten }: Run): (typeof LEVELS)[number] => LEVELS[beaten] ?? 'expert';

/** What a duel sets differently from the rulebook. There has to be a winner (H-5.8); what is drawn even then is fought again. */
export const duelTerms = (run: Run): Partial<HaiyukiOptions> => ({
  seat0: run.character,
  seat1: opponentOf(run) ?? run.character,
  extraRounds: 3,
});

/** The person sits at seat 0. */
export const outcomeOf = ([own = 0, other = 0]: BySeat<number>): Outcome =>
  own === other ? 'drawn' : own > other ? 'won' : 'lost';
