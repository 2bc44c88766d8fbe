import { expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import type { XuezhanEvent } from '../../rules/xuezhan/state.ts';
import { optionsOf } from '../../testing/hands.ts';
import { newMatch, playOn, winSeeker } from '../../testing/match.ts';
import { transfersFor } from '../../testing/settlements.ts';
import { auditTransfers, balances, isZeroSum } from '../ledger.ts';
import { settle } from '../scorer.ts';
import { xuezhanScorer } from './index.ts';

test.each([
  ['bury3', 100],
  ['bury3 startPoints=-20', -20],
  ['sichuan', 0],
  ['xueliu startPoints=1000', 1000],
])('X-3.3 %s starts with %i points', (options, points) => {
  expect(xuezhanScorer.startPoints(optionsOf(options))).toBe(points);
  expect(newMatch({ startPoints: points }).balances).toEqual([points, points, points, points]);
});

test('it is the scorer of Xuezhan', () => {
  expect(xuezhanScorer.rulesetId).toBe('xuezhan');
  expect(GAMES.xuezhan.scorer).toBe(xuezhanScorer);
});

test('X-15.5 rounds do not share a memory', () => {
  const story = '0 kong claimed<3; ended unready | - | - | -';
  const first = transfersFor('bury3 kongMoney=refund', story);
  expect(first.length).toBe(2);
  expect(transfersFor('bury3 kongMoney=refund', story)).toEqual(first);
});

const QUIET: readonly XuezhanEvent[] = [
  { type: 'dealt', round: 0, dealer: 0, hands: [[], [], [], []], wall: [], chance: { direction: 1 } },
  { type: 'chosen', seat: 0, choice: { type: 'void', suit: 's' } },
  { type: 'buried', suits: ['s', 's', 's', 's'], tiles: [[], [], [], []] },
  { type: 'exchanged', direction: 1, tiles: [[], [], [], []] },
  { type: 'voided', suits: ['s', 's', 's', 's'] },
  { type: 'drew', seat: 0, tile: 0 as never, end: 'front' },
  { type: 'discarded', seat: 0, tile: 0 as never },
  { type: 'kong-declared', seat: 0, tile: 0 as never, justDrawn: true },
  { type: 'claims-opened', offers: [[], [], [], []] },
  { type: 'answered', seat: 1, answer: { type: 'pass' }, declined: null },
];

test.each(QUIET)('X-15.5 $type is not paid', (event) => {
  expect(settle(xuezhanScorer, optionsOf('sichuan'), [event])).toEqual([]);
});

test.each(['bury3', 'sichuan', 'xueliu', 'xueliu kongMoney=transfer base=3', 'sichuan value=sum cap=none'])(
  'X-14.2, X-15.6 the balances add up after every transfer: %s',
  (text) => {
    const options = optionsOf(text);
    const reasons = new Set<string>();
    for (let n = 0; n < 5; n++) {
      const match = newMatch(options, n);
      playOn(match, winSeeker(n));
      const transfers = match.history.flatMap((moment) => moment.transfers);
      expect(auditTransfers(4, transfers)).toBeNull();
      for (const [i, { reason }] of transfers.entries()) {
        reasons.add(reason);
        expect(
          isZeroSum(balances(4, options.startPoints, transfers.slice(0, i + 1)), options.startPoints),
        ).toBe(true);
      }
    }
    expect(reasons).toContain('discard-win');
    expect(reasons).toContain('self-drawn-win');
  },
);
