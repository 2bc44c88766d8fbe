/** The codes in which advisers give their reasons: each must have words. */
import {
  HAIYUKI_FACTS,
  HAIYUKI_PARTS,
  WUHAN_FACTS,
  WUHAN_PARTS,
  XUEZHAN_FACTS,
  XUEZHAN_PARTS,
} from '@paiju/bots';
import { expect, test } from 'vitest';
import { DESKS } from '../desks.ts';

// [game, parts, facts]
const CODES: readonly [keyof typeof DESKS, readonly string[], readonly string[]][] = [
  ['xuezhan', XUEZHAN_PARTS, XUEZHAN_FACTS],
  ['wuhan', WUHAN_PARTS, WUHAN_FACTS],
  ['haiyuki', HAIYUKI_PARTS, HAIYUKI_FACTS],
];

test('every game is here', () => expect(CODES.map(([id]) => id)).toEqual(Object.keys(DESKS)));

test.each(CODES)('%s: every code that an adviser uses has words', (id, parts, facts) => {
  const { opinions } = DESKS[id].words;
  expect(parts.filter((code) => !opinions.parts[code]?.name || !opinions.parts[code].compared)).toEqual([]);
  expect(facts.filter((code) => !opinions.facts[code]?.is(1))).toEqual([]);
});

// [game, fact, value, what is said; by how much it differs, what is said]
const FACTS: readonly [keyof typeof DESKS, string, number, string, number, string | null][] = [
  ['xuezhan', 'distance', 2, '2 away from ready', 1, '1 further from ready'],
  ['xuezhan', 'distance', 0, 'ready', -2, '2 nearer to ready'],
  ['xuezhan', 'distance', -1, 'complete', -1, '1 nearer to ready'],
  ['xuezhan', 'useful', 1, '1 useful tile', -6, '6 useful tiles fewer'],
  ['xuezhan', 'useful', 23, '23 useful tiles', 1, '1 useful tile more'],
  ['xuezhan', 'useful', 0, '0 useful tiles', 0.2, null],
  ['xuezhan', 'win-chance', 0.384, '38 % likely to win', -0.04, '4 % less likely to win'],
  ['xuezhan', 'win-chance', 1, '100 % likely to win', 0.001, null],
  ['xuezhan', 'win-value', 13, 'a win brings 13', 2.25, 'a win brings 2.3 more'],
  ['xuezhan', 'win-value', 3.84, 'a win brings 3.8', -0.01, null],
  ['xuezhan', 'deal-in', 0.06, '6 % likely to be won on', 0.03, '3 % more likely to be won on'],
  ['xuezhan', 'deal-in', 0.001, '', -0.001, null],
  ['xuezhan', 'draws', 9, '9 draws left', 1, null],
  ['xuezhan', 'pure-suit', 1, 'towards pure suit 清一色', -1, 'not towards pure suit 清一色'],
  ['xuezhan', 'pure-suit', 0, '', 1, 'towards pure suit 清一色'],
  ['wuhan', 'worlds', 1, 'tried in 1 world', 5, null],
  ['haiyuki', 'mp-cost', 18, 'costs 18 MP', -8, 'costs 8 MP less'],
  ['haiyuki', 'exchanged', 1, '1 tile exchanged', 2, '2 tiles more exchanged'],
];

test.each(FACTS)('%s: %s %d is %j', (id, code, value, said, by, difference) => {
  const fact = DESKS[id].words.opinions.facts[code]!;
  expect([fact.is(value), fact.differs(by)]).toEqual([said, difference]);
});
