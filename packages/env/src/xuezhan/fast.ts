/** The observation of Xuezhan straight from the state: the bytes that `XUEZHAN_OBSERVATION` makes of the view, sooner. */
import type { Seat } from '@paiju/engine';
import { SUITED, SUITS } from '@paiju/engine';
import type { XuezhanState } from '@paiju/engine/xuezhan';
import { hasLeft, hidesKongs, isLocked, isShown, tilesAtRest, waitsAt } from '@paiju/engine/xuezhan';
import { addBegun, fastTable } from '../fastRound.ts';
import type { FastLook } from '../part.ts';
import { addTiles, byteOf, offsetsIn } from '../part.ts';
import { PHASES, XUEZHAN_OBSERVATION } from './observation.ts';

const KINDS = SUITED.codes.length;
const SEATS = 4;
const GONE = -1;

const offset = offsetsIn(XUEZHAN_OBSERVATION);
const WON = offset('won tiles');
const BURIED = offset('buried tiles');
const SHOWN = offset('shown hands');
const WAITS = offset('waits');
const UNSEEN = offset('unseen');
const BEGUN = offset('begun');
const PHASE = offset('phase');
const VOIDS = offset('void suits');
const WINS = offset('wins');
const LOCKED = offset('locked');
const LEFT = offset('left');
const FIRST = offset('first win');
const BARRED = offset('barred');
const writeTable = fastTable(XUEZHAN_OBSERVATION, KINDS);

export const fastXuezhan = (look: FastLook<XuezhanState>, out: Uint8Array, at: number): void => {
  const { state, seat, begun } = look;
  out.fill(0, at, at + XUEZHAN_OBSERVATION.size);
  out.fill(SUITED.copies, at + UNSEEN, at + UNSEEN + KINDS);
  writeTable(look, hiding(state), out, at);
  for (let steps = 0; steps < SEATS; steps++) writeSeat(look, steps, out, at);
  addTiles(out, at + UNSEEN, state.extra.wonTiles, GONE);
  addTiles(out, at + WAITS, waitsAt(state, seat));
  addBegun(begun, out, at + BEGUN);
  out[at + PHASE + PHASES.indexOf(phaseOf(state))] = 1;
  const { barred } = state.extra.seats[seat]!;
  if (barred !== null) out[at + BARRED] = byteOf(1 + barred);
  if (state.extra.firstWin !== null) writeFirstWin(look, out, at);
};

/** The bit of each seat whose concealed kongs lie hidden. */
const hiding = (state: XuezhanState): number => {
  if (state.options.showConcealedKong) return 0;
  let bits = 0;
  for (let seat = 0; seat < SEATS; seat++) if (hidesKongs(state, seat)) bits |= 1 << seat;
  return bits;
};

const writeSeat = (
  { state, seat }: FastLook<XuezhanState>,
  steps: number,
  out: Uint8Array,
  at: number,
): void => {
  const other = (seat + steps) % SEATS;
  const { voidSuit, buried, won, wins } = state.extra.seats[other]!;
  const row = at + steps * KINDS;
  if (voidSuit !== null) out[at + VOIDS + steps * SUITS.length + SUITS.indexOf(voidSuit)] = 1;
  if (steps === 0 || state.options.showBuried) {
    addTiles(out, row + BURIED, buried);
    addTiles(out, at + UNSEEN, buried, GONE);
  }
  if (steps > 0 && isShown(state, other)) {
    const shown = tilesAtRest(state, other);
    addTiles(out, row + SHOWN, shown);
    addTiles(out, at + UNSEEN, shown, GONE);
  }
  if (wins === 0) return;
  addTiles(out, row + WON, won);
  out[at + WINS + steps] = byteOf(wins);
  if (isLocked(state, other)) out[at + LOCKED + steps] = 1;
  if (hasLeft(state, other)) out[at + LEFT + steps] = 1;
};

const phaseOf = ({ phase }: XuezhanState): (typeof PHASES)[number] => {
  if (phase.name === 'choice') return phase.kind as (typeof PHASES)[number];
  return phase.name === 'claim' && phase.window.robbing ? 'robbing' : phase.name;
};

const writeFirstWin = ({ state, seat }: FastLook<XuezhanState>, out: Uint8Array, at: number): void => {
  const { firstWin } = state.extra;
  if (firstWin === null) return;
  const place = (other: Seat): number => at + FIRST + ((other - seat + SEATS) % SEATS);
  for (const winner of firstWin.winners) out[place(winner)] = 1;
  if (firstWin.from !== null) out[place(firstWin.from) + SEATS] = 1;
};
