import type { GameId, Tile } from '@paiju/engine';
import { GAME_IDS, GAMES, seedOf } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import { wuhanFour } from '../games/wuhan/table.ts';
import { xuezhanFour } from '../games/xuezhan/table.ts';
import type { GameShown } from '../play/client.ts';
import { NOTHING_SHOWN } from '../play/client.ts';
import type { FourGame } from './game.ts';
import { placeOf, readScene } from './reading.ts';
import { played } from './testing/played.ts';

/** By game what the shared table reads it with; null where a game has a table of its own. */
const FOUR = { xuezhan: xuezhanFour, wuhan: wuhanFour, haiyuki: null } satisfies Readonly<
  Record<GameId, FourGame | null>
>;
const READ = GAME_IDS.flatMap((id) => (FOUR[id] === null ? [] : [{ id, four: FOUR[id] }]));
const SEED = seedOf('7'.repeat(64));

test('seats are drawn from the own one on', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual([2, 3, 0, 1]);
});

describe.each(READ)('$id', ({ id: ruleset, four }) => {
  const happenings = played(ruleset, SEED);
  const shownAt = (step: number, seat = 1): GameShown => ({
    ...NOTHING_SHOWN,
    ruleset,
    seat,
    players: ['a', 'b', 'c', 'd'],
    now: { ...happenings[step]![seat]!, points: [10, 11, 12, 13] },
    past: happenings.slice(0, step + 1).map((views, number) => ({ ...views[seat]!, number, points: [] })),
  });

  test('the own seat is first, with its name and points, and its hand', () => {
    const scene = readScene(four, shownAt(30), [])!;
    expect(scene.seats.map(({ seat, name, points }) => [seat, name, points])).toEqual([
      [1, 'b', 11],
      [2, 'c', 12],
      [3, 'd', 13],
      [0, 'a', 10],
    ]);
    expect(scene.hand.length).toBe(scene.seats[0]!.concealedSize);
    expect(scene.seats[1]!.faces).toBeNull();
  });

  test('at most one discard is the last one, and it is the last of its river', () => {
    for (let step = 5; step < happenings.length; step++) {
      const { seats } = readScene(four, shownAt(step), [])!;
      const last = seats.flatMap(({ river }) =>
        river.map((tile, i) => ({ ...tile, isEnd: i === river.length - 1 })),
      );
      const marked = last.filter(({ isLast }) => isLast);
      expect(marked.length).toBeLessThanOrEqual(1);
      expect(marked.every(({ isEnd, isTaken }) => isEnd && !isTaken)).toBe(true);
    }
    const marks = happenings.map((_, step) =>
      readScene(four, shownAt(step), [])!.seats.some(({ river }) => river.some(({ isLast }) => isLast)),
    );
    expect(marks).toContain(true);
  });

  test('no kind is ever seen more often than there are copies, and at the end all but the wall is seen', () => {
    const { tiles } = GAMES[ruleset].rules;
    const all = tiles.codes.map((_, kind) => kind as Tile);
    for (const [step] of happenings.entries()) {
      const scene = readScene(four, shownAt(step), [])!;
      for (const tile of all) {
        const { seen } = scene.copiesOf(tile);
        expect(seen.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(tiles.copies);
      }
    }
    const last = readScene(four, shownAt(happenings.length - 1), [])!;
    const unseen = all.reduce((sum, tile) => sum + last.copiesOf(tile).unseen, 0);
    expect(unseen).toBe(last.wallSize + hiddenIn(happenings.at(-1)![1]!.view));
  });

  test('the tile that a hand was won on lies beside it, and beside no other, also when the page was opened since', () => {
    for (const [step] of happenings.entries()) {
      const wins = happenings.slice(0, step + 1).flatMap((views) => views[1]!.events.flatMap(winIn));
      const shown = shownAt(step);
      for (const each of [shown, { ...shown, past: [] }])
        for (const { seat, won } of readScene(four, each, [])!.seats)
          expect(won).toEqual(wins.filter((win) => win.seat === seat).map(({ tile }) => tile));
    }
    expect(happenings.some((views) => views[1]!.events.flatMap(winIn).length > 0)).toBe(true);
  });

  test('hands that are open are shown', () => {
    const open = [[1, 2], null, null, null] as unknown as (readonly Tile[])[];
    const scene = readScene(four, shownAt(30), open)!;
    expect(scene.seats[3]!.faces).toEqual([1, 2]);
  });
});

const winIn = (event: object): readonly { readonly seat: number; readonly tile: Tile }[] => {
  const { type, seat, tile } = event as { type: string; seat: number; tile: Tile };
  return type === 'won' ? [{ seat, tile }] : [];
};

/** Tiles nobody is ever shown: those buried face down by others. */
const hiddenIn = (view: object): number => {
  const { seats = [] } = view as Partial<XuezhanView>;
  return seats.filter(({ buried }) => buried === null).length * 3;
};

test('a seat is shown what the last payments brought it', () => {
  const [first] = played('xuezhan', SEED);
  const past = [
    {
      ...first![0]!,
      number: 4,
      points: [5, -3, -3, 1],
      transfers: [
        { from: 1, to: 0, points: 3, reason: 'a', cause: 0 },
        { from: 2, to: 0, points: 3, reason: 'a', cause: 0 },
        { from: 0, to: 3, points: 1, reason: 'b', cause: 0 },
      ],
    },
    { ...first![0]!, number: 5, points: [] },
  ];
  const shown = {
    ruleset: 'xuezhan',
    seat: 0,
    players: [],
    now: { ...first![0]!, points: [] },
    past,
  } as unknown as GameShown;
  const changes = (since?: number): readonly number[] =>
    readScene(xuezhanFour, shown, [], since)!.seats.map(({ change }) => change?.points ?? 0);
  expect(changes()).toEqual([5, -3, -3, 1]);
  expect(changes(3)).toEqual([5, -3, -3, 1]);
  expect(changes(4), 'what is no news is not shown again').toEqual([0, 0, 0, 0]);
});

describe('tiles that were put away', () => {
  const three = [1, 2, 3] as Tile[];
  /** Seat 0 looks, or nobody; what it sees of both seats. */
  const buriedAt = (seat: number, looks: number | null, ...seats: readonly object[]) =>
    xuezhanFour.marks({ seat: looks, seats } as unknown as XuezhanView, seat).buried;
  const own = { voidSuit: 'm', buried: three };
  test.each([
    ['the own', buriedAt(0, 0, own, { voidSuit: 'p', buried: null }), three],
    [
      'those of others, where all may see them',
      buriedAt(1, 0, own, { voidSuit: 'p', buried: [4, 5, 6] }),
      [4, 5, 6],
    ],
    ['as many backs where not', buriedAt(1, 0, own, { voidSuit: 'p', buried: null }), [null, null, null]],
    ['none before all have chosen', buriedAt(1, 0, own, { voidSuit: null, buried: null }), []],
    [
      'none where nothing is buried',
      buriedAt(1, 0, { voidSuit: 'm', buried: [] }, { voidSuit: 'p', buried: null }),
      [],
    ],
  ])('%s', (_, buried, expected) => {
    expect(buried).toEqual(expected);
  });
});
