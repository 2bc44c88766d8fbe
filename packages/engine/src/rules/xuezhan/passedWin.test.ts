import { expect, test } from 'vitest';
import type { PositionText } from '../../testing/position.ts';
import { legalText, play, position, toAct } from '../../testing/position.ts';
import { askedText, eventsText } from '../../testing/text.ts';
import type { XuezhanOptions } from './options.ts';
import { SICHUAN } from './options.ts';
import type { XuezhanState } from './state.ts';
import { extraAt } from './state.ts';

/** Wants nothing of 5p. */
const IDLE4 = '147m 258m 369m 1379p';
/** Wait for 5p alone. */
const READY4 = '123m 456m 789m 111p 5p';
const GAP4 = '123m 456m 789m 99m 46p';
const DECLARED = 'kong-declared 0 5p just drawn';
const LAID = 'melded 0 kong 5p added<3 just drawn; drew 0 4s from the back';

const on = (base: XuezhanOptions, changes: Partial<XuezhanOptions>): XuezhanOptions => ({
  ...base,
  ...changes,
});
const FREE = on(SICHUAN, { passedWin: 'free' });
/** Seat 0 has drawn 5p; seat 1 waits for it. */
const facing4 = (more: Partial<PositionText>): XuezhanState =>
  position({
    seats: [IDLE4, READY4, IDLE4, IDLE4],
    voids: 'ssss',
    wall: '1s 2s 3s 4s',
    turn: 0,
    drawn: '5p',
    options: SICHUAN,
    ...more,
  });
const PURE = '111m 333m 555m 777m 9m';
const pure = (more: Partial<PositionText>): XuezhanState =>
  facing4({ seats: [IDLE4, PURE, IDLE4, IDLE4], drawn: '9m', ...more });

// READY4 is worth 0 fan in sichuan, 1 after a kong; PURE 3, and 4 after a kong. [rule, position, discard, offered to seat 1]
const BARRED: readonly [string, XuezhanState, string, string][] = [
  ['X-7.5 nothing declined', facing4({}), '5p', 'win, pass'],
  ['X-7.5 the same fan declined', facing4({ barred: [null, 0, null, null] }), '5p', ''],
  ['X-7.5 more declined', facing4({ barred: [null, 2, null, null] }), '5p', ''],
  ['X-7.5 less declined', facing4({ barred: [null, 0, null, null], kong: 'concealed' }), '5p', 'win, pass'],
  ['X-7.5 as much declined', facing4({ barred: [null, 1, null, null], kong: 'concealed' }), '5p', ''],
  ['X-7.5 another seat declined', facing4({ barred: [3, null, 3, 3] }), '5p', 'win, pass'],
  ['X-7.5 the cap makes them equal', pure({ barred: [null, 3, null, null], kong: 'concealed' }), '9m', ''],
  [
    'X-7.5 without the cap it is higher',
    pure({ barred: [null, 3, null, null], kong: 'concealed', options: on(SICHUAN, { cap: null }) }),
    '9m',
    'win, pass',
  ],
];

test.each(BARRED)('%s', (_, start, tile, offered) => {
  const { state } = play(start, `0 discard ${tile}`);
  expect(state.phase.name === 'claim' ? legalText(state, 1) : '').toBe(offered);
});

/** Seat 2 has drawn 5p, seat 3 will draw `next`; seat 1 does not draw in between. */
const before3 = (hand1: string, next: string, options: XuezhanOptions): XuezhanState =>
  position({
    seats: [IDLE4, hand1, IDLE4, IDLE4],
    voids: 'ssss',
    wall: `${next} 1s 2s 3s`,
    turn: 2,
    drawn: '5p',
    options,
  });

// [rule, options, the answer in the record, what seat 1 is barred from, what it is offered of the next 5p]
const PASSED: readonly [string, XuezhanOptions, string, number | null, string][] = [
  ['X-7.5 free: the same win is offered again', FREE, 'answered 1 pass', null, '1 win, pass'],
  ['X-7.5 barred: it is not', SICHUAN, 'answered 1 pass declining 0', 0, '0 discard 1s'],
];

test.each(PASSED)('%s', (_, options, answer, barred, asked) => {
  const declined = play(before3(READY4, '5p', options), '2 discard 5p', '1 pass');
  expect(eventsText(declined.events.slice(2))).toBe(`${answer}; drew 3 5p`);
  expect(extraAt(declined.state, 1).barred).toBe(barred);
  expect(askedText(play(declined.state, '3 discard 5p').state)).toBe(asked);
});

test('X-7.5: the own next draw lifts the bar', () => {
  const start = position({
    seats: [IDLE4, READY4, IDLE4, IDLE4],
    voids: 'ssss',
    wall: '9s 8s 5p 7s',
    turn: 0,
    drawn: '5p',
    options: SICHUAN,
  });
  const drawn = play(start, '0 discard 5p', '1 pass');
  expect(eventsText(drawn.events.slice(2))).toBe('answered 1 pass declining 0; drew 1 9s');
  expect(extraAt(drawn.state, 1).barred).toBe(null);
  const { state } = play(drawn.state, '1 discard 9s', '2 discard 8s', '3 discard 5p');
  expect(askedText(state)).toBe('1 win, pass');
});

test('X-7.5: another seat’s draw does not lift the bar', () => {
  const { state } = play(before3(READY4, '9s', SICHUAN), '2 discard 5p', '1 pass', '3 discard 9s');
  expect([toAct(state), extraAt(state, 1).barred]).toEqual([[0], 0]);
});

// [rule, options, what seat 1 may do about 9p once it has punged instead of winning]
const PUNGED: readonly [string, XuezhanOptions, string][] = [
  ['X-7.5 free: a pung instead of the win costs nothing', FREE, '1 win, pass'],
  ['X-7.5 barred: a pung instead of the win bars like a pass', SICHUAN, '3 discard 1s'],
];

test.each(PUNGED)('%s', (_, options, asked) => {
  const start = position({
    seats: [IDLE4, '123m 456m 789m 55p 99p', IDLE4, IDLE4],
    voids: 'ssss',
    wall: '9p 1s',
    turn: 0,
    drawn: '5p',
    options,
  });
  const { state } = play(start, '0 discard 5p', '1 pung 5p', '1 discard 9p', '2 discard 9p');
  expect(askedText(state)).toBe(asked);
});

test('X-7.5: a kong instead of the win is followed by a draw, which lifts the bar', () => {
  const start = facing4({ seats: [IDLE4, '123m 456m 99m 46p 555p', IDLE4, IDLE4] });
  const { events, state } = play(start, '0 discard 5p', '1 kong 5p');
  expect(eventsText(events.slice(2))).toBe(
    'answered 1 kong declining 1; melded 1 kong 5p claimed<0; drew 1 4s from the back',
  );
  expect(extraAt(state, 1).barred).toBe(null);
});

test('X-7.5: an answer that declines no win leaves the bar as it is', () => {
  const seats = [IDLE4, IDLE4, '123m 456m 789m 55p 99p', IDLE4];
  const start = facing4({ seats, barred: [null, null, 0, null] });
  const { events, state } = play(start, '0 discard 5p', '2 pass');
  expect(eventsText(events.slice(1))).toBe('claims-opened 2 pung; answered 2 pass; drew 1 1s');
  expect(extraAt(state, 2).barred).toBe(0);
});

test('X-7.5: a higher win that is declined too raises the bar', () => {
  const start = facing4({
    barred: [null, 0, null, null],
    kong: 'concealed',
    turn: 2,
    seats: [IDLE4, READY4, IDLE4, IDLE4],
  });
  expect(extraAt(play(start, '2 discard 5p', '1 pass').state, 1).barred).toBe(1);
});

/** Seat 0 adds 5p to its pung, and a seat 1 that waits for it has declined so much. */
const robbed4 = (barred: number | null): XuezhanState =>
  facing4({ seats: ['147m 369m 1379p | pung 5p<3', GAP4, IDLE4, IDLE4], barred: [null, barred, null, null] });

// Robbing makes GAP4 worth 1. [rule, declined before, events]
const DECLINED_ROBBING: readonly [string, number | null, string][] = [
  ['X-7.5 nothing declined', null, 'kong-declared 0 5p just drawn; claims-opened 1 win'],
  ['X-7.5 robbing is worth more', 0, 'kong-declared 0 5p just drawn; claims-opened 1 win'],
  ['X-7.5 as much was declined', 1, `${DECLARED}; ${LAID}`],
];

test.each(DECLINED_ROBBING)('a barred seat does not rob: %s', (_, barred, events) => {
  expect(eventsText(play(robbed4(barred), '0 kong 5p').events)).toBe(events);
});

test('X-7.5: declining to rob bars by the fan of the robbed win', () => {
  const { events, state } = play(robbed4(null), '0 kong 5p', '1 pass');
  expect(eventsText(events.slice(2))).toBe(`answered 1 pass declining 1; ${LAID}`);
  expect(extraAt(state, 1).barred).toBe(1);
});

test('X-7.5: a barred seat may still win on its own draw', () => {
  const start = facing4({ turn: 1, barred: [null, 3, null, null] });
  expect(legalText(start, 1)).toMatch(/^win, /);
});

test('X-7.5: who wins, or was offered no win, declines nothing', () => {
  const start = facing4({ seats: [IDLE4, READY4, '147m 258m 369m 28p 55p', IDLE4] });
  const { events, state } = play(start, '0 discard 5p', '1 win', '2 pung 5p');
  expect(eventsText(events.slice(2, 4))).toBe('answered 1 win; answered 2 pung');
  expect([extraAt(state, 1).barred, extraAt(state, 2).barred]).toEqual([null, null]);
});
