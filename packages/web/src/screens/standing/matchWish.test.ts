import type { MatchFilter } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { ANY_MATCH, partsOf, wishIn } from './matchWish.ts';

const BEN = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

// [the parts of an address, what is wanted, the address that says it]
const ROWS: readonly [readonly string[], Partial<MatchFilter>, readonly string[]][] = [
  [[], {}, []],
  [['wuhan'], { game: 'wuhan' }, ['wuhan']],
  [['first', 'wuhan'], { game: 'wuhan', result: 'first' }, ['wuhan', 'first']],
  [['last', 'unrated', BEN], { result: 'last', rated: false, with: BEN }, ['last', 'unrated', BEN]],
  [['rated'], { rated: true }, ['rated']],
  [['go', '', 'second', 'constructor', BEN.slice(1)], {}, []],
];

test.each(ROWS)('%j', (parts, wish, address) => {
  expect(wishIn(parts)).toEqual({ ...ANY_MATCH, ...wish });
  expect(partsOf({ ...ANY_MATCH, ...wish })).toEqual(address);
});
