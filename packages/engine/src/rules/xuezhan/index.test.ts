import { expect, test } from 'vitest';
import { seedOf } from '../../core/seed.ts';
import { allTiles, SUITED } from '../../core/tile.ts';
import { isFullWall } from '../../play/wall.ts';
import { dealt } from '../../testing/deals.ts';
import { play, position } from '../../testing/position.ts';
import { actionIn } from '../../testing/written.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, SICHUAN, XUEZHAN_OPTIONS } from './options.ts';
import { EMPTY_EXTRA } from './round.ts';
import type { XuezhanEvent, XuezhanState } from './state.ts';

const seed = (digit: string): ReturnType<typeof seedOf> => seedOf(digit.repeat(64));
const SEEDS = [...'0123456789abcdef'].map(seed);

test('X-3.1: the ruleset says what it is', () => {
  const { id, version, seats, tiles, options } = xuezhan;
  expect({ id, version, seats, tiles, options }).toEqual({
    id: 'xuezhan',
    version: 2,
    seats: 4,
    tiles: SUITED,
    options: XUEZHAN_OPTIONS,
  });
});

test('X-2.2: the deal is the whole set, shuffled by seed and round', () => {
  const wall = (digit: string, round: number): readonly number[] =>
    xuezhan.deal(BURY3, seed(digit), round).wall;
  expect(isFullWall(SUITED, wall('1', 0))).toBe(true);
  expect(wall('1', 0)).not.toEqual(allTiles(SUITED));
  expect(wall('1', 0)).toEqual(wall('1', 0));
  expect(wall('1', 0)).not.toEqual(wall('1', 1));
  expect(wall('1', 0)).not.toEqual(wall('2', 0));
});

// [exchangeDirection, the directions dealt over all seeds]
const DIRECTIONS: readonly [XuezhanOptions['exchangeDirection'], readonly number[]][] = [
  ['seed', [1, 2, 3]],
  ['next', [1]],
  ['across', [2]],
  ['previous', [3]],
];

test.each(DIRECTIONS)('X-5.8: exchangeDirection %s deals %j', (exchangeDirection, expected) => {
  const options = { ...SICHUAN, exchangeDirection };
  const seen = SEEDS.map((each) => xuezhan.deal(options, each, 0).direction);
  expect([...new Set(seen)].sort()).toEqual(expected);
  expect(SEEDS.map((each) => xuezhan.deal(options, each, 0).direction)).toEqual(seen);
});

test('X-5.8: the seed draws a direction for each round', () => {
  const rounds = Array.from({ length: 16 }, (_, round) => xuezhan.deal(SICHUAN, seed('7'), round).direction);
  expect([...new Set(rounds)].sort()).toEqual([1, 2, 3]);
});

test('X-5.8: the direction of the deal is the direction of the round', () => {
  expect(dealt({ options: SICHUAN, hands: [], direction: 3 }).extra.direction).toBe(3);
});

const FULL = allTiles(SUITED);
// [what it is, the object, whether it is a deal]
const DEALS: readonly [string, object, boolean][] = [
  ['what deal makes', xuezhan.deal(BURY3, seed('3'), 0), true],
  ['the tiles in order, next', { wall: FULL, direction: 1 }, true],
  ['across', { wall: FULL, direction: 2 }, true],
  ['previous', { wall: FULL, direction: 3 }, true],
  ['direction 0', { wall: FULL, direction: 0 }, false],
  ['direction 4', { wall: FULL, direction: 4 }, false],
  ['no direction', { wall: FULL }, false],
  ['a direction by name', { wall: FULL, direction: 'next' }, false],
  ['no wall', { direction: 1 }, false],
  ['a tile too few', { wall: FULL.slice(1), direction: 1 }, false],
  ['a tile too many', { wall: [...FULL, 0], direction: 1 }, false],
  ['a fifth copy', { wall: [1, ...FULL.slice(1)], direction: 1 }, false],
  ['an honour', { wall: [27, ...FULL.slice(1)], direction: 1 }, false],
  ['nothing', {}, false],
];

test.each(DEALS)('X-2.1: isDeal, %s', (_, deal, expected) => {
  expect(xuezhan.isDeal(deal, BURY3, 2)).toBe(expected);
});

// [exchangeDirection, the direction of the deal, the version of the record, whether it is a deal]
test.each([
  ['seed', 1, 2, true],
  ['seed', 3, 2, true],
  ['next', 1, 2, true],
  ['next', 2, 2, false],
  ['across', 2, 2, true],
  ['across', 1, 2, false],
  ['previous', 3, 2, true],
  ['previous', 1, 2, false],
  ['previous', 1, 1, true],
  ['previous', 4, 1, false],
] as const)(
  'X-5.8: the table exchanges %s, a deal says %i in version %i: %s',
  (exchangeDirection, direction, version, expected) => {
    const deal = { wall: FULL, direction };
    expect(xuezhan.isDeal(deal, { ...SICHUAN, exchangeDirection }, version)).toBe(expected);
  },
);

test('X-3.1: seat 0 deals the first round', () => {
  expect(xuezhan.firstSetup(BURY3, seed('0'))).toEqual({ round: 0, dealer: 0, carried: null });
});

test('the empty state is before any deal: nobody acts', () => {
  const empty = xuezhan.empty(SICHUAN);
  expect(empty).toMatchObject({ options: SICHUAN, seats: [], phase: { name: 'over', reason: 'not-dealt' } });
  expect(empty.extra).toEqual(EMPTY_EXTRA);
  expect(xuezhan.toAct(empty)).toEqual([]);
});

test('before the opening a seat has no void suit, nothing buried or won, and is not barred', () => {
  const { extra } = dealt({ hands: [] });
  const seat = { voidSuit: null, buried: [], won: [], wins: 0, barred: null };
  expect(extra).toEqual({ direction: 1, seats: [seat, seat, seat, seat], firstWin: null, wonTiles: [] });
});

const READY = '123m 456m 789m 5p';
const IDLE = '147m 369m 1379p';
const GAP = '123m 456m 99m 46p';
const ROB = { ...SICHUAN, sets: 3, sevenPairs: false } as const;

const after = (start: XuezhanState, ...actions: string[]): XuezhanState => play(start, ...actions).state;
const at0 = (hand: string, drawn: string, more: object = {}): XuezhanState =>
  position({ seats: [hand, READY, IDLE, IDLE], voids: 'ssss', wall: '1s 2s', turn: 0, drawn, ...more });

// [rule, state, seat, what is done for it]
const DEFAULTS: readonly [string, XuezhanState, number, string][] = [
  ['X-16.3 the tile just drawn', at0('147m 369m 2589p', '5m'), 0, 'discard 5m'],
  ['X-16.3 even where it could win', at0(READY, '5p'), 0, 'discard 5p'],
  ['X-16.3 even where it could kong', at0('111m 369m 2589p', '1m'), 0, 'discard 1m'],
  ['X-16.3 the void suit first', at0('147m 369m 258p 9s', '5m'), 0, 'discard 9s'],
  ['X-16.3 the first that is legal: a kong', at0('1111m 369m 25p 9s', '5m'), 0, 'kong 1m'],
  ['X-16.3 a locked seat', at0(READY, '6p', { wins: [1, 0, 0, 0] }), 0, 'discard 6p'],
  [
    'X-16.3 after a pung no tile was drawn',
    position({
      seats: ['1479m 2589p | pung 3p<1', IDLE, IDLE, IDLE],
      voids: 'ssss',
      turn: 0,
      source: 'claim',
    }),
    0,
    'discard 1m',
  ],
  ['X-16.3 pass in a window', after(at0(IDLE, '5p'), '0 discard 5p'), 1, 'pass'],
  [
    'X-16.3 pass where a kong may be robbed',
    after(
      position({
        seats: ['147m 369m 1p | pung 5p<3', GAP, IDLE, IDLE],
        voids: 'ssss',
        wall: '1s',
        turn: 0,
        drawn: '5p',
        options: ROB,
      }),
      '0 kong 5p',
    ),
    1,
    'pass',
  ],
  ['X-16.3 the first burying', dealt({ hands: ['11112m 1112222p 99s'] }), 0, 'bury 1m1m1m'],
  [
    'X-16.3 the first exchange',
    dealt({ options: SICHUAN, hands: ['2m 1112222p 999888s'] }),
    0,
    'exchange 1p1p1p',
  ],
  ['X-16.3 the first suit', dealt({ options: { ...SICHUAN, opening: 'declare' }, hands: [] }), 3, 'void m'],
];

test.each(DEFAULTS)('%s', (_, state, seat, expected) => {
  expect(xuezhan.defaultAction(state, seat)).toEqual(actionIn(xuezhan, expected));
});

test('a seat that is not to act has no default', () => {
  expect(() => xuezhan.defaultAction(at0(READY, '5p'), 1)).toThrow('seat 1 is not to act');
});

test('events alone rebuild the state, and neither step changes what it was given', () => {
  const deal = xuezhan.deal(BURY3, seed('8'), 0);
  const setup = { round: 2, dealer: 3, carried: null };
  const first = xuezhan.start(BURY3, setup, deal);
  const events: XuezhanEvent[] = [...first.events];
  let { state } = first;
  for (let step = 0; step < 40; step++) {
    const [seat = 0] = xuezhan.toAct(state);
    const before = structuredClone(state);
    const done = xuezhan.apply(state, seat, xuezhan.defaultAction(state, seat));
    if (!done.ok) throw new Error(done.error.code);
    expect(state).toEqual(before);
    state = done.value.state;
    events.push(...done.value.events);
  }
  const rebuilt = events.reduce((past, event) => {
    const before = structuredClone(past);
    const next = xuezhan.evolve(past, event);
    expect(past).toEqual(before);
    return next;
  }, xuezhan.empty(BURY3));
  expect(rebuilt).toEqual(state);
  expect([state.round, state.dealer]).toEqual([2, 3]);
});
