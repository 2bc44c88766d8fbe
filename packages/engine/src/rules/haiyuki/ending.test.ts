/** How a round ends: where the winning tile goes, and what the last event says. */
import { expect, test } from 'vitest';
import { wallSize } from '../../play/wall.ts';
import type { HaiyukiState } from './state.ts';
import { changed, inRiichi, JUNK, lettersOf, play, position, READY } from './testing/position.ts';

const OPTIONS = { seat0: 'petum', seat1: 'ataho' } as const;
const LAST = 2 ** 32 - 1;

/** Seat 0 wins, on its own draw, on the discard of seat 1, and on the last tile of the wall. */
const tsumo = position({ hands: [READY, JUNK], draws: 'Y', options: OPTIONS });
const ron = changed(position({ hands: [READY, JUNK], draws: 'vY', options: OPTIONS }), 5, inRiichi);
const atLast = position({ hands: ['RRRSSSYYYAA', JUNK], draws: 'vv', roulette: [LAST, 0], options: OPTIONS });

// [way, position, actions, winner's tiles, discards that were taken, tiles left in the wall]
const WINS: readonly [string, HaiyukiState, readonly string[], string, readonly number[], number][] = [
  ['tsumo', tsumo, ['0 tsumo'], 'AAARRRSSSYYY', [], 94],
  ['ron', ron, ['0 discard v', '1 discard Y'], 'AAARRRSSSYYY', [0], 93],
  [
    'last-chance',
    changed(atLast, 20),
    ['0 discard v', '1 discard v', '0 skill LAST_CHANCE'],
    'AAARRRSSSYYY',
    [],
    92,
  ],
];
test.each(WINS)(
  'H-10.1, H-9.6: the winning tile joins the winner by %s',
  (way, start, actions, hand, taken, left) => {
    const { state, events } = play(start, ...actions);
    expect(events.at(-2)).toMatchObject({ type: 'won', seat: 0, way });
    const ended = events.at(-1);
    if (ended?.type !== 'ended') throw new Error('the round goes on');
    expect(ended).toMatchObject({ reason: 'won', tenpai: null, lost: [0, 0] });
    expect(ended.hands.map(lettersOf)).toEqual([hand, JUNK]);
    expect(state.seats[1]?.taken).toEqual(taken);
    expect(state.seats[0]?.taken).toEqual([]);
    expect(wallSize(state.wall)).toBe(left);
  },
);

test('H-5.6, H-9.6: a drawn round says who was ready, and shows both hands', () => {
  const start = changed(position({ hands: [READY, JUNK], draws: 'vv', options: { seat1: 'ataho' } }), 20);
  const { events } = play(start, '0 discard v', '1 discard v');
  const ended = events.at(-1);
  if (ended?.type !== 'ended') throw new Error('the round goes on');
  expect(ended).toMatchObject({ reason: 'nagari', tenpai: [true, false], lost: [0, 1000] });
  expect(ended.hands.map(lettersOf)).toEqual([READY, JUNK]);
});
