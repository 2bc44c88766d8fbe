/** What a seat can work out holds in every world it imagines. That the worlds look right is C9 of the contract suite. */
import { expect, test } from 'vitest';
import { countOf, tilesIn } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import { suitOf } from '../../core/tile.ts';
import type { PositionText } from '../../testing/position.ts';
import { one, play, position } from '../../testing/position.ts';
import { inRandomRounds } from '../../testing/states.ts';
import { withoutVoid } from './imagine.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, XUEZHAN_OPTIONS } from './options.ts';
import type { XuezhanState } from './state.ts';

const WORLDS = 100;
const SEVERAL: XuezhanOptions = { ...BURY3, severalWinners: 'all' };
const READY = '123m 456m 789m 5p';
const IDLE = '147m 369m 1379p';
const WALL = '5s'.repeat(4) + '6s'.repeat(4) + '7s'.repeat(4);

const worldsOf = (state: XuezhanState, seat: Seat | null): XuezhanState[] => {
  const chance = new Stream({ seed: seedOf('3c'.repeat(32)), round: 0, name: 'search' });
  return Array.from({ length: WORLDS }, () => xuezhan.imagine(xuezhan.view(state, seat), chance));
};

const at0 = (more: Partial<PositionText>): XuezhanState =>
  position({ seats: [IDLE, IDLE, IDLE, IDLE], voids: 'spms', turn: 0, drawn: '5p', wall: WALL, ...more });

const drawnIn = ({ phase }: XuezhanState): Tile | null => (phase.name === 'turn' ? phase.drawn : null);

/** The tiles of a suit that a seat holds, beside one it has just drawn. */
const ofSuit = (state: XuezhanState, seat: Seat, suit: Suit): number => {
  const drawn = state.phase.name === 'turn' && state.phase.seat === seat ? drawnIn(state) : null;
  const held = tilesIn(at(state.seats, seat).concealed).filter((tile) => suitOf(tile) === suit).length;
  return held - (drawn !== null && suitOf(drawn) === suit ? 1 : 0);
};

// [what is so, the position, the seat looked at, its void suit, whether it may hold any of it]
const CASES: readonly [string, Partial<PositionText>, Seat, Suit, boolean][] = [
  ['its last discard was of another suit', { discards: ['', '9p 9m', '', ''] }, 1, 'p', false],
  ['its last discard was of its void suit', { discards: ['', '9m 9p', '', ''] }, 1, 'p', true],
  ['it has not discarded', {}, 2, 'm', true],
  ['it has drawn since', { turn: 1, drawn: '1p', discards: ['', '9m', '', ''] }, 1, 'p', false],
  [
    'it has made a kong since',
    { turn: 1, drawn: '1p', kong: 'added', discards: ['', '9m', '', ''] },
    1,
    'p',
    true,
  ],
  ['it has won', { wins: [0, 0, 1, 0], options: { ...BURY3, showWinningHand: false } }, 2, 'm', false],
];

test.each(CASES)('X-6.2: a seat and its void suit where %s', (_, more, seat, suit, mayHold) => {
  const most = Math.max(...worldsOf(at0(more), 0).map((world) => ofSuit(world, seat, suit)));
  expect(most > 0).toBe(mayHold);
});

test('X-6.2: the tile just drawn may be of the void suit', () => {
  const state = at0({ turn: 1, drawn: '1p', discards: ['', '9m', '', ''] });
  const suits = new Set(worldsOf(state, 0).map((world) => suitOf(drawnIn(world) ?? one('1m'))));
  expect([...suits].sort()).toEqual(['m', 'p', 's']);
});

test.each(Object.entries(XUEZHAN_OPTIONS.presets))(
  'X-6.2: what is worked out is never wrong, in %s',
  (_, preset) => {
    let told = 0;
    inRandomRounds(xuezhan, { ...preset, showWinningHand: false }, 40, (state, viewer) => {
      const view = xuezhan.view(state, viewer);
      for (let seat = 0; seat < 4; seat++) {
        const mayHold = withoutVoid(view, seat);
        if (mayHold === null) continue;
        told += 1;
        const { voidSuit } = at(state.extra.seats, seat);
        expect(ofSuit(state, seat, voidSuit as Suit)).toBe(0);
        expect(mayHold(one(`1${voidSuit}`))).toBe(false);
      }
    });
    expect(told).toBeGreaterThan(1000);
  },
);

test('X-5.2: hidden buried tiles are three of the suit', () => {
  const state = at0({ options: { ...BURY3, showBuried: false } });
  for (const world of worldsOf(state, 0))
    expect(world.extra.seats.slice(1).map(({ buried }) => buried.map(suitOf))).toEqual([
      ['p', 'p', 'p'],
      ['m', 'm', 'm'],
      ['s', 's', 's'],
    ]);
});

test('X-8.2, X-16.2: a hidden kong is of a kind nobody has seen, and not of the void suit', () => {
  const seats = [IDLE, '147m 3699p | kong 8s concealed', IDLE, IDLE];
  const state = at0({ seats, options: { ...BURY3, showConcealedKong: false } });
  const kinds = new Set(worldsOf(state, 0).map((world) => world.seats[1]?.melds[0]?.tile as Tile));
  expect(kinds.size).toBeGreaterThan(5);
  for (const tile of kinds) {
    expect(suitOf(tile)).not.toBe('p');
    expect(countOf(at(state.seats, 0).concealed, tile)).toBe(0);
  }
});

test('X-9.5: the tile being robbed is in the hand it is robbed from', () => {
  const start = position({
    seats: ['123m 456m 78m 55s', '147m 36p 1s 2s | pung 9m<2', IDLE, IDLE],
    voids: 'pppp',
    options: { ...BURY3, robbing: true },
    turn: 1,
    drawn: '9m',
    wall: WALL,
  });
  const { state } = play(start, '1 kong 9m');
  for (const world of worldsOf(state, 0)) expect(countOf(at(world.seats, 1).concealed, one('9m'))).toBe(1);
});

test('X-15.8: a tile that several seats won is one tile', () => {
  const start = at0({ seats: [IDLE, READY, READY, IDLE], voids: 'ssss', options: SEVERAL });
  const { state } = play(start, '0 discard 5p', '1 win', '2 win');
  expect(state.extra.wonTiles).toEqual([one('5p')]);
  const unseen = worldsOf(state, 3).map(
    ({ wall, seats }) =>
      wall.tiles.filter((tile) => tile === one('5p')).length + countOf(at(seats, 0).concealed, one('5p')),
  );
  expect(new Set(unseen)).toEqual(new Set([0, 1]));
});

test('a window whose asked seat nobody can imagine is open all the same: somebody passes', () => {
  const start = at0({ seats: [IDLE, READY, '5p', '5p'], voids: 'ssss', wall: '1s' });
  const { state } = play(start, '0 discard 5p');
  for (const world of worldsOf(state, 2)) {
    const [asked = 2] = xuezhan.toAct(world);
    expect(asked).not.toBe(2);
    expect(xuezhan.apply(world, asked, { type: 'pass' }).ok).toBe(true);
  }
});
