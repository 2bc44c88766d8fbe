/**
 * Every win type and every contractor as it comes about in play: ordinary walls from a seed, and four seats that want to
 * win. The seeds were looked for, so that the matches are short; the contract suite meets the same things unlooked for.
 */
import { expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { expectGolden } from '../../testing/golden.ts';
import type { Style } from '../../testing/player.ts';
import { matchPlayed, playthrough } from '../../testing/playthrough.ts';
import { transferText } from '../../testing/position.ts';
import { winText, wuhanOptions } from '../../testing/wuhanPosition.ts';
import { BIG_TYPES } from './basics.ts';
import type { WuhanEvent } from './state.ts';
import { WUHAN_SETTINGS } from './testing/settings.ts';

const TABLE = { game: GAMES.wuhan, options: wuhanOptions('koukou'), settings: WUHAN_SETTINGS };
const ALL_WINDS = 9126;
const ALL_JIANG = 12237;

// [rules, how every seat plays, seed, the win, with a contractor its payment]
const MATCHES: readonly [string, Style, number, string, string?][] = [
  ['W-6.1 small, hard', 'seek', 884, '1 on 5p discard<3: hard small'],
  ['W-6.2 small, soft', 'seek', 1097, '2 on 7p discard<3: soft small'],
  ['W-6.3, W-8.18', 'flush', 66, '0 on 6p discard<1: soft pure-flush', '3>0 620 contract-third-opening'],
  ['W-6.4', 'triplets', 415, '0 on 6s discard<1: hard triplets'],
  ['W-6.5 hard', 'uniform', ALL_WINDS, '3 on 1z discard<2: hard all-winds'],
  ['W-6.5 soft', 'uniform', 17538, '0 on 3z self-draw: soft all-winds'],
  ['W-6.6 hard', 'uniform', ALL_JIANG, '1 on 5p discard<2: hard all-jiang'],
  ['W-6.6 soft', 'uniform', 11602, '2 on 5s discard<0: soft all-jiang'],
  ['W-6.7, W-8.16', 'seek', 1234, '1 on 8p discard<3: soft fully-melded', '3>1 1480 contract-fully-melded'],
  ['W-6.8', 'seek', 232, '2 on 5s kong-bloom: hard kong-bloom'],
  ['W-6.9', 'flush', 968, '2 on 7m self-draw: soft last-tile'],
  [
    'W-6.10, W-8.15',
    'seek',
    1381,
    '1 on 9s robbed-kong<0: hard robbed-kong',
    '0>1 1500 contract-robbed-kong',
  ],
];

test.each(MATCHES)('%s: four that play %s, seed %i: %s', (_, style, seed, win, contract) => {
  const { history, transfers } = matchPlayed(TABLE, seed, style);
  expect(winText(history.flatMap(({ events }) => events as readonly WuhanEvent[]))).toBe(win);
  // W-8.2: a contractor pays alone, and without one all three losers pay.
  const paid = transfers.map(transferText);
  if (contract === undefined) expect(paid).toHaveLength(3);
  else expect(paid).toEqual([contract]);
});

test('W-6.1 to W-6.10, W-8.15, W-8.16, W-8.18: none is left out', () => {
  const told = MATCHES.map(([, , , win, contract]) => `${win} ${contract}`).join('; ');
  const contracts = ['contract-robbed-kong', 'contract-fully-melded', 'contract-third-opening'];
  const expected = [...BIG_TYPES, 'hard small', 'soft small', ...contracts];
  expect(expected.filter((word) => !told.includes(word))).toEqual([]);
});

test.each([
  ['W-6.5', 'all-winds', ALL_WINDS],
  ['W-6.6', 'all-jiang', ALL_JIANG],
] as const)('%s %s as a text to read', (_, type, seed) => {
  expectGolden(playthrough(TABLE, seed, 'uniform'), `playthroughs/wuhan-${type}.txt`);
});
