/** Matches of Xuezhan with tiles written down. */
import type { MatchTerms, Seed, Tile } from '@paiju/engine';
import { GAMES, kinds, SUITED, seedOf, tilesOf } from '@paiju/engine';
import type { XuezhanDeal, XuezhanOptions } from '@paiju/engine/xuezhan';

export const PRESETS = Object.entries(GAMES.xuezhan.rules.options.presets);
export const BURY3 = GAMES.xuezhan.rules.options.presets.bury3 as XuezhanOptions;

const seedNumber = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));

export const seeded = (options: object, seed: number): MatchTerms => ({
  options,
  chance: { seed: seedNumber(seed) },
  players: ['a', 'b', 'c', 'd'],
});

export interface DealText {
  /** Seat by seat, the dealer (seat 0) with one tile more. */
  readonly hands: readonly string[];
  /** The first tiles drawn, and the first replacement tiles. */
  readonly front?: string;
  readonly back?: string;
}

/** The tiles that are not named fill up the wall in order. */
const dealOf = ({ hands, front = '', back = '' }: DealText): XuezhanDeal => {
  const dealt = tilesOf(SUITED, hands.join(' '));
  const first = tilesOf(SUITED, front);
  const last = tilesOf(SUITED, back).reverse();
  const used = [...dealt, ...first, ...last];
  const rest = kinds(SUITED).flatMap((tile) => copiesLeft(tile, used));
  return { wall: [...dealt, ...first, ...rest, ...last], direction: 1 };
};

const copiesLeft = (tile: Tile, used: readonly Tile[]): Tile[] => {
  const left = SUITED.copies - used.filter((other) => other === tile).length;
  if (left < 0) throw new RangeError(`too many copies of ${SUITED.codes[tile]}`);
  return Array.from({ length: left }, () => tile);
};

export const dealt = (text: DealText, options: Partial<XuezhanOptions> = {}): MatchTerms => ({
  options: { ...BURY3, ...options },
  chance: { deals: [dealOf(text)] },
  players: ['a', 'b', 'c', 'd'],
});
