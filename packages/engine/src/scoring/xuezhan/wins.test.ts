import { expect, test } from 'vitest';
import { optionsOf } from '../../testing/hands.ts';
import { play, position } from '../../testing/position.ts';
import { paidFor } from '../../testing/settlements.ts';
import { pointsFor } from './worth.ts';

// [what it shows, options, story, paid]
const SETTLEMENTS: readonly [string, string, string, string][] = [
  ['X-14.1 the discarder pays alone', 'bury3', '2 win 3 from 0', '0>2 3 discard-win'],
  [
    'X-14.1 the discarder pays each its own worth',
    'bury3',
    '1,3 win 2,5 from 0',
    '0>1 2 discard-win, 0>3 5 discard-win',
  ],
  [
    'X-14.1 three winners',
    'bury3',
    '3,0,1 win 1,2,3 from 2',
    '2>3 1 discard-win, 2>0 2 discard-win, 2>1 3 discard-win',
  ],
  [
    'X-14.1 self-drawn: the others pay',
    'bury3',
    '2 win 3',
    '3>2 3 self-drawn-win, 0>2 3 self-drawn-win, 1>2 3 self-drawn-win',
  ],
  [
    'X-14.1 locked winners pay too',
    'bury3',
    '1 win 2 from 0; 2 win 3',
    '0>1 2 discard-win, 3>2 3 self-drawn-win, 0>2 3 self-drawn-win, 1>2 3 self-drawn-win',
  ],
  [
    'X-14.1 a locked winner is paid again',
    'bury3',
    '1 win 2 from 0; 1 win 4 from 2',
    '0>1 2 discard-win, 2>1 4 discard-win',
  ],
  [
    'X-11.5 those who left do not pay',
    'bury3 afterWin=leave',
    '1 win 2 from 0; 2 win 3',
    '0>1 2 discard-win, 3>2 3 self-drawn-win, 0>2 3 self-drawn-win',
  ],
  [
    'X-11.5 two have left',
    'bury3 afterWin=leave',
    '1,3 win 2,2 from 0; 2 win 3',
    '0>1 2 discard-win, 0>3 2 discard-win, 0>2 3 self-drawn-win',
  ],
  [
    'X-11.5 a self-drawn winner leaves as well',
    'bury3 afterWin=leave',
    '3 win 1; 0 win 2',
    '0>3 1 self-drawn-win, 1>3 1 self-drawn-win, 2>3 1 self-drawn-win, 1>0 2 self-drawn-win, 2>0 2 self-drawn-win',
  ],
  ['X-9.6 a robbed seat pays alone', 'bury3', '2 win 3 from 0 robbed', '0>2 3 robbed-kong-win'],
  ['X-9.10 the feeder pays alone', 'bury3', '2 win 3 fed 1', '1>2 3 fed-kong-win'],
  ['X-9.10 the feeder pays no bonus', 'bury3 selfDraw=base', '2 win 3 fed 1', '1>2 3 fed-kong-win'],
  [
    'X-13.13 one base unit more',
    'bury3 selfDraw=base',
    '2 win 3',
    '3>2 4 self-drawn-win, 0>2 4 self-drawn-win, 1>2 4 self-drawn-win',
  ],
  [
    'X-13.13 of any size',
    'bury3 selfDraw=base base=5',
    '2 win 3',
    '3>2 20 self-drawn-win, 0>2 20 self-drawn-win, 1>2 20 self-drawn-win',
  ],
  ['X-13.13 not on a discard', 'bury3 selfDraw=base', '2 win 3 from 0', '0>2 3 discard-win'],
  [
    'X-13.13 nothing more',
    'bury3 selfDraw=none',
    '2 win 3',
    '3>2 3 self-drawn-win, 0>2 3 self-drawn-win, 1>2 3 self-drawn-win',
  ],
  [
    'X-13.6 an opening win without bonus',
    'bury3 selfDraw=base',
    '0 win 3 opening',
    '1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win',
  ],
  ['X-13.21 base × fan', 'bury3 base=5', '2 win 3 from 0', '0>2 15 discard-win'],
  ['X-13.21 base × 2^fan', 'bury3 value=double base=5', '2 win 3 from 0', '0>2 40 discard-win'],
  ['X-13.21 0 fan', 'sichuan', '2 win 0 from 0', '0>2 1 discard-win'],
];

test.each(SETTLEMENTS)('%s: %s, %s', (_, options, story, paid) => expect(paidFor(options, story)).toBe(paid));

// [options, capped fan, points]
const POINTS: readonly [string, number, number][] = [
  ['bury3', 1, 1],
  ['bury3', 12, 12],
  ['bury3 base=3', 4, 12],
  ['bury3 value=double', 0, 1],
  ['bury3 value=double', 1, 2],
  ['sichuan', 3, 8],
  ['xueliu', 5, 32],
  ['xueliu base=10', 5, 320],
];

test.each(POINTS)('X-13.21 %s: %i fan are %i points', (options, fan, points) => {
  expect(pointsFor(optionsOf(options), fan)).toBe(points);
});

const READY = '111p 222p 555p 9p';

// [what it shows, options, dealer, self-drawn?, paid]
const PLAYED: readonly [string, string, number, boolean, string][] = [
  ['X-13.21 uncapped', 'bury3', 0, false, '0>2 5 discard-win'],
  ['X-13.21 cut to the cap', 'bury3 cap=4', 0, false, '0>2 4 discard-win'],
  ['X-13.21 the cap in powers of two', 'bury3 value=double cap=3', 0, false, '0>2 8 discard-win'],
  ['X-13.21 uncapped powers of two', 'bury3 value=double', 0, false, '0>2 16 discard-win'],
  [
    'X-13.13 a fan within the cap',
    'bury3 cap=5',
    0,
    true,
    '3>2 5 self-drawn-win, 0>2 5 self-drawn-win, 1>2 5 self-drawn-win',
  ],
  ['X-13.13 a fan', 'bury3', 0, true, '3>2 6 self-drawn-win, 0>2 6 self-drawn-win, 1>2 6 self-drawn-win'],
  [
    'X-13.13 a base unit after the cap',
    'bury3 cap=5 selfDraw=base',
    0,
    true,
    '3>2 6 self-drawn-win, 0>2 6 self-drawn-win, 1>2 6 self-drawn-win',
  ],
  [
    'X-13.13 nothing',
    'bury3 selfDraw=none',
    0,
    true,
    '3>2 5 self-drawn-win, 0>2 5 self-drawn-win, 1>2 5 self-drawn-win',
  ],
  [
    'X-14.2 the dealer pays no more',
    'bury3',
    1,
    true,
    '3>2 6 self-drawn-win, 0>2 6 self-drawn-win, 1>2 6 self-drawn-win',
  ],
  [
    'X-14.2 the dealer earns no more',
    'bury3',
    2,
    true,
    '3>2 6 self-drawn-win, 0>2 6 self-drawn-win, 1>2 6 self-drawn-win',
  ],
];

test.each(PLAYED)('%s: %s, dealer %i, self-drawn %s', (_, options, dealer, selfDrawn, paid) => {
  const text = { options: optionsOf(options), dealer, voids: 'ssss', wall: '1s 2s', drawn: '9p' };
  const seats = ['', '', READY, ''];
  const done = selfDrawn
    ? play(position({ ...text, seats, turn: 2 }), '2 win')
    : play(position({ ...text, seats, turn: 0 }), '0 discard 9p', '2 win');
  expect(done.paid).toBe(paid);
});
