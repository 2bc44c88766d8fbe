import { expect, test } from 'vitest';
import { paidFor, transfersFor } from '../../testing/settlements.ts';

const PIGS = 'bury3 flowerPig=yes';
const CHECK = 'bury3 readyCheck=yes';
const BOTH = 'bury3 flowerPig=yes readyCheck=yes';

// [what it shows, options, how the seats stand, paid]
const SETTLEMENTS: readonly [string, string, string, string][] = [
  ['X-14.6 off', 'bury3', 'pig | unready | ready 2 | -', ''],
  [
    'X-14.6 a pig pays each that is none, ready or not',
    PIGS,
    'pig | unready | ready 2 | ready 3',
    '0>1 5 flower-pig, 0>2 5 flower-pig, 0>3 5 flower-pig',
  ],
  ['X-14.6 not those who have won', PIGS, '- | pig | ready 2 | -', '1>2 5 flower-pig'],
  [
    'X-14.6 two pigs pay each of two',
    PIGS,
    'pig | unready | pig | ready 1',
    '0>1 5 flower-pig, 2>1 5 flower-pig, 0>3 5 flower-pig, 2>3 5 flower-pig',
  ],
  [
    'X-14.6 three pigs',
    PIGS,
    'pig | pig | ready 1 | pig',
    '0>2 5 flower-pig, 1>2 5 flower-pig, 3>2 5 flower-pig',
  ],
  ['X-14.6 four pigs pay nobody', PIGS, 'pig | pig | pig | pig', ''],
  ['X-14.6 no pig', PIGS, 'unready | ready 1 | - | ready 3', ''],
  ['X-14.6 a pig among winners', PIGS, 'pig | - | - | -', ''],
  ['X-14.6 the cap', `${PIGS} cap=3`, 'pig | unready | - | -', '0>1 3 flower-pig'],
  ['X-14.6 the cap in base units', `${PIGS} cap=3 base=4`, 'pig | unready | - | -', '0>1 12 flower-pig'],
  ['X-14.6 the cap, doubled', `${PIGS} cap=3 value=double`, 'pig | unready | - | -', '0>1 8 flower-pig'],
  ['X-14.6 no cap, doubled', `${PIGS} value=double`, 'pig | unready | - | -', '0>1 32 flower-pig'],
  ['X-14.6 a high cap', `${PIGS} cap=7`, 'pig | unready | - | -', '0>1 7 flower-pig'],

  ['X-14.7 off', 'bury3', 'unready | ready 2 | unready | -', ''],
  ['X-14.7 one pays one', CHECK, 'unready | ready 2 | - | -', '0>1 2 ready-check'],
  [
    'X-14.7 two pay each of two their worth',
    CHECK,
    'unready | ready 2 | unready | ready 4',
    '0>1 2 ready-check, 2>1 2 ready-check, 0>3 4 ready-check, 2>3 4 ready-check',
  ],
  ['X-14.7 all ready', CHECK, 'ready 1 | ready 2 | ready 3 | ready 4', ''],
  ['X-14.7 none ready', CHECK, 'unready | unready | unready | unready', ''],
  ['X-14.7 not those who have won', CHECK, '- | ready 2 | - | unready', '3>1 2 ready-check'],
  ['X-14.7 base units', `${CHECK} base=3`, 'unready | ready 2 | - | -', '0>1 6 ready-check'],
  ['X-14.7 doubled', `${CHECK} value=double`, 'unready | ready 2 | - | -', '0>1 4 ready-check'],
  ['X-14.7 ready for 0 fan', `${CHECK} value=double`, 'unready | ready 0 | - | -', '0>1 1 ready-check'],
  [
    'X-14.7 a pig is not ready and pays where pigs do not',
    CHECK,
    'pig | ready 2 | unready | -',
    '0>1 2 ready-check, 2>1 2 ready-check',
  ],

  [
    'X-14.6 a pig does not also pay the ready check',
    BOTH,
    'pig | ready 2 | unready | -',
    '0>1 5 flower-pig, 0>2 5 flower-pig, 2>1 2 ready-check',
  ],
  ['X-14.6 pigs only', BOTH, 'pig | ready 2 | pig | -', '0>1 5 flower-pig, 2>1 5 flower-pig'],
  ['X-14.3 nobody to settle', BOTH, '- | - | - | -', ''],
];

test.each(SETTLEMENTS)('%s: %s, %s', (_, options, stand, paid) => {
  expect(paidFor(options, `ended ${stand}`)).toBe(paid);
});

const CONCEALED = '1>0 1 concealed-kong, 2>0 1 concealed-kong, 3>0 1 concealed-kong';
const BACK = '0>1 1 kong-refund, 0>2 1 kong-refund, 0>3 1 kong-refund';

// [what it shows, options, story, paid]
const REFUNDS: readonly [string, string, string, string][] = [
  ['final', 'bury3', '0 kong concealed; ended unready | unready | ready 1 | -', CONCEALED],
  [
    'refund',
    'bury3 kongMoney=refund',
    '0 kong concealed; ended unready | unready | ready 1 | -',
    `${CONCEALED}, ${BACK}`,
  ],
  [
    'transfer',
    'bury3 kongMoney=transfer',
    '0 kong concealed; ended unready | unready | ready 1 | -',
    `${CONCEALED}, ${BACK}`,
  ],
  [
    'a ready seat keeps it',
    'bury3 kongMoney=refund',
    '0 kong concealed; ended ready 1 | unready | unready | -',
    CONCEALED,
  ],
  [
    'ready for 0 fan as well',
    'bury3 kongMoney=refund',
    '0 kong concealed; ended ready 0 | unready | unready | -',
    CONCEALED,
  ],
  [
    'a winner keeps it',
    'bury3 kongMoney=refund',
    '0 kong concealed; ended - | unready | unready | unready',
    CONCEALED,
  ],
  [
    'a pig is not ready',
    'bury3 kongMoney=refund',
    '0 kong concealed; ended pig | unready | ready 1 | -',
    `${CONCEALED}, ${BACK}`,
  ],
  [
    'all kongs of a seat',
    'bury3 kongMoney=refund',
    '0 kong concealed; 0 kong claimed<2; ended unready | - | - | -',
    `${CONCEALED}, 2>0 2 claimed-kong, ${BACK}, 0>2 2 kong-refund`,
  ],
  [
    'of every seat',
    'bury3 kongMoney=refund',
    '3 kong claimed<2; 0 kong claimed<1; 1 kong claimed<0; ended unready | ready 1 | - | unready',
    '2>3 2 claimed-kong, 1>0 2 claimed-kong, 0>1 2 claimed-kong, 0>1 2 kong-refund, 3>2 2 kong-refund',
  ],
  [
    'what was returned before is not returned again',
    'bury3 kongMoney=refund',
    '0 kong claimed<1; 2 win 3 from 0 kong-discard; ended unready | - | - | -',
    '1>0 2 claimed-kong, 0>2 3 discard-win, 0>1 2 kong-refund',
  ],
  [
    'refund, flower pig, ready check in this order',
    'bury3 kongMoney=refund flowerPig=yes readyCheck=yes',
    '0 kong claimed<2; 1 kong claimed<0; ended pig | unready | ready 2 | -',
    '2>0 2 claimed-kong, 0>1 2 claimed-kong, 0>2 2 kong-refund, 1>0 2 kong-refund, 0>1 5 flower-pig, 0>2 5 flower-pig, 1>2 2 ready-check',
  ],
];

test.each(REFUNDS)('X-14.5 %s: %s, %s', (_, options, story, paid) =>
  expect(paidFor(options, story)).toBe(paid),
);

test('X-14.5 the settlement is caused by the end', () => {
  const options = 'bury3 kongMoney=refund flowerPig=yes readyCheck=yes';
  const transfers = transfersFor(options, '0 kong claimed<2; ended pig | unready | ready 2 | -');
  expect(transfers.map(({ reason, cause }) => `${reason} ${cause}`).join(', ')).toBe(
    'claimed-kong 0, kong-refund 1, flower-pig 1, flower-pig 1, ready-check 1',
  );
});
