import { expect, test } from 'vitest';
import { optionsOf } from '../../testing/hands.ts';
import { play, position } from '../../testing/position.ts';
import { paidFor, transfersFor } from '../../testing/settlements.ts';

const CONCEALED = '1>0 1 concealed-kong, 2>0 1 concealed-kong, 3>0 1 concealed-kong';
const ADDED = '1>0 1 added-kong, 2>0 1 added-kong, 3>0 1 added-kong';
const BACK = '0>1 1 kong-refund, 0>2 1 kong-refund, 0>3 1 kong-refund';

// [what it shows, options, story, paid]
const SETTLEMENTS: readonly [string, string, string, string][] = [
  ['X-9.1 a claimed kong: the feeder alone', 'bury3', '0 kong claimed<3', '3>0 2 claimed-kong'],
  ['X-9.1 a claimed kong, another price', 'bury3 claimedKong=3', '0 kong claimed<3', '3>0 3 claimed-kong'],
  ['X-9.1 a claimed kong in base units', 'bury3 base=5', '0 kong claimed<3', '3>0 10 claimed-kong'],
  ['X-9.1 a claimed kong for nothing', 'bury3 claimedKong=0', '0 kong claimed<3', ''],
  ['X-9.1 a concealed kong: every other seat', 'bury3', '0 kong concealed', CONCEALED],
  [
    'X-9.1 a concealed kong, the traditional price',
    'sichuan',
    '0 kong concealed',
    '1>0 2 concealed-kong, 2>0 2 concealed-kong, 3>0 2 concealed-kong',
  ],
  [
    'X-9.1 a concealed kong in base units',
    'bury3 base=5 concealedKong=2',
    '2 kong concealed',
    '3>2 10 concealed-kong, 0>2 10 concealed-kong, 1>2 10 concealed-kong',
  ],
  ['X-9.1 a concealed kong for nothing', 'bury3 concealedKong=0', '0 kong concealed', ''],
  ['X-9.1 an added kong: every other seat, whoever fed the pung', 'bury3', '0 kong added<3', ADDED],
  [
    'X-9.1 an added kong, another price',
    'bury3 addedKong=2 base=3',
    '0 kong added<3',
    '1>0 6 added-kong, 2>0 6 added-kong, 3>0 6 added-kong',
  ],
  ['X-9.1 an added kong for nothing', 'bury3 addedKong=0', '0 kong added<3', ''],
  [
    'X-9.1 locked winners pay',
    'bury3',
    '1 win 2 from 0; 0 kong concealed',
    `0>1 2 discard-win, ${CONCEALED}`,
  ],
  [
    'X-9.1 those who left do not',
    'bury3 afterWin=leave',
    '1 win 2 from 0; 0 kong concealed; 2 kong added<0',
    '0>1 2 discard-win, 2>0 1 concealed-kong, 3>0 1 concealed-kong, 3>2 1 added-kong, 0>2 1 added-kong',
  ],
  ['X-8.1 a pung is not paid', 'bury3', '0 pung 3', ''],
  ['X-9.7 late and paid', 'bury3 lateAddedKong=paid', '0 late kong added<3', ADDED],
  ['X-9.7 late and free', 'bury3 lateAddedKong=free', '0 late kong added<3', ''],
  ['X-9.7 just drawn is paid either way', 'bury3 lateAddedKong=free', '0 kong added<3', ADDED],
  ['X-9.7 a concealed kong is never late', 'bury3 lateAddedKong=free', '0 late kong concealed', CONCEALED],
  ['X-9.7 nor a claimed one', 'bury3 lateAddedKong=free', '0 late kong claimed<3', '3>0 2 claimed-kong'],

  [
    'X-9.8 final',
    'bury3',
    '0 kong concealed; 2 win 3 from 0 kong-discard',
    `${CONCEALED}, 0>2 3 discard-win`,
  ],
  [
    'X-9.8 refund',
    'bury3 kongMoney=refund',
    '0 kong concealed; 2 win 3 from 0 kong-discard',
    `${CONCEALED}, 0>2 3 discard-win, ${BACK}`,
  ],
  [
    'X-9.8 refund to the feeder',
    'bury3 kongMoney=refund',
    '0 kong claimed<3; 2 win 3 from 0 kong-discard',
    '3>0 2 claimed-kong, 0>2 3 discard-win, 0>3 2 kong-refund',
  ],
  [
    'X-9.8 no refund for another discard',
    'bury3 kongMoney=refund',
    '0 kong concealed; 2 win 3 from 0',
    `${CONCEALED}, 0>2 3 discard-win`,
  ],
  [
    'X-9.8 only the last kong',
    'bury3 kongMoney=refund',
    '0 kong claimed<3; 0 kong concealed; 2 win 3 from 0 kong-discard',
    `3>0 2 claimed-kong, ${CONCEALED}, 0>2 3 discard-win, ${BACK}`,
  ],
  [
    'X-9.8 only the discarder’s kong',
    'bury3 kongMoney=refund',
    '0 kong concealed; 3 kong claimed<1; 2 win 3 from 0 kong-discard',
    `${CONCEALED}, 1>3 2 claimed-kong, 0>2 3 discard-win, ${BACK}`,
  ],
  [
    'X-9.8 once for several winners',
    'bury3 kongMoney=refund',
    '0 kong concealed; 1,2 win 3,4 from 0 kong-discard',
    `${CONCEALED}, 0>1 3 discard-win, ${BACK}, 0>2 4 discard-win`,
  ],
  [
    'X-9.8 of two kongs one, whoever wins with it',
    'bury3 kongMoney=refund',
    '0 kong claimed<3; 0 kong concealed; 1,2 win 3,4 from 0 kong-discard',
    `3>0 2 claimed-kong, ${CONCEALED}, 0>1 3 discard-win, ${BACK}, 0>2 4 discard-win`,
  ],
  [
    'X-9.8 a pung is no kong to return',
    'bury3 kongMoney=refund',
    '0 kong claimed<3; 0 pung 1; 2 win 3 from 0 kong-discard',
    '3>0 2 claimed-kong, 0>2 3 discard-win, 0>3 2 kong-refund',
  ],
  [
    'X-9.8 an older kong is not returned for a free one',
    'bury3 kongMoney=refund lateAddedKong=free',
    '0 kong concealed; 0 late kong added<3; 2 win 3 from 0 kong-discard',
    `${CONCEALED}, 0>2 3 discard-win`,
  ],
  [
    'X-11.5 returned to a seat that has left',
    'bury3 kongMoney=refund afterWin=leave',
    '0 kong concealed; 1 win 2 from 3; 2 win 3 from 0 kong-discard',
    `${CONCEALED}, 3>1 2 discard-win, 0>2 3 discard-win, ${BACK}`,
  ],
  [
    'X-9.8 not for a robbed kong, whose money never moved',
    'bury3 kongMoney=refund',
    '0 kong concealed; 2 win 3 from 0 robbed robbed-kong',
    `${CONCEALED}, 0>2 3 robbed-kong-win`,
  ],
  [
    'X-9.8 a kong the scorer has not seen',
    'bury3 kongMoney=refund',
    '2 win 3 from 0 kong-discard',
    '0>2 3 discard-win',
  ],

  [
    'X-9.9 handed to the winner',
    'bury3 kongMoney=transfer',
    '0 kong concealed; 2 win 3 from 0 kong-discard',
    `${CONCEALED}, 0>2 3 discard-win, 0>2 3 kong-transfer`,
  ],
  [
    'X-9.9 a claimed kong',
    'bury3 kongMoney=transfer',
    '0 kong claimed<3; 2 win 3 from 0 kong-discard',
    '3>0 2 claimed-kong, 0>2 3 discard-win, 0>2 2 kong-transfer',
  ],
  [
    'X-9.9 only the last kong',
    'bury3 kongMoney=transfer',
    '0 kong claimed<3; 0 kong concealed; 2 win 3 from 0 kong-discard',
    `3>0 2 claimed-kong, ${CONCEALED}, 0>2 3 discard-win, 0>2 3 kong-transfer`,
  ],
  [
    'X-9.9 several winners: nothing moves',
    'bury3 kongMoney=transfer',
    '0 kong concealed; 1,2 win 3,4 from 0 kong-discard',
    `${CONCEALED}, 0>1 3 discard-win, 0>2 4 discard-win`,
  ],
  [
    'X-9.9 another discard: nothing moves',
    'bury3 kongMoney=transfer',
    '0 kong concealed; 2 win 3 from 0',
    `${CONCEALED}, 0>2 3 discard-win`,
  ],
  [
    'X-9.9 a kong that earned nothing',
    'bury3 kongMoney=transfer lateAddedKong=free',
    '0 late kong added<3; 2 win 3 from 0 kong-discard',
    '0>2 3 discard-win',
  ],
];

test.each(SETTLEMENTS)('%s: %s, %s', (_, options, story, paid) => expect(paidFor(options, story)).toBe(paid));

const UNREADY = 'ended unready | - | - | -';

// [what it shows, options, story, what the end makes seats pay]
const AT_THE_END: readonly [string, string, string, string][] = [
  ['X-14.5 refund at an empty wall', 'bury3 kongMoney=refund', '0 kong concealed', BACK],
  ['X-9.8 not twice', 'bury3 kongMoney=refund', '0 kong concealed; 2 win 3 from 0 kong-discard', ''],
  [
    'X-9.8 the kong before it is',
    'bury3 kongMoney=refund',
    '0 kong claimed<3; 0 kong concealed; 2 win 3 from 0 kong-discard',
    '0>3 2 kong-refund',
  ],
  [
    'X-9.9 handed on and not returned',
    'bury3 kongMoney=transfer',
    '0 kong concealed; 2 win 3 from 0 kong-discard',
    '',
  ],
  [
    'X-9.9 several winners: its owner still had it',
    'bury3 kongMoney=transfer',
    '0 kong concealed; 1,2 win 3,4 from 0 kong-discard',
    BACK,
  ],
];

test.each(AT_THE_END)('%s: %s, %s', (_, options, story, paid) => {
  const before = paidFor(options, story);
  expect(paidFor(options, `${story}; ${UNREADY}`)).toBe([before, paid].filter(Boolean).join(', '));
});

test('X-15.7 a refund is caused by the win, not by the kong', () => {
  const transfers = transfersFor('bury3 kongMoney=refund', '0 kong claimed<3; 2 win 3 from 0 kong-discard');
  expect(transfers.map(({ cause }) => cause)).toEqual([0, 1, 1]);
});

// [what it shows, options, hand and tile drawn by seat 0, actions, paid]
const PLAYED: readonly [string, string, string, string, string, string][] = [
  ['X-9.7 the tile just drawn', 'bury3 lateAddedKong=free', '1p 2p | pung 9m<1', '9m', '0 kong 9m', ADDED],
  ['X-9.7 another tile', 'bury3 lateAddedKong=free', '9m 2p | pung 9m<1', '1p', '0 kong 9m', ''],
  ['X-9.7 another tile, paid', 'bury3 lateAddedKong=paid', '9m 2p | pung 9m<1', '1p', '0 kong 9m', ADDED],
  [
    'X-9.7 the tile just drawn, passed by a robber',
    'bury3 robbing=yes lateAddedKong=free',
    '1p 2p | pung 5m<1',
    '5m',
    '0 kong 5m, 2 pass',
    ADDED,
  ],
  [
    'X-9.7 another tile, passed by a robber',
    'bury3 robbing=yes lateAddedKong=free',
    '5m 2p | pung 5m<1',
    '1p',
    '0 kong 5m, 2 pass',
    '',
  ],
  [
    'X-9.6 a robbed kong is not paid',
    'bury3 robbing=yes',
    '1p 2p | pung 5m<1',
    '5m',
    '0 kong 5m, 2 win',
    '0>2 3 robbed-kong-win',
  ],
  [
    'X-9.8 the discard after the kong',
    'bury3 kongMoney=refund',
    '5m 999m',
    '9m',
    '0 kong 9m, 0 discard 5m, 2 win',
    `${CONCEALED}, 0>2 3 discard-win, ${BACK}`,
  ],
  [
    'X-9.8 the discard of the next turn',
    'bury3 kongMoney=refund',
    '5m | kong 9m concealed',
    '1p',
    '0 discard 5m, 2 win',
    '0>2 2 discard-win',
  ],
];

test.each(PLAYED)('%s: %s', (_, options, hand, drawn, actions, paid) => {
  const seats = [hand, '', '123p 456p 123m 5m', ''];
  const start = position({
    options: optionsOf(options),
    seats,
    voids: 'ssss',
    turn: 0,
    drawn,
    wall: '1s 8p',
  });
  expect(play(start, ...actions.split(', ')).paid).toBe(paid);
});
