import { expect, test } from 'vitest';
import type { WuhanEnded } from '../../rules/wuhan/state.ts';
import { play, at as table, wuhanOptions } from '../../testing/wuhanPosition.ts';
import { paidFor, seatsIn } from '../../testing/wuhanSettlements.ts';
import { flowDrawTransfers } from './flowDraw.ts';
import { judgeFlowDraw } from './judge.ts';

// [what it shows, options, laid out, what each seat gains]
const FLOW_DRAWS: readonly [string, string, string, readonly number[]][] = [
  ['W-8.3 nobody is ready', 'koukou', 'chow / - / pung / -', [0, 0, 0, 0]],
  ['W-8.3 all are ready', 'koukou', 'chow, ready / pung, ready / pung, ready / chow, ready', [0, 0, 0, 0]],
  [
    'W-8.3 one is ready, the others have opened',
    'koukou',
    'chow, ready / chow / pung / chow',
    [12, -4, -4, -4],
  ],
  [
    'W-8.3 a payer that has not opened pays double',
    'koukou',
    'chow, ready / - / pung / chow',
    [12, -4, -4, -4],
  ],
  ['W-8.3 three that have not opened', 'koukou', '- / - / 2 chow, ready / -', [-8, -8, 24, -8]],
  ['W-8.3 both products', 'koukou', 'chow, 2 pung, ready / chow, pung / pung / chow', [64, -32, -16, -16]],
  [
    'W-8.3 every pair settles',
    'koukou',
    'chow, pizi kong, ready / pung, ready / pung, zhong kong / -',
    [24, 12, -24, -12],
  ],
  ['W-8.3 three are ready', 'koukou', 'chow, ready / pung, ready / chow, pung, ready / -', [4, 4, 8, -16]],
  [
    'W-8.3 a concealed kong opens nothing',
    'koukou',
    'chow, ready / concealed kong / chow / chow',
    [24, -16, -4, -4],
  ],
  ['W-8.3 nor does a special kong', 'koukou', 'chow, ready / pizi kong / chow / chow', [16, -8, -4, -4]],
  [
    'W-8.22 each payment up to the cap',
    'koukou flowDraw=capped cap=10',
    'chow, 2 pung, ready / chow, pung / pung / -',
    [30, -10, -10, -10],
  ],
  [
    'W-8.22 not above what is owed',
    'koukou flowDraw=capped cap=16',
    'chow, pung, ready / chow, pung / pung / -',
    [32, -16, -8, -8],
  ],
  [
    'W-8.22 no cap to cut by',
    'koukou flowDraw=capped cap=none',
    '9 pung, ready / - / - / -',
    [3072, -1024, -1024, -1024],
  ],
  ['W-8.22 nothing is paid', 'koukou flowDraw=none', 'chow, ready / - / pung / chow', [0, 0, 0, 0]],
  ['W-8.3 openings once', 'kaikou', '3 chow, ready / 2 pung / pung / -', [12, -4, -4, -4]],
  ['W-8.3 the flags are taken as given', 'koukou', 'chow, ready / ready / chow / chow', [8, 4, -6, -6]],
  [
    'W-8.13 an added kong is an opening',
    'koukou',
    'chow, ready / added kong / chow / chow',
    [16, -8, -4, -4],
  ],
  [
    'W-8.13 unless the table says no',
    'koukou addedKongKeepsOpening=no',
    'chow, ready / added kong / chow / chow',
    [16, -8, -4, -4],
  ],
  ['W-8.13 of the ready seat', 'koukou', 'added kong, ready / chow / chow / chow', [24, -8, -8, -8]],
  [
    'W-8.13 of the ready seat, counted less',
    'koukou addedKongKeepsOpening=no',
    'added kong, ready / chow / chow / chow',
    [12, -4, -4, -4],
  ],
  [
    'W-8.4 wilds count',
    'koukou',
    'chow, laizi kong, ready / chow, 2 laizi kong / chow / chow',
    [288, -256, -16, -16],
  ],
  [
    'W-8.4 wilds do not count',
    'koukou flowCountsLaizi=no',
    'chow, laizi kong, ready / chow, 2 laizi kong / chow / chow',
    [12, -4, -4, -4],
  ],
  [
    'W-8.4 skins and red dragons count either way',
    'koukou flowCountsLaizi=no',
    'chow, pizi kong, ready / chow, zhong kong / chow / chow',
    [32, -16, -8, -8],
  ],
];

test.each(FLOW_DRAWS)('%s: %s, %s', (_, options, laid, deltas) => {
  expect(judgeFlowDraw(wuhanOptions(options), seatsIn(laid))).toEqual(deltas);
});

test('S1 test_flow_draw_no_capping', () => {
  // Five wilds each, more than there are; seats 0 and 2 ready, nobody opened: 1024 × 1024 × 2 for each pair.
  const seats = seatsIn('5 laizi kong, ready / 5 laizi kong / 5 laizi kong, ready / 5 laizi kong');
  const deltas = [4_194_304, -4_194_304, 4_194_304, -4_194_304];
  expect(judgeFlowDraw(wuhanOptions('kaikou'), seats)).toEqual(deltas);
  expect(judgeFlowDraw(wuhanOptions('koukou'), seats)).toEqual(deltas);
});

test('W-8.3 who pays whom, ready seats first to last, with the event that caused it', () => {
  const standing = (ready: boolean, opened: boolean, product: number) => ({ ready, opened, product });
  const standings = [
    standing(true, true, 2),
    standing(false, true, 4),
    standing(true, true, 8),
    standing(false, false, 1),
  ];
  expect(flowDrawTransfers(wuhanOptions('koukou'), standings, 7)).toEqual([
    { from: 1, to: 0, points: 8, reason: 'flow-draw', cause: 7 },
    { from: 3, to: 0, points: 4, reason: 'flow-draw', cause: 7 },
    { from: 1, to: 2, points: 32, reason: 'flow-draw', cause: 7 },
    { from: 3, to: 2, points: 16, reason: 'flow-draw', cause: 7 },
  ]);
});

const READY = '123m 789s 456p 5p | pung 9m<2';
// [what it shows, options, position, actions, ready by seat, paid]
const PLAYED: readonly [string, string, string, string, string, string][] = [
  [
    'W-8.5 ready by the hand',
    'koukou',
    `0* 1m 4p; 1 ${READY}; wall ?0`,
    '0 discard 1m',
    '0100',
    '0>1 4 flow-draw, 2>1 4 flow-draw, 3>1 4 flow-draw',
  ],
  [
    'W-8.5 whatever the minimum',
    'koukou minimum=1000',
    `0* 1m 4p; 1 ${READY}; wall ?0`,
    '0 discard 1m',
    '0100',
    '0>1 4 flow-draw, 2>1 4 flow-draw, 3>1 4 flow-draw',
  ],
  [
    'W-8.5 not without an opening',
    'koukou',
    '0* 1m 4p; 1 123m 789s 456p 5p 999m; wall ?0',
    '0 discard 1m',
    '0000',
    '',
  ],
  [
    'W-8.5 not with a skin',
    'koukou',
    '0* 1m 4p; 1 123m 789s 456p 1z | pung 9m<2; wall ?0',
    '0 discard 1m',
    '0000',
    '',
  ],
  [
    'W-8.5 not with a red dragon',
    'koukou',
    '0* 1m 4p; 1 123m 789s 456p 7z | pung 9m<2; wall ?0',
    '0 discard 1m',
    '0000',
    '',
  ],
  [
    'W-8.5 with a wild',
    'koukou',
    '0* 1m 4p; 1 123m 789s 456p 2z | pung 9m<2; wall ?0',
    '0 discard 1m',
    '0100',
    '0>1 4 flow-draw, 2>1 4 flow-draw, 3>1 4 flow-draw',
  ],
  [
    'W-8.5 the discarder, after its discard',
    'koukou',
    '0* 123m 789s 456p 5p 1m | pung 9m<2; wall ?0',
    '0 discard 1m',
    '1000',
    '1>0 4 flow-draw, 2>0 4 flow-draw, 3>0 4 flow-draw',
  ],
  [
    'W-4.18 a kong at the empty wall still counts',
    'koukou',
    '0* 1m 7z | pung 8p<1; 1 123m 789s 456p 5p | pung 9m<2; wall ?0',
    '0 kong 7z',
    '0100',
    '0>1 8 flow-draw, 2>1 4 flow-draw, 3>1 4 flow-draw',
  ],
  [
    'W-8.4 wilds laid out',
    'koukou',
    '0* 1m 4p | pung 8p<1 | kong 2z special; 1 123m 789s 456p 5p | pung 9m<2 | kong 2z special; wall ?0',
    '0 discard 1m',
    '0100',
    '0>1 64 flow-draw, 2>1 16 flow-draw, 3>1 16 flow-draw',
  ],
  [
    'W-8.4 wilds laid out, not counted',
    'koukou flowCountsLaizi=no',
    '0* 1m 4p | pung 8p<1 | kong 2z special; 1 123m 789s 456p 5p | pung 9m<2 | kong 2z special; wall ?0',
    '0 discard 1m',
    '0100',
    '0>1 4 flow-draw, 2>1 4 flow-draw, 3>1 4 flow-draw',
  ],
];

test.each(PLAYED)('%s: %s, %s, %s', (_, options, position, actions, ready, paid) => {
  const { events } = play(table(options, position), ...actions.split(', '));
  const ended = events.at(-1) as WuhanEnded;
  expect(ended.standings?.map((each) => Number(each.ready)).join('')).toBe(ready);
  expect(paidFor(options, events)).toBe(paid);
});
