import { expect, test } from 'vitest';
import type { BigType } from '../../rules/wuhan/basics.ts';
import { play, at as table, wuhanOptions } from '../../testing/wuhanPosition.ts';
import { judged, paidFor, seatOf } from '../../testing/wuhanSettlements.ts';
import { contractFor } from './contractor.ts';

const FLUSH = 'koukou contractorOrder=flush-first';
const NO_ADDED = 'koukou addedKongKeepsOpening=no';

/** `'3 third-opening'`, or `'nobody'`. */
const contractText = (options: string, how: string, laid: string): string => {
  const [types = '', from, ready] = how.split(' < ');
  const contract = contractFor(wuhanOptions(options), {
    types: types.split(', ').filter((type) => type !== 'small') as BigType[],
    from: from === undefined || from === '-' ? null : Number(from),
    discarderReady: ready === undefined ? null : ready === 'ready',
    melds: seatOf(laid).melds,
  });
  return contract === null ? 'nobody' : `${contract.seat} ${contract.reason}`;
};

// [what it shows, options, types < from < ready or not, the winner's melds, contractor]
const CONTRACTS: readonly [string, string, string, string, string][] = [
  ['W-8.2 an ordinary win', 'koukou', 'small < 2 < not', 'pung<1', 'nobody'],
  ['W-8.2 a big win without a clause', 'koukou', 'triplets < 2 < not', '3 pung<1', 'nobody'],
  ['W-8.2 all-jiang has no clause', 'koukou', 'all-jiang', 'pung<2, pung<0, pung<3', 'nobody'],
  [
    'W-8.2 nor have bloom and last tile',
    'koukou',
    'kong-bloom, last-tile',
    'pung<2, pung<0, pung<3',
    'nobody',
  ],

  ['W-8.15 robbed', 'koukou', 'robbed-kong < 2', 'pung<1', '2 robbed-kong'],
  ['W-8.15 robbed, another seat', 'koukou', 'triplets, robbed-kong < 0', 'pung<1', '0 robbed-kong'],
  ['W-8.15 robbed, but without the type', 'koukou', 'triplets < 2', 'pung<1', 'nobody'],

  ['W-8.15 nobody was robbed', 'koukou', 'robbed-kong', 'pung<1', 'nobody'],

  ['W-8.16 the discarder is not ready', 'koukou', 'fully-melded < 3 < not', '4 pung<1', '3 fully-melded'],
  ['W-8.16 the discarder is ready', 'koukou', 'fully-melded < 3 < ready', '4 pung<1', 'nobody'],
  [
    'W-8.16 ready or not, by option',
    'koukou meldedContract=always',
    'fully-melded < 3 < ready',
    '4 pung<1',
    '3 fully-melded-always',
  ],
  [
    'W-8.16 always, but fully melded',
    'koukou meldedContract=always',
    'triplets < 3 < not',
    '4 pung<1',
    'nobody',
  ],
  ['W-8.16 not fully melded', 'koukou', 'triplets < 3 < not', '4 pung<1', 'nobody'],
  ['W-8.16 nobody discarded', 'koukou', 'fully-melded < - < not', '4 pung<1', 'nobody'],
  ['W-8.16 no discarder to ask', 'koukou', 'fully-melded < 3', '4 pung<1', 'nobody'],

  [
    'W-8.18 of all jiang, by option',
    'koukou jiangContract=yes',
    'all-jiang',
    'pung<2, pung<0, pung<3',
    '3 third-jiang',
  ],
  ['W-8.18 of all jiang, two only', 'koukou jiangContract=yes', 'all-jiang', 'pung<2, pung<0', 'nobody'],
  ['W-8.18 not of other types', 'koukou jiangContract=yes', 'triplets', 'pung<2, pung<0, pung<3', 'nobody'],
  ['W-8.18 the third opening', 'koukou', 'pure-flush', 'chow<0, pung<2, pung<3', '3 third-opening'],
  [
    'W-8.18 on a discard as well',
    'koukou',
    'pure-flush < 1 < not',
    'chow<0, pung<2, pung<3',
    '3 third-opening',
  ],
  [
    'W-8.18 the third, not the last',
    'koukou',
    'pure-flush',
    'chow<0, pung<2, pung<3, pung<2',
    '3 third-opening',
  ],
  ['W-8.18 two openings are too few', 'koukou', 'pure-flush', 'chow<0, pung<2', 'nobody'],
  ['W-8.18 three openings without a flush', 'koukou', 'triplets', 'pung<0, pung<2, pung<3', 'nobody'],
  ['W-8.18 in the order they were made', 'koukou', 'pure-flush', 'pung<3, pung<2, chow<0', '0 third-opening'],
  [
    'W-8.18 a claimed kong is an opening',
    'koukou',
    'pure-flush',
    'chow<0, pung<3, claimed kong<2',
    '2 third-opening',
  ],
  ['W-8.18 a concealed kong is none', 'koukou', 'pure-flush', 'chow<0, concealed kong, pung<3', 'nobody'],
  [
    'W-8.18 a concealed kong between',
    'koukou',
    'pure-flush',
    'chow<0, concealed kong, pung<3, pung<2',
    '2 third-opening',
  ],
  [
    'W-8.18 special kongs are none',
    'koukou',
    'pure-flush',
    'chow<0, pung<3, 4 laizi kong, 4 zhong kong',
    'nobody',
  ],
  [
    'W-8.18 an added kong keeps place and giver',
    'koukou',
    'pure-flush',
    'added kong<2, pung<3, chow<0',
    '0 third-opening',
  ],
  ['W-8.18 as the third', 'koukou', 'pure-flush', 'chow<0, pung<2, added kong<3', '3 third-opening'],
  [
    'W-8.18 an added kong that is no opening',
    NO_ADDED,
    'pure-flush',
    'chow<0, pung<2, added kong<3',
    'nobody',
  ],
  [
    'W-8.18 the next one is the third',
    NO_ADDED,
    'pure-flush',
    'chow<0, added kong<3, pung<2, pung<1',
    '1 third-opening',
  ],
  [
    'W-8.18 openings once count one by one here',
    'kaikou',
    'pure-flush',
    'chow<0, pung<2, pung<3',
    '3 third-opening',
  ],

  [
    'W-8.17 robbed before the flush',
    'koukou',
    'pure-flush, robbed-kong < 2',
    'chow<0, pung<1, pung<3',
    '2 robbed-kong',
  ],
  [
    'W-8.17 melded before the flush',
    'koukou',
    'pure-flush, fully-melded < 2 < not',
    'chow<0, pung<1, pung<3, chow<0',
    '2 fully-melded',
  ],
  [
    'W-8.17 a ready discarder leaves it to the flush',
    'koukou',
    'pure-flush, fully-melded < 2 < ready',
    'chow<0, pung<1, pung<3, chow<0',
    '3 third-opening',
  ],
  [
    'W-8.17 the flush before robbed',
    FLUSH,
    'pure-flush, robbed-kong < 2',
    'chow<0, pung<1, pung<3',
    '3 third-opening',
  ],
  [
    'W-8.17 the flush before melded',
    FLUSH,
    'pure-flush, fully-melded < 2 < not',
    'chow<0, pung<1, pung<3, chow<0',
    '3 third-opening',
  ],
  [
    'W-8.17 a flush with two openings: robbed',
    FLUSH,
    'pure-flush, robbed-kong < 2',
    'chow<0, pung<1',
    '2 robbed-kong',
  ],
  ['W-8.17 no flush: melded', FLUSH, 'fully-melded < 2 < not', '4 pung<1', '2 fully-melded'],
  ['W-8.17 nothing applies', FLUSH, 'fully-melded < 2 < ready', '4 pung<1', 'nobody'],
];

test.each(CONTRACTS)('%s: %s, %s, %s', (_, options, how, laid, contractor) => {
  expect(contractText(options, how, laid)).toBe(contractor);
});

// [what it shows, options, win, laid out, what each seat gains]
const PAID: readonly [string, string, string, string, readonly number[]][] = [
  [
    'W-8.2 the sum of the capped payments, and nothing else',
    'koukou',
    '1 robbed-kong<2: hard triplets, robbed-kong',
    '- / pung<3, pung<0 / pung<0 / -',
    [0, 620, -620, 0],
  ],
  [
    'W-8.19 more than any cap',
    'koukou',
    '1 self-draw: hard pure-flush',
    '- / pung<2, pung<0, pung<3, laizi kong, pizi kong / - / -',
    [0, 1500, 0, -1500],
  ],
  [
    'W-8.19 more than any cap, the lower one',
    'kaikou openings=each',
    '1 self-draw: hard pure-flush',
    '- / pung<2, pung<0, pung<3, laizi kong, pizi kong / - / -',
    [0, 1200, 0, -1200],
  ],
  [
    'W-8.19 uncapped',
    'koukou cap=none',
    '1 self-draw: hard pure-flush',
    '- / pung<2, pung<0, pung<3 / - / -',
    [0, 720, 0, -720],
  ],
  [
    'W-8.19 the discarder’s factor stays in the contractor’s sum',
    'koukou',
    '1 discard<0: soft pure-flush',
    '- / chow<0, pung<2, pung<3 / - / -',
    [0, 280, 0, -280],
  ],
  [
    'W-8.19 each share is cut on its own',
    'koukou',
    '1 discard<0: soft pure-flush',
    'chow, pung / chow<0, pung<2, pung<3 / - / -',
    [0, 460, 0, -460],
  ],
];

test.each(PAID)('%s: %s, %s, %s', (_, options, win, laid, deltas) => {
  expect(judged(options, win, laid).deltas).toEqual(deltas);
});

test('W-8.18 played: a pung that became a kong keeps its place and its giver', () => {
  const start = table('koukou', '0* 234p 5p | pung 1p<2 | pung 8p<1 | chow 6p<3 +1p; wall 9s9s9s9s9s 5p');
  const { events } = play(start, '0 kong 1p', '0 win');
  expect(paidFor('koukou', events)).toBe('3>0 1500 contract-third-opening');
});
