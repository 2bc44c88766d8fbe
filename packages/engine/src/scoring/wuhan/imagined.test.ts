import { expect, test } from 'vitest';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import type { BigType, WinWay } from '../../rules/wuhan/basics.ts';
import { productOf } from '../../rules/wuhan/openings.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import { WUHAN_OPTIONS } from '../../rules/wuhan/options.ts';
import { isDrawn, owedBy, smallestOwed } from '../../rules/wuhan/worth.ts';
import { shareOf, takenBy } from './imagined.ts';
import type { JudgedSeat } from './judge.ts';
import { judgeMinimum, judgeSettlement } from './judge.ts';

const TYPES: readonly (readonly BigType[])[] = [
  [],
  ['triplets'],
  ['triplets', 'all-jiang'],
  ['kong-bloom'],
  ['last-tile'],
];
const WAYS: readonly WinWay[] = ['self-draw', 'discard', 'kong-bloom', 'robbed-kong'];
const CHANGES: readonly Partial<WuhanOptions>[] = [
  {},
  { cap: null },
  { cap: 40, goldenCap: 70, goldenCapKouKou: 90 },
  { cap: 30, goldenCap: 50, goldenCapKouKou: 60, capOneUnopened: 70, capTwoUnopened: 80 },
  { cap: 20, capThreeUnopened: 900, capTwoUnopened: 700 },
  { piao: 10 },
  { stacking: 'double', bigSelfDraw: 'double', bigDiscard: 'double' },
  { bloomSelfDrawn: true, lastTileSelfDrawn: true },
];

test.each(['koukou', 'kaikou'])(
  'W-8.1, W-8.7, W-8.21, W-8.23 in %s what is thought of a win is what is settled',
  (preset) => {
    const stream = new Stream({ seed: seedOf('1'.padStart(64, '0')), round: 0, name: 'bot' });
    const pick = <T>(of: readonly T[]): T => of[stream.below(of.length)] as T;
    for (let row = 0; row < 1000; row++) {
      const options = { ...WUHAN_OPTIONS.presets[preset], ...pick(CHANGES) } as WuhanOptions;
      const seats: JudgedSeat[] = [0, 1, 2, 3].map(() => ({
        melds: Array.from({ length: stream.below(4) }, () => ({ kind: 'pung', from: 0 }) as const),
        special: {
          laizi: stream.below(2),
          pizi: stream.below(3),
          zhong: stream.below(3),
          fa: stream.below(2),
        },
        ready: false,
      }));
      const winner = stream.below(4);
      const way = pick(WAYS);
      const from = way === 'discard' || way === 'robbed-kong' ? (winner + 1 + stream.below(3)) % 4 : null;
      const types = pick(TYPES);
      const hard = stream.below(2) === 0;
      const dealer = stream.below(4);
      const judged = { dealer, winner, way, from, types, hard, seats };
      const { raw, capped, deltas } = judgeSettlement(options, judged);

      const stakes = {
        options,
        dealer,
        products: seats.map((seat) => productOf(options, seat)),
        opened: seats.map(({ melds }) => melds.length > 0),
      };
      const win = {
        winner,
        types: types.length,
        hard,
        drawn: isDrawn(options, { way, types }),
        discarder: way === 'discard' ? from : null,
      };
      const of = (owed: (seat: number) => number): number[] =>
        seats.map((_, seat) => (seat === winner ? 0 : owed(seat)));
      expect(of((seat) => owedBy(stakes, win, seat))).toEqual(raw);
      expect(of((seat) => shareOf(stakes, win, seat) - options.piao)).toEqual(capped);
      expect(takenBy(stakes, win)).toBe(deltas[winner]);
      expect(smallestOwed(stakes, win)).toBe(judgeMinimum(options, judged, []).smallest);
    }
  },
);
