/** Whole matches for tests: players of Xuezhan that go for wins, and the record that players of any game leave behind. */
import { countTiles, tilesIn, withoutTile } from '../core/counts.ts';
import type { Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import { seedOf } from '../core/seed.ts';
import { Stream } from '../core/stream.ts';
import { SUITED, SUITS } from '../core/tile.ts';
import { GAMES } from '../games.ts';
import { allSuitsBut, distance } from '../hand/distance.ts';
import type { AnyAction } from '../play/ruleset.ts';
import type { Chance } from '../record/game.ts';
import type { Watch } from '../record/match.ts';
import { Match } from '../record/match.ts';
import type { RecordProblem } from '../record/problem.ts';
import { readRecord } from '../record/read.ts';
import type { Verified } from '../record/replay.ts';
import { verifyRecord } from '../record/replay.ts';
import { actionLine, headerLine, linesAfter } from '../record/write.ts';
import type { XuezhanDeal } from '../rules/xuezhan/index.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import type { XuezhanAction, XuezhanState } from '../rules/xuezhan/state.ts';
import { extraAt } from '../rules/xuezhan/state.ts';
import { writtenWall } from './deals.ts';

/** A seed from a small number, for tests that need many. */
export const seedNo = (n: number) => seedOf(n.toString(16).padStart(64, '0'));

/** A match that has not begun; by default `bury3` from the seed with that number. */
export const newMatch = (
  changes: Partial<XuezhanOptions> = {},
  chance: Chance | number = 0,
  watch: Watch = {},
): Match => {
  const terms = {
    options: { ...BURY3, ...changes },
    chance: typeof chance === 'number' ? { seed: seedNo(chance) } : chance,
    players: ['east', 'south', 'west', 'north'],
  };
  return new Match(GAMES.xuezhan, terms, watch);
};

type ChooserOf<S> = (state: S, seat: Seat) => AnyAction;
export type Chooser = (state: XuezhanState, seat: Seat) => XuezhanAction;

/** Wins and kongs where it can, keeps the hand that is nearest to ready, and leaves the rest to chance. */
export const winSeeker = (n = 0): Chooser => {
  const stream = new Stream({ seed: seedNo(n), round: 0, name: 'bot' });
  const anyOf = <T>(items: readonly T[]): T => items[stream.below(items.length)] as T;
  return (state, seat) => {
    const legal = xuezhan.legal(state, seat);
    const eager = legal.find(({ type }) => type === 'win') ?? legal.find(({ type }) => type === 'kong');
    if (eager !== undefined) return eager;
    const worth = legal.map((action) => distanceAfter(state, seat, action));
    const best = Math.min(...worth);
    return anyOf(legal.filter((_, i) => worth[i] === best));
  };
};

/** How far from ready the seat is after an action, as far as its own tiles go. */
const distanceAfter = (state: XuezhanState, seat: Seat, action: XuezhanAction): number => {
  const { concealed, melds } = at(state.seats, seat);
  const { voidSuit } = extraAt(state, seat);
  const sets = state.options.sets - melds.length;
  const usable = voidSuit === null ? undefined : allSuitsBut(SUITS.indexOf(voidSuit));
  switch (action.type) {
    case 'discard':
      return distance(withoutTile(concealed, action.tile), sets, usable);
    case 'pung':
      return distance(withoutTile(concealed, action.tile, 2), sets - 1, usable);
    case 'bury':
    case 'exchange': {
      const kept = countTiles(SUITED, tilesIn(concealed));
      for (const tile of action.tiles) kept[tile] = (kept[tile] ?? 0) - 1;
      return distance(kept, sets);
    }
    case 'void':
      return distance(concealed, sets, allSuitsBut(SUITS.indexOf(action.suit)));
    default:
      return distance(concealed, sets, usable);
  }
};

/** Plays the match from where it stands to its end, or until `stop` says so; answers the lines this added to the record. */
export const playOn = <S extends object>(
  match: Match,
  choose: ChooserOf<S>,
  stop: (match: Match) => boolean = () => false,
) => {
  const lines: string[] = [];
  while (!match.isOver && !stop(match)) {
    if (match.betweenRounds) {
      lines.push(...linesAfter(match, match.begin()));
      continue;
    }
    const [seat = 0] = match.toAct;
    const action = choose(match.state as S, seat);
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.code}`);
    lines.push(actionLine(match.rules, seat, action), ...linesAfter(match, done.value));
  }
  return lines;
};

/** The whole record of a match, as lines. */
export const recordOf = (match: Match, choose: Chooser = winSeeker()): string[] => [
  headerLine(match.rules, match.terms),
  ...playOn(match, choose),
];

/** What checking a record says: the counts, or the problem and its line. */
export const check = (lines: readonly string[]): Verified | RecordProblem => {
  const read = readRecord(GAMES, lines.join('\n'));
  if (!read.ok) return read.error;
  const verified = verifyRecord(read.value);
  return verified.ok ? verified.value : verified.error;
};

/** A deal written by hand: 14 tiles for seat 0 and 13 for the others, what is drawn first, and the rest in order behind. */
export const dealOf = (hands: readonly string[], front = '', back = ''): XuezhanDeal => ({
  wall: writtenWall(SUITED, [...hands, front], back),
  direction: 1,
});
