import { GAMES, Stream } from '@paiju/engine';
import type { BigType, JudgedSeat, WuhanOptions } from '@paiju/engine/wuhan';
import { judgeMinimum, judgeSettlement, productOf } from '@paiju/engine/wuhan';
import { expect, test } from 'vitest';
import { seedNumber } from '../testing/match.ts';
import { owed, smallestOwed, takenBy } from './payments.ts';

const { presets } = GAMES.wuhan.rules.options;
const TYPES: readonly (readonly BigType[])[] = [[], ['triplets'], ['triplets', 'all-jiang']];

test.each(['koukou', 'kaikou'])(
  'W-8.1, W-8.7 in %s what is reckoned is what the engine settles',
  (preset) => {
    const stream = new Stream({ seed: seedNumber(1), round: 0, name: 'bot' });
    const changes = [{}, { cap: null }, { stacking: 'double', bigSelfDraw: 'double', bigDiscard: 'double' }];
    for (let row = 0; row < 500; row++) {
      const options = { ...presets[preset], ...changes[row % 3] } as WuhanOptions;
      const seats: JudgedSeat[] = [0, 1, 2, 3].map(() => ({
        melds: Array.from({ length: stream.below(4) }, () => ({ kind: 'pung', from: 0 }) as const),
        special: { laizi: stream.below(2), pizi: stream.below(3), zhong: stream.below(3) },
        ready: false,
      }));
      const winner = stream.below(4);
      const from = stream.below(2) === 0 ? null : (winner + 1 + stream.below(3)) % 4;
      const way = from === null ? 'self-draw' : 'discard';
      const types = TYPES[stream.below(3)] ?? [];
      const hard = stream.below(2) === 0;
      const dealer = stream.below(4);
      const judged = { dealer, winner, way, from, types, hard, seats } as const;
      const { raw, deltas } = judgeSettlement(options, judged);

      const terms = { options, dealer, products: seats.map((seat) => productOf(options, seat)) };
      const win = { winner, types: types.length, hard, way, from } as const;
      expect(seats.map((_, seat) => (seat === winner ? 0 : owed(terms, win, seat)))).toEqual(raw);
      expect(takenBy(terms, win)).toBe(deltas[winner]);
      expect(smallestOwed(terms, win)).toBe(judgeMinimum(options, judged, []).smallest);
    }
  },
);
