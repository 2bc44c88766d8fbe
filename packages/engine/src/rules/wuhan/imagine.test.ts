/** What a seat can work out holds in every world it imagines. That the worlds look right is C9 of the contract suite. */
import { expect, test } from 'vitest';
import type { Seat } from '../../core/seat.ts';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import { at, play } from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import { specialKind } from './specials.ts';
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
    worldsOf(at('koukou passedWin=barred', '0* 123m 55p +5p; barred 13'), seat)[0]?.extra.barred;
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
