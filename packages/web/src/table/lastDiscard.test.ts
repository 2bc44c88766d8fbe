import type { PhaseView, Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Happening } from '../play/client.ts';
import { lastDiscard } from './lastDiscard.ts';

const past = (...happenings: readonly (readonly object[])[]): readonly Happening[] =>
  happenings.map((events, number) => ({ number, view: {}, events, transfers: [], points: [] }));

const dealt = { type: 'dealt', dealer: 0 };
const discarded = (seat: number) => ({ type: 'discarded', seat, tile: 3 });
const drew = (seat: number) => ({ type: 'drew', seat });

const TURN: PhaseView = { name: 'turn', seat: 0 } as PhaseView;
const claim = (robbing: boolean): PhaseView =>
  ({ name: 'claim', from: 2, tile: 3 as Tile, robbing }) as PhaseView;

// [what it is, what happened, how things stand, whose discard was the last]
test.each<[string, readonly (readonly object[])[], PhaseView, number | null]>([
  ['nothing was discarded yet', [[dealt]], TURN, null],
  ['the last of several', [[dealt], [discarded(1)], [drew(2)], [discarded(2), drew(3)]], TURN, 2],
  ['the last of what happened at once', [[dealt], [discarded(1), discarded(3)]], TURN, 3],
  ['that of the round before is gone', [[discarded(1)], [dealt, drew(0)]], TURN, null],
  ['in a claim it is the one that may be claimed', [[dealt], [discarded(1)]], claim(false), 2],
  ['a kong that may be robbed is no discard', [[dealt], [discarded(1)]], claim(true), null],
])('%s', (_, happenings, phase, seat) => {
  expect(lastDiscard(past(...happenings), phase)).toBe(seat);
});
