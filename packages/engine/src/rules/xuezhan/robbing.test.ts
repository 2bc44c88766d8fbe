import { expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { formatTiles } from '../../core/notation.ts';
import { SUITED } from '../../core/tile.ts';
import { wallSize } from '../../play/wall.ts';
import type { PositionText } from '../../testing/position.ts';
import { handAt, play, position } from '../../testing/position.ts';
import { askedText, eventsText, meldText } from '../../testing/text.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3 } from './options.ts';
import type { XuezhanState } from './state.ts';
import { extraAt } from './state.ts';

/** Wants nothing of 5p. */
const IDLE = '147m 369m 1379p';
/** Waits for 5p without holding one. */
const GAP = '123m 456m 99m 46p';

const on = (base: XuezhanOptions, changes: Partial<XuezhanOptions>): XuezhanOptions => ({
  ...base,
  ...changes,
});
const hand = (state: XuezhanState, seat: number): string => formatTiles(SUITED, tilesIn(handAt(state, seat)));
const melds = (state: XuezhanState, seat: number): string =>
  (state.seats[seat]?.melds ?? []).map(meldText).join(', ');

const ROB = on(BURY3, { robbing: true });
/** Seat 0 has drawn 5p and may add it to its pung. */
const adding = (
  hands: readonly [string, string, string],
  options: XuezhanOptions,
  more: Partial<PositionText> = {},
) =>
  position({
    seats: ['147m 369m 2p | pung 5p<3', ...hands],
    voids: 'ssss',
    wall: '1s 2s 3s 4s',
    turn: 0,
    drawn: '5p',
    options,
    ...more,
  });
const DECLARED = 'kong-declared 0 5p just drawn';
const LAID = 'melded 0 kong 5p added<3 just drawn; drew 0 4s from the back';

// [rule, position, answers, events from the kong on, transfers]
const ROBBING: readonly [string, XuezhanState, readonly string[], string, string][] = [
  [
    'X-9.5 off: laid at once',
    adding([GAP, IDLE, IDLE], BURY3),
    [],
    LAID,
    '1>0 1 added-kong, 2>0 1 added-kong, 3>0 1 added-kong',
  ],
  [
    'X-9.5 on, nobody could win',
    adding([IDLE, IDLE, IDLE], ROB),
    [],
    `${DECLARED}; ${LAID}`,
    '1>0 1 added-kong, 2>0 1 added-kong, 3>0 1 added-kong',
  ],
  [
    'X-9.5 on, all pass: laid and paid then',
    adding([GAP, IDLE, GAP], ROB),
    ['1 pass', '3 pass'],
    `${DECLARED}; claims-opened 1 win, 3 win; answered 1 pass; answered 3 pass; ${LAID}`,
    '1>0 1 added-kong, 2>0 1 added-kong, 3>0 1 added-kong',
  ],
  [
    'X-9.6 one robs: the robbed seat pays as a discarder',
    adding([IDLE, GAP, IDLE], ROB),
    ['2 win'],
    `${DECLARED}; claims-opened 2 win; answered 2 win; won 2 5p robbed 0 of 2; drew 1 1s`,
    '0>2 3 robbed-kong-win',
  ],
  [
    'X-9.5, X-7.4 several rob',
    adding([GAP, IDLE, GAP], ROB),
    ['3 win', '1 win'],
    `${DECLARED}; claims-opened 1 win, 3 win; answered 3 win; answered 1 win; won 1 5p robbed 0 of 1 3; won 3 5p robbed 0 of 1 3; drew 1 1s`,
    '0>1 3 robbed-kong-win, 0>3 3 robbed-kong-win',
  ],
  [
    'X-9.5, X-7.4 only the nearest robs',
    adding([GAP, IDLE, GAP], on(ROB, { severalWinners: 'nearest' })),
    ['3 win', '1 win'],
    `${DECLARED}; claims-opened 1 win, 3 win; answered 3 win; answered 1 win; won 1 5p robbed 0 of 1; drew 1 1s`,
    '0>1 3 robbed-kong-win',
  ],
  [
    'X-9.6 the next seat as after a discard win',
    adding([IDLE, GAP, IDLE], on(ROB, { nextAfterDiscardWin: 'winner' })),
    ['2 win'],
    `${DECLARED}; claims-opened 2 win; answered 2 win; won 2 5p robbed 0 of 2; drew 3 1s`,
    '0>2 3 robbed-kong-win',
  ],
  [
    'X-9.5 nobody wins on its void suit',
    adding([GAP, IDLE, IDLE], ROB, { voids: 'spss' }),
    [],
    `${DECLARED}; ${LAID}`,
    '1>0 1 added-kong, 2>0 1 added-kong, 3>0 1 added-kong',
  ],
];

test.each(ROBBING)('%s', (_, start, answers, events, paid) => {
  const after = play(start, '0 kong 5p', ...answers);
  expect(eventsText(after.events)).toBe(events);
  expect(after.paid).toBe(paid);
});

test('X-9.5: seats that have left are not asked', () => {
  const start = adding([GAP, IDLE, IDLE], on(ROB, { afterWin: 'leave' }), { wins: [0, 1, 0, 0] });
  expect(eventsText(play(start, '0 kong 5p').events)).toBe(`${DECLARED}; ${LAID}`);
});

test('X-9.5: a concealed kong is not robbed', () => {
  const start = position({
    seats: ['147m 369m 2p 555p', GAP, IDLE, IDLE],
    voids: 'ssss',
    wall: '1s 4s',
    turn: 0,
    drawn: '5p',
    options: ROB,
  });
  expect(eventsText(play(start, '0 kong 5p').events)).toBe(
    'melded 0 kong 5p concealed; drew 0 4s from the back',
  );
});

test('X-9.5: a kong with a tile held for long stays one when all pass', () => {
  const start = adding([GAP, IDLE, IDLE], ROB, {
    seats: ['147m 369m 5p | pung 5p<3', GAP, IDLE, IDLE],
    drawn: '2p',
  });
  expect(eventsText(play(start, '0 kong 5p', '1 pass').events)).toBe(
    'kong-declared 0 5p; claims-opened 1 win; answered 1 pass; melded 0 kong 5p added<3; drew 0 4s from the back',
  );
});

test('X-9.6: the robbed seat loses the tile and keeps its pung; the wall is not touched', () => {
  const start = adding([IDLE, GAP, IDLE], ROB);
  const asked = play(start, '0 kong 5p').state;
  expect([hand(asked, 0), melds(asked, 0), askedText(asked)]).toEqual([
    '134679m 25p',
    'pung 5p<3',
    '2 win, pass',
  ]);
  const { state } = play(asked, '2 win');
  expect([hand(state, 0), melds(state, 0)]).toEqual(['134679m 2p', 'pung 5p<3']);
  expect([hand(state, 2), extraAt(state, 2).wins]).toEqual(['12345699m 46p', 1]);
  expect(formatTiles(SUITED, extraAt(state, 2).won)).toBe('5p');
  expect(wallSize(state.wall)).toBe(3); // the next seat's draw only
});

test('X-9.6: what several rob is one tile', () => {
  const { state } = play(adding([GAP, IDLE, GAP], ROB), '0 kong 5p', '1 win', '3 win');
  expect(hand(state, 0)).toBe('134679m 2p');
});
