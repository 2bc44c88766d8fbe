/** The codes in which advisers give their reasons, in words. */
import { expect, test } from 'vitest';
import { factDifference, factText, termDifference, termName } from './opinions.ts';

// [fact, value, what is said; by how much it differs, what is said]
const FACTS: readonly [string, number, string, number, string][] = [
  ['distance', 2, '2 away from ready', 1, '1 further from ready'],
  ['distance', 0, 'ready', -2, '2 nearer to ready'],
  ['distance', -1, 'complete', -1, '1 nearer to ready'],
  ['useful', 23, 'useful tiles left: 23', -6, 'useful tiles: 6 fewer'],
  ['useful', 0, 'useful tiles left: 0', 0.2, ''],
  ['win-chance', 0.384, '38% likely to win', -0.04, '4% less likely to win'],
  ['win-chance', 1, '100% likely to win', 0.001, ''],
  ['win-value', 13, 'a win brings 13', 2.25, 'a win brings 2.3 more'],
  ['win-value', 3.84, 'a win brings 3.8', -0.01, ''],
  ['deal-in', 0.06, '6% likely to be won on', 0.03, '3% more likely to be won on'],
  ['deal-in', 0.001, '', -0.001, ''],
  ['draws', 9, 'own draws left: 9', 1, ''],
  ['pure-suit', 1, 'towards a pure suit', -1, 'gives up the pure suit'],
  ['pure-suit', 0, '', 1, 'builds a pure suit'],
  ['worlds', 1, 'tried in 1 world', 5, ''],
  ['mp-cost', 18, 'costs 18 MP', -8, 'costs 8 MP less'],
  ['exchanged', 1, 'tiles exchanged: 1', 2, 'tiles exchanged: 2 more'],
  ['novelty', 2, 'novelty 2', 1, ''],
];

test.each(FACTS)('%s %d is %j', (code, value, said, by, difference) => {
  expect([factText(code, value), factDifference(code, by)]).toEqual([said, difference]);
});

// [term, its name, by how much it differs, what is said]
const PARTS: readonly [string, string, number, string][] = [
  ['win', 'win', 1.25, '1.3 more from winning'],
  ['later-risk', 'later risk', -2, 'risks 2 more later'],
  ['mp', 'MP spent', 40, 'saves MP that may bring 40 later'],
  ['tried-out', 'tried out', -0.5, '0.5 less when tried out'],
  ['learned', 'learnt from games', 0.5, '0.5 more when learnt from games'],
  ['novelty', 'novelty', 3, '3 more novelty'],
];

test.each(PARTS)('%s is called %j', (code, name, by, difference) => {
  expect([termName(code), termDifference(code, by)]).toEqual([name, difference]);
});
