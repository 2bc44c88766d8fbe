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
  expect(won).toEqual({ isWon: true, pieces: [{ tile: 9, isTurned: false }] });
});
