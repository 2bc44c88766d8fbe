/** How a match ended, from what was kept of its table: who began it in which seat, and what its record says. */
import type { GameId } from '@paiju/engine';
import { at, GAMES, readRecord } from '@paiju/engine';
import type { Ladder } from '@paiju/protocol';
import { ladderOf } from '@paiju/protocol';
import type { Entry, Sitter } from '../sittings/entries.ts';
import type { SittingState } from '../sittings/fold.ts';
import { fold, matchIn } from '../sittings/fold.ts';
import type { Ended } from './facts.ts';
import { endedIn } from './facts.ts';

export interface ReckonedSeat extends Ended {
  readonly guest: string | null;
  readonly level: string | null;
}

export interface Reckoned {
  readonly game: GameId;
  readonly preset: string;
  readonly ladder: Ladder | null;
  readonly seats: readonly ReckonedSeat[];
}

/**
 * Whoever began has the seat, whatever became of it: nobody leaves a match to lose nothing. A chair in which a bot began is
 * that of a person who took it later, where this does not count. Throws where what was kept makes no sense.
 */
export const reckon = (entries: readonly Entry[], match: number): Reckoned => {
  const [begun, last] = chairsOf(entries, match);
  const kept = matchIn(entries, match);
  const record = readRecord(GAMES, kept?.record ?? '');
  const ended = record.ok ? endedIn(record.value) : null;
  if (ended === null) throw new Error('a match was kept that cannot be reckoned');
  const { ruleset, preset, rated } = last.terms;
  return {
    ...{ game: ruleset, preset, ladder: rated ? ladderOf(ruleset, preset) : null },
    seats: ended.map((one, seat) => ({ ...one, ...whose(at(begun, seat), at(last.chairs, seat)) })),
  };
};

const chairsOf = (entries: readonly Entry[], match: number): [begun: readonly Sitter[], SittingState] => {
  let state: SittingState | null = null;
  let begun: readonly Sitter[] | null = null;
  for (const entry of entries) {
    if (entry.type !== 'step') state = fold(state, entry);
    if (entry.type === 'began' && entry.match === match) begun = state?.chairs ?? null;
    if (entry.type === 'over' && entry.match === match) break;
  }
  if (state === null || begun === null) throw new Error(`there is no match ${match}`);
  return [begun, state];
};

const whose = (begun: Sitter, last: Sitter): Pick<ReckonedSeat, 'guest' | 'level'> => {
  const sitter = begun.is === 'person' ? begun : last;
  if (sitter.is === 'person') return { guest: sitter.guest, level: null };
  return { guest: null, level: begun.is === 'bot' ? begun.level : null };
};
