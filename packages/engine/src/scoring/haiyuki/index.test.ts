/** The ledger mirrors the hit points. */
import { expect, test } from 'vitest';
import { changed, JUNK, play, position, READY } from '../../rules/haiyuki/testing/position.ts';
import { settle } from '../scorer.ts';
import { haiyukiScorer } from './index.ts';

const OPTIONS = { seat0: 'fari', seat1: 'ataho' } as const;
const start = (hp: [number, number], hands: [string, string] = [READY, JUNK], draws = 'Y') =>
  position({ hands, draws, hp, options: OPTIONS });
const text = (events: ReturnType<typeof play>['events']): string =>
  settle(haiyukiScorer, start([1, 1]).options, events)
    .map(({ from, to, points, reason, cause }) => `${from}>${to} ${points} ${reason} @${cause}`)
    .join(', ');

test('H-10.4: it starts at the HP of the table', () => {
  expect(haiyukiScorer.startPoints({ ...start([1, 1]).options, hp: 4321 })).toBe(4321);
});

test('H-10.4: damage goes to the bank, at most what was there', () => {
  expect(text(play(start([10_000, 10_000]), '0 tsumo').events)).toBe('1>bank 3200 damage @1');
  expect(text(play(start([10_000, 700]), '0 tsumo').events)).toBe('1>bank 700 damage @1');
});

test('H-10.4: what is regained comes from the bank, at most what was missing', () => {
  expect(text(play(start([5000, 1]), '0 skill RECOVERY').events)).toBe('bank>0 3000 recovery @0');
  expect(text(play(start([9900, 1]), '0 skill RECOVERY').events)).toBe('bank>0 100 recovery @0');
  expect(text(play(start([5000, 1]), '0 skill DISCARD_GUARD').events)).toBe('');
});

test('H-10.4, H-5.6: the noten penalty goes to the bank', () => {
  const last = changed(start([10_000, 600], [READY, JUNK], 'vv'), 20);
  expect(text(play(last, '0 discard v', '1 discard v').events)).toMatch(/^1>bank 600 noten @\d+$/);
  const none = changed(start([10_000, 600], [JUNK, JUNK], 'vv'), 20);
  expect(text(play(none, '0 discard v', '1 discard v').events)).toBe('');
});
