import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../play/ruleset.ts';
import type { Transfer } from '../scoring/ledger.ts';
import type { AnyScorer } from '../scoring/scorer.ts';
import type { ScoringTrouble } from './bookkeeper.ts';
import { Bookkeeper } from './bookkeeper.ts';

const EVENT: AnyEvent = { type: 'won' };
const pays = (from: Transfer['from'], to: Transfer['to'], points: number, cause = 0): Transfer => ({
  from,
  to,
  points,
  reason: 'test',
  cause,
});
const scorer = (see: (event: AnyEvent, cause: number) => readonly Transfer[], start = 100): AnyScorer => ({
  rulesetId: 'test',
  startPoints: () => start,
  observe: () => ({ see }),
});
const open = (own: AnyScorer | null) => {
  const troubles: ScoringTrouble[] = [];
  const books = new Bookkeeper(own, {}, 4, (trouble) => troubles.push(trouble));
  books.beginRound();
  return { books, troubles };
};
const failing = (): never => {
  throw new Error('out of ink');
};

describe('a sound settlement', () => {
  test('is kept, and moves the balances', () => {
    const { books, troubles } = open(scorer((_, cause) => [pays(0, 2, 3, cause)]));
    expect(books.post([EVENT, EVENT])).toEqual([pays(0, 2, 3, 0), pays(0, 2, 3, 1)]);
    expect(books.balances).toEqual([94, 100, 106, 100]);
    expect(troubles).toEqual([]);
  });

  test('counts events from 0 in every round, and gives every round a memory of its own', () => {
    let observers = 0;
    const own: AnyScorer = {
      ...scorer(() => []),
      observe: () => {
        observers += 1;
        return { see: (_, cause) => [pays(0, 1, observers, cause)] };
      },
    };
    const { books } = open(own);
    books.post([EVENT, EVENT]);
    books.beginRound();
    expect(books.post([EVENT])).toEqual([pays(0, 1, 2, 0)]);
    expect(books.transfers.map(({ points }) => points)).toEqual([1, 1, 2]);
  });

  test('may take points from the bank, which is nobody’s loss', () => {
    const { books, troubles } = open(scorer(() => [pays('bank', 1, 5)]));
    books.post([EVENT]);
    expect(books.balances).toEqual([100, 105, 100, 100]);
    expect(troubles).toEqual([]);
  });
});

describe('trouble is reported and never thrown', () => {
  test('a settlement that throws pays nothing, and the next event is heard again', () => {
    const { books, troubles } = open(
      scorer((_, cause) => (cause === 0 ? failing() : [pays(0, 1, 1, cause)])),
    );
    expect(books.post([EVENT, EVENT])).toEqual([pays(0, 1, 1, 1)]);
    expect(troubles).toEqual([{ code: 'settlement-failed', event: 'won', detail: 'Error: out of ink' }]);
  });

  test.each([
    ['a seat that is not there', pays(0, 4, 1), 'unknown-account'],
    ['a seat paying itself', pays(2, 2, 1), 'unknown-account'],
    ['half a point', pays(0, 1, 0.5), 'not-whole-positive-points'],
    ['nothing', pays(0, 1, 0), 'not-whole-positive-points'],
    ['less than nothing', pays(0, 1, -3), 'not-whole-positive-points'],
    ['no number', pays(0, 1, Number.NaN), 'not-whole-positive-points'],
  ])('%s: the whole settlement is left out', (_, transfer, detail) => {
    const { books, troubles } = open(scorer(() => [pays(0, 1, 1), transfer]));
    expect(books.post([EVENT])).toEqual([]);
    expect(books.balances).toEqual([100, 100, 100, 100]);
    expect(troubles).toEqual([{ code: 'unsound-transfers', event: 'won', detail }]);
  });

  test('a total that is off: the transfer stays, the trouble says all four balances', () => {
    const { books, troubles } = open(scorer(() => [pays(0, 1, Number.MAX_SAFE_INTEGER)]));
    expect(books.post([EVENT])).toHaveLength(1);
    expect(troubles).toEqual([
      { code: 'not-zero-sum', event: 'won', detail: `${books.balances.join(', ')} from 100 each` },
    ]);
  });

  test('a scorer that fails at the start of the match or of a round', () => {
    const { books, troubles } = open({ rulesetId: 'test', startPoints: failing, observe: failing });
    expect(books.post([EVENT])).toEqual([]);
    expect(books.balances).toEqual([0, 0, 0, 0]);
    expect(troubles.map(({ code, event }) => [code, event])).toEqual([
      ['settlement-failed', 'match'],
      ['settlement-failed', 'round'],
    ]);
  });
});

test('without a scorer nothing is ever paid', () => {
  const { books, troubles } = open(null);
  expect(books.post([EVENT])).toEqual([]);
  expect([books.start, books.balances, troubles]).toEqual([0, [0, 0, 0, 0], []]);
});

// Anything may come out of a broken scorer; the types end where the bug begins.
test.each([[null], [undefined], [[null]], [7]])('X-15.5 a scorer that answers %j is reported', (answer) => {
  const { books, troubles } = open(scorer(() => answer as unknown as readonly Transfer[]));
  expect(books.post([EVENT])).toEqual([]);
  expect(troubles.map(({ code }) => code)).toEqual(['settlement-failed']);
});

test('X-15.5 a listener that throws stops nothing', () => {
  const books = new Bookkeeper(scorer(failing), {}, 4, failing);
  books.beginRound();
  expect(books.post([EVENT])).toEqual([]);
});
