import { expect, test } from 'vitest';
import { play, at as table, wuhanOptions } from '../../testing/wuhanPosition.ts';
import { judged, paidFor, transfersFor, wonIn } from '../../testing/wuhanSettlements.ts';
import { settleWin } from './wins.ts';

const BARE = '- / pung<2 / - / -';

// [what it shows, options, win, laid out, paid]
const SETTLEMENTS: readonly [string, string, string, string, string][] = [
  [
    'W-8.7 a small win is paid by all three',
    'koukou',
    '1 self-draw: hard small; dealer 0',
    BARE,
    '0>1 16 small-win, 2>1 8 small-win, 3>1 8 small-win',
  ],
  [
    'W-8.7 on a discard too',
    'koukou',
    '1 discard<3: hard small; dealer 0',
    BARE,
    '0>1 8 small-win, 2>1 4 small-win, 3>1 8 small-win',
  ],
  [
    'W-8.7 a big win',
    'koukou',
    '2 self-draw: hard triplets',
    '- / - / pung<1 / -',
    '0>2 60 big-win, 1>2 60 big-win, 3>2 60 big-win',
  ],
  [
    'W-8.7 the first seat wins',
    'koukou',
    '0 discard<2: hard triplets',
    'pung<1 / - / - / -',
    '1>0 40 big-win, 2>0 60 big-win, 3>0 40 big-win',
  ],
  [
    'W-8.7 the last seat wins',
    'koukou',
    '3 discard<2: hard triplets',
    '- / - / - / pung<1',
    '0>3 40 big-win, 1>3 40 big-win, 2>3 60 big-win',
  ],
  [
    'W-8.1 one is cut',
    'koukou',
    '1 self-draw: hard triplets',
    'chow / pung<2, pung<3 / 2 chow / -',
    '0>1 240 big-win, 2>1 300 big-win, 3>1 120 big-win',
  ],
  [
    'W-8.1 golden',
    'koukou',
    '1 discard<3: hard triplets',
    '- / 4 pung<2 / - / pung',
    '0>1 320 big-win, 2>1 320 big-win, 3>1 500 big-win',
  ],
  [
    'W-8.14 nothing is cut',
    'koukou cap=none',
    '1 discard<3: hard triplets',
    '- / 4 pung<2 / - / pung',
    '0>1 320 big-win, 2>1 320 big-win, 3>1 960 big-win',
  ],
  [
    'W-8.2 robbed',
    'koukou',
    '1 robbed-kong<0: soft robbed-kong',
    'pung<2 / chow<0 / - / -',
    '0>1 80 contract-robbed-kong',
  ],
  [
    'W-8.2 fully melded',
    'koukou',
    '1 discard<3: hard fully-melded',
    '- / 4 pung<2 / - / -',
    '3>1 1120 contract-fully-melded',
  ],
  [
    'W-8.2 fully melded, the discarder ready',
    'koukou',
    '1 discard<3: hard fully-melded',
    '- / 4 pung<2 / - / ready',
    '0>1 320 big-win, 2>1 320 big-win, 3>1 480 big-win',
  ],
  [
    'W-8.2 somebody else is ready',
    'koukou',
    '1 discard<3: hard fully-melded',
    'ready / 4 pung<2, ready / ready / -',
    '3>1 1120 contract-fully-melded',
  ],
  [
    'W-8.2 the third opening',
    'koukou',
    '1 self-draw: soft pure-flush',
    '- / chow<0, pung<3, claimed kong<2 / - / -',
    '2>1 720 contract-third-opening',
  ],
];

// [what it shows, options, the win, laid out, what is paid]
const STAKES: readonly [string, string, string, string, string][] = [
  [
    'none',
    'koukou piao=0',
    '1 self-draw: hard small',
    BARE,
    '0>1 16 small-win, 2>1 8 small-win, 3>1 8 small-win',
  ],
  [
    'each loser',
    'koukou piao=5',
    '1 self-draw: hard small',
    BARE,
    '0>1 21 small-win, 2>1 13 small-win, 3>1 13 small-win',
  ],
  [
    'beyond the cap',
    'koukou piao=20',
    '0 self-draw: hard pure-flush',
    '2 laizi kong / 2 laizi kong / 2 laizi kong / 2 laizi kong',
    '1>0 520 big-win, 2>0 520 big-win, 3>0 520 big-win',
  ],
  [
    'a contractor for all',
    'koukou piao=10',
    '1 robbed-kong<2: soft robbed-kong',
    BARE,
    '2>1 90 contract-robbed-kong',
  ],
];

test.each(STAKES)('W-8.23 stakes: %s', (_, options, win, laid, paid) => {
  expect(paidFor(options, [wonIn(options, win, laid)])).toBe(paid);
  expect(judged(options, win, laid).raw).toEqual(judged('koukou', win, laid).raw);
});

test.each(SETTLEMENTS)('%s: %s, %s, %s', (_, options, win, laid, paid) => {
  expect(paidFor(options, [wonIn(options, win, laid)])).toBe(paid);
});

test.each(SETTLEMENTS)('%s: the judge and the event pay alike: %s, %s, %s', (_, options, win, laid) => {
  const transfers = transfersFor(options, [wonIn(options, win, laid)]);
  const deltas = [0, 0, 0, 0];
  for (const { from, to, points } of transfers) {
    deltas[from as number] = (deltas[from as number] ?? 0) - points;
    deltas[to as number] = (deltas[to as number] ?? 0) + points;
  }
  expect(judged(options, win, laid).deltas).toEqual(deltas);
});

test('W-8.1, W-8.2 what a settlement says besides: cap, shares before the contractor, and who pays in the end', () => {
  const win = wonIn(
    'koukou',
    '2 self-draw: hard pure-flush',
    'chow / - / chow<1, pung<3, pung<0, laizi kong / -',
  );
  expect(settleWin(wuhanOptions('koukou'), { ...win, opened: [true, false, true, false] })).toEqual({
    cap: 500,
    golden: true,
    unopenedCap: null,
    capped: [500, 500, 0, 500],
    contract: { seat: 0, reason: 'third-opening' },
    paid: [1500, 0, 0, 0],
  });
});

test('W-8.20 a transfer is caused by the win', () => {
  const win = wonIn('koukou', '1 self-draw: hard small', BARE);
  const ended = { type: 'ended', reason: 'won', hands: [[], [], [], []], standings: null } as const;
  const causes = transfersFor('koukou', [{ type: 'discarded', seat: 0, tile: 3 as never }, win, ended]);
  expect(causes.map(({ cause }) => cause)).toEqual([1, 1, 1]);
});

// The settlements of the seed document on capping, under its names. All seats have what it gives them; seat 0 deals and wins.
const NOTHING = '- / - / - / -';
const TWO_WILDS = '2 laizi kong / 2 laizi kong / 2 laizi kong / 2 laizi kong';
const SEED: readonly [string, string, string, string, readonly number[]][] = [
  ['S1 test_settlement_with_normal_capping', 'kaikou', '0 self-draw: hard small', NOTHING, [24, -8, -8, -8]],
  [
    'S1 test_settlement_with_golden_cap',
    'kaikou',
    '0 self-draw: hard pure-flush',
    TWO_WILDS,
    [1200, -400, -400, -400],
  ],
  [
    'S1 test_settlement_koukou_mode_golden_cap',
    'koukou',
    '0 self-draw: hard pure-flush',
    TWO_WILDS,
    [1500, -500, -500, -500],
  ],
];

test.each(SEED)('W-8.1, W-8.20 %s: %s, %s, %s', (_, options, win, laid, deltas) => {
  expect(judged(options, win, laid).deltas).toEqual(deltas);
  const paid = transfersFor(options, [wonIn(options, win, laid)]).map(({ points }) => points);
  expect(paid).toEqual(deltas.slice(1).map((each) => -each));
});

// [what it shows, options, position, actions, paid]
const READY = '123m 789s 456p 5p | pung 9m<2';
const PLAYED: readonly [string, string, string, string, string][] = [
  [
    'W-7.1 drawn',
    'koukou minimum=8',
    `0* ${READY} +5p; wall ?20; dealer 1`,
    '0 win',
    '1>0 16 small-win, 2>0 8 small-win, 3>0 8 small-win',
  ],
  [
    'W-7.1 on a discard',
    'koukou minimum=4',
    `0* 5p; 1 ${READY}; wall ?20; dealer 3`,
    '0 discard 5p, 1 win',
    '0>1 8 small-win, 2>1 4 small-win, 3>1 8 small-win',
  ],
  [
    'W-8.10 what a loser laid out',
    'koukou minimum=4',
    `0* 5p | kong 8s concealed | kong 7z special; 1 ${READY}; wall ?20; dealer 3`,
    '0 discard 5p, 1 win',
    '0>1 64 small-win, 2>1 4 small-win, 3>1 8 small-win',
  ],
  [
    'W-8.15 robbed',
    'koukou',
    `0* 1m | pung 5p<2 +5p; 1 123m 789s 46p 55s | pung 9m<2; wall ?20`,
    '0 kong 5p, 1 win',
    '0>1 160 contract-robbed-kong',
  ],
  [
    'W-8.16 the discarder is not ready',
    'koukou',
    '0* 5p 1s; 1 5p | chow 1m<0 | pung 9s<2 | pung 8s<3 | pung 9p<3; wall ?20',
    '0 discard 5p, 1 win',
    '0>1 1120 contract-fully-melded',
  ],
  [
    'W-8.16 the discarder is ready',
    'koukou',
    '0* 5p 8m | chow 1m<3 | chow 4m<3 | chow 7m<3 | chow 1s<3; 1 5p | chow 1m<0 | pung 9s<2 | pung 8s<3 | pung 9p<3; wall ?20',
    '0 discard 5p, 1 win',
    '0>1 500 big-win, 2>1 320 big-win, 3>1 320 big-win',
  ],
];

test.each(PLAYED)('%s: %s, %s, %s', (_, options, position, actions, paid) => {
  const { events } = play(table(options, position), ...actions.split(', '));
  expect(paidFor(options, events)).toBe(paid);
});
