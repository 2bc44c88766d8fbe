/** What a seat can work out holds in every world it imagines. That the worlds look right is C9 of the contract suite. */
import { expect, test } from 'vitest';
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import { tilesOf } from '../../core/notation.ts';
import type { Seat } from '../../core/seat.ts';
import { at as inSeat } from '../../core/seat.ts';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { ALL_SUITS, distance } from '../../hand/distance.ts';
import { at, play } from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import { specialKind, specialsOf, ZHONG } from './specials.ts';
import type { WuhanState } from './state.ts';

const worldsOf = (state: WuhanState, seat: Seat | null): WuhanState[] => {
  const chance = new Stream({ seed: seedOf('3c'.repeat(32)), round: 0, name: 'search' });
  return Array.from({ length: 100 }, () => wuhan.imagine(wuhan.view(state, seat), chance));
};

test('W-3.2, W-10.4: a hidden kong is of no special tile', () => {
  const state = at(
    'koukou showConcealedKong=false',
    '0* 123m 55p 456s 789s 11p +2p; 1 147m 369p 147s 9p | kong 8m concealed',
  );
  const kinds = new Set(worldsOf(state, 0).map(({ seats }) => seats[1]?.melds[0]?.tile));
  expect(kinds.size).toBeGreaterThan(5);
  for (const tile of kinds) expect(specialKind(state.extra, tile ?? state.extra.laizi)).toBeNull();
});

test('W-4.11: only the own decline is known', () => {
  const barred = (seat: Seat): readonly Seat[] | undefined =>
    worldsOf(at('koukou passedWin=barred', '0* 123m 55p +5p; barred 1, 3'), seat)[0]?.extra.barred;
  expect([barred(0), barred(1), barred(2), barred(3)]).toEqual([[], [1], [], [3]]);
});

test('W-4.1: in a window the others are asked what the rules give them, and have not answered', () => {
  const start = at(
    'koukou',
    '0* 123m 5p 456s 789s 11p 3m +5p; 1 147m 369p 147s 1234z; 2 55p 147m 369s 1234z1m',
  );
  const { state } = play(start, '0 discard 5p');
  const asked = worldsOf(state, 2).map((world) => wuhan.toAct(world).join());
  expect(new Set(asked).size).toBeGreaterThan(1);
  expect(asked.every((seats) => seats.includes('2'))).toBe(true);
});

/** As `at` has it, unless it is told. */
const FLIP = tilesOf(SUITED_AND_HONOURS, '1z')[0] as Tile;

/** A hundred hidden hands of seat 1 after some draws: tiles away from ready, and how many skins and red dragons are left. */
const grown = (laid: string): { away: number; dead: number } => {
  const text = `0* 123m 55p 456s 789s 11p +2p; 1 147m 369p 147s 1234z ${laid}; wall ?40`;
  const hands = worldsOf(at('koukou', text), 0).map(({ seats }) => inSeat(seats, 1).concealed.slice());
  const tiles = [ZHONG, ...specialsOf({ specials: 'zhong-skins' }, FLIP).pizi];
  const mean = (of: (hand: Counts) => number): number =>
    hands.reduce((sum, hand) => sum + of(hand), 0) / hands.length;
  return {
    away: mean((hand) => distance(hand, 4, ALL_SUITS)),
    dead: mean((hand) => tiles.reduce((sum, tile) => sum + countOf(hand, tile), 0)),
  };
};

test('W-3.1: what was laid out alone brings a hidden hand no closer', () => {
  expect(grown('').away).toBeLessThan(2.5);
  expect(
    Math.abs(grown('| kong 7z special | kong 1z special | kong 5z special').away - grown('').away),
  ).toBeLessThan(0.4);
});

test('W-3.3: whoever has played for long has no skin left', () => {
  expect(grown('').dead).toBeLessThan(0.1);
});
