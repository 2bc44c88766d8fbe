/** What a seat can work out holds in every world it imagines. That the worlds look right is C9 of the contract suite. */
import { expect, test } from 'vitest';
import { countOf } from '../../core/counts.ts';
import { meldTiles } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import { inRandomRounds } from '../../testing/states.ts';
import { isTenpai } from './hand.ts';
import { isReadyIn, readinessOf } from './imagineReady.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';
import type { HaiyukiState } from './state.ts';
import { opponentOf } from './state.ts';
import { waitsOf } from './yaku.ts';

const chance = new Stream({ seed: seedOf('3c'.repeat(32)), round: 0, name: 'search' });

/** The closed and open tiles of a seat, without a tile just drawn or declared as a win. */
const atRest = ({ seats, phase }: HaiyukiState, seat: Seat) => {
  const { concealed, melds } = at(seats, seat);
  const tiles = concealed.slice();
  for (const tile of melds.flatMap(meldTiles)) tiles[tile] = countOf(tiles, tile) + 1;
  const drawn = phase.name === 'turn' && phase.seat === seat ? phase.drawn : null;
  const won =
    phase.name === 'declared' && phase.win.way === 'tsumo' && phase.win.seat === seat ? phase.win.tile : null;
  const extra = drawn ?? won;
  if (extra !== null) tiles[extra] = countOf(tiles, extra) - 1;
  return tiles;
};

const CASES: readonly Partial<HaiyukiOptions>[] = [
  {},
  { seat0: 'yuri', seat1: 'smash' },
  { seat0: 'fari', seat1: 'petum' },
  { seat0: 'rinxiang', seat1: 'yuri', askInRiichi: true },
  { seat0: 'petum', seat1: 'petum', start: 'fixed' },
];

test.each(CASES)('H-4.4, H-4.5: what is worked out of a ready hand is never wrong, with %o', (changes) => {
  let told = 0;
  inRandomRounds(haiyuki, { ...RULEBOOK, ...changes }, 60, (state, viewer) => {
    const seat = opponentOf(viewer);
    const view = haiyuki.view(state, viewer);
    if (!isReadyIn(view, seat)) return;
    told += 1;
    const waits = waitsOf(atRest(state, seat)).reduce((bits, { tile }) => bits | (1 << tile), 0);
    const { wanted, unwanted } = readinessOf(view, seat);
    expect([waits !== 0, waits & wanted, waits & unwanted]).toEqual([true, wanted, 0]);
    const world = haiyuki.imagine(view, chance);
    const imagined = waitsOf(atRest(world, seat)).reduce((bits, { tile }) => bits | (1 << tile), 0);
    expect([imagined !== 0, imagined & wanted, imagined & unwanted]).toEqual([true, wanted, 0]);
  });
  expect(told).toBeGreaterThan(10);
});

test('H-4.4: a hand that has not declared riichi may be anything', () => {
  const state = haiyuki.start(
    RULEBOOK,
    haiyuki.firstSetup(RULEBOOK, seedOf('11'.repeat(32))),
    haiyuki.deal(RULEBOOK, seedOf('11'.repeat(32)), 0),
  ).state;
  const view = haiyuki.view(state, 0);
  const ready = Array.from({ length: 200 }, () => isTenpai(haiyuki.imagine(view, chance), 1)).filter(Boolean);
  expect(ready.length).toBeLessThan(5);
});
