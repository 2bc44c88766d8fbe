import { expect, test } from 'vitest';
import { wuhan } from '../../rules/wuhan/index.ts';
import type { WuhanState } from '../../rules/wuhan/state.ts';
import { playAll, at as table } from '../../testing/wuhanPosition.ts';
import { foresee } from './foresee.ts';

/** `'true: 3>0 1500 contract-third-opening'`: whether the discarder is ready, where that decides, and what then moves. */
const told = (state: WuhanState, seat: number): string[] =>
  foresee(wuhan.view(state, seat), { type: 'win' }).map(
    ({ given, transfers }) =>
      `${given.discarderReady ?? ''}: ${transfers
        .map(({ from, to, points, reason }) => `${from}>${to} ${points} ${reason}`)
        .join(', ')}`,
  );

const FOUR = '8s | pung 1m<0 | chow 2m<1 | chow 4p<1 | kong 3p claimed<3';

// [what it shows, position, actions before, seat, what is foreseen]
const ROWS: readonly [string, WuhanState, string, number, readonly string[]][] = [
  [
    'W-8.16 whether the discarder is ready decides who pays',
    table('koukou', `0* 9m +8s; 2 ${FOUR}`),
    '0 discard 8s',
    2,
    ['true: 0>2 500 big-win, 1>2 500 big-win, 3>2 500 big-win', 'false: 0>2 1500 contract-fully-melded'],
  ],
  [
    'W-8.18 a flush has its contractor whoever discards',
    table('koukou', '0* 234p 5p | pung 1p<2 | pung 8p<1 | chow 6p<3 +1p; wall 9s9s9s9s9s 5p'),
    '0 kong 1p',
    0,
    [': 3>0 1500 contract-third-opening'],
  ],
  [
    'W-8.15 robbed',
    table('koukou', '0* 2m | pung 5p<1 +5p; 2 123m 46p 88s | pung 9p<1 | pung 9m<0; wall 1s 2s'),
    '0 kong 5p',
    2,
    [': 0>2 320 contract-robbed-kong'],
  ],
  [
    'W-6.9, W-8.6 the last tiles',
    table('koukou', '0* 123m 46p 88s | pung 9p<1 | pung 9m<2 +5p; 1 | kong 7z special; wall ?3'),
    '',
    0,
    [': 1>0 160 big-win, 2>0 80 big-win, 3>0 80 big-win'],
  ],
];

test.each(ROWS)('%s', (_, start, actions, seat, ways) => {
  expect(told(playAll(start, actions).state, seat)).toEqual(ways);
});

test('W-8.1 what does not win moves nothing, and a spectator wins nothing', () => {
  const { state } = playAll(table('koukou', `0* 9m +8s; 2 ${FOUR}`), '0 discard 8s');
  expect(foresee(wuhan.view(state, 2), { type: 'pass' })).toEqual([]);
  expect(foresee(wuhan.view(state, null), { type: 'win' })).toEqual([]);
});
