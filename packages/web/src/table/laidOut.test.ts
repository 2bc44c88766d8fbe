import type { MeldView, Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import { laidOutBy } from './laidOut.ts';
import type { FourScene, SeatScene } from './reading.ts';

const chow: MeldView = { kind: 'chow', tile: 3 as Tile, from: 0, made: null };
const river = (...tiles: readonly (readonly [number, boolean])[]): SeatScene['river'] =>
  tiles.map(([tile, isTaken]) => ({ tile: tile as Tile, isTaken, isLast: false }));

/** Seat 1 sits at the bottom, and has claimed the 4 that seat 0 at its left discarded. */
const seatOf = (seat: number): SeatScene =>
  ({
    seat,
    melds: seat === 1 ? [chow] : [],
    won: seat === 1 ? [9 as Tile] : [],
    river: seat === 0 ? river([5, false], [4, true]) : [],
  }) as unknown as SeatScene; // what a seat has laid out is told by these alone

const scene = { own: 1, seats: [1, 2, 3, 0].map(seatOf) } as unknown as FourScene;

test('a chow lies with the tile that was taken turned to its river; won tiles lie beside it', () => {
  const [meld, won] = laidOutBy(scene, seatOf(1));
  expect(meld?.pieces.map(({ tile, isTurned }) => (isTurned ? `(${tile})` : `${tile}`))).toEqual([
    '(4)',
    '3',
    '5',
  ]);
  expect(won).toEqual({ isWon: true, isLoose: true, pieces: [{ tile: 9, isTurned: false }] });
});

test('single tiles lie close together, three at a time, in the order in which they came', () => {
  const single = (tile: number): MeldView => ({
    kind: 'kong',
    tile: tile as Tile,
    from: null,
    made: 'special',
  });
  const melds = [single(1), single(2), chow, ...[3, 4, 5, 6].map(single)];
  const laid = laidOutBy(scene, { ...seatOf(1), melds, won: [9, 10] as Tile[] });
  expect(laid.map(({ pieces, isWon, isLoose }) => [pieces.length, isWon, isLoose])).toEqual([
    [2, false, true],
    [3, false, false],
    [3, false, true],
    [1, false, true],
    [2, true, true],
  ]);
  expect(laid.flatMap(({ pieces }) => pieces.map(({ tile }) => tile))).toEqual([
    ...[1, 2, 4, 3, 5, 3, 4, 5, 6, 9, 10],
  ]);
});
