/** H-6.27: whoever is not asked is only told to wait; what for is worked out from the table. */
import type { Seat } from '../../core/seat.ts';
import { at, bySeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Exchange, UseSkill } from './actions.ts';
import { completes } from './hand.ts';
import type { DeclaredWin, HaiyukiState, Phase } from './state.ts';
import { HAND_SIZE, opponentOf, SEAT_COUNT } from './state.ts';
import type { SeenHaiyuki } from './view.ts';

/** What may be going on, likeliest first. `drawn` is the tile just drawn by a seat that holds one more than at rest. */
export const phasesOf = (view: SeenHaiyuki, state: HaiyukiState, drawn: Tile | null): readonly Phase[] => {
  const { phase, seat: viewer } = view;
  switch (phase.name) {
    case 'setup':
    case 'last-chance': {
      const own = phase.own as (Exchange & UseSkill) | null;
      return [{ name: phase.name, answers: bySeat(SEAT_COUNT, (seat) => (seat === viewer ? own : null)) }];
    }
    case 'turn': {
      const { name, seat, source, barred } = phase;
      return [{ name, seat, drawn, source, barred }];
    }
    case 'reaction':
      return [{ ...phase, drawn: null }];
    case 'over':
      return [phase];
    case 'declared': {
      const { name, seat, tile, way } = phase;
      const from = way === 'ron' ? opponentOf(seat) : null;
      // H-6.28: the winner is asked last.
      return [{ name, win: { seat, tile, from, way }, stands: seat === viewer, drawn: null }];
    }
    case 'waiting':
      return phasesWaitedFor(view, state, drawn);
  }
};

const phasesWaitedFor = (view: SeenHaiyuki, state: HaiyukiState, drawn: Tile | null): readonly Phase[] => {
  const winner = view.table.findIndex(
    ({ concealedSize, melds }) => concealedSize + 3 * melds.length > HAND_SIZE,
  );
  if (winner >= 0 && drawn !== null)
    return [declared({ seat: winner, tile: drawn, from: null, way: 'tsumo' })];
  const from = lastToDiscard(view);
  const lastChance: Phase = { name: 'last-chance', answers: bySeat(SEAT_COUNT, () => null) };
  const tile = at(view.table, from).discards.at(-1);
  if (tile === undefined) return [lastChance];
  const seat = opponentOf(from);
  const isRon = at(view.table, seat).riichi !== null && completes(state, seat, tile);
  const ron = declared({ seat, tile, from, way: 'ron' });
  return [{ name: 'reaction', tile, from, drawn: null }, ...(isRon ? [ron] : []), lastChance];
};

const declared = (win: DeclaredWin): Phase => ({ name: 'declared', win, stands: false, drawn: null });

/** Each seat discards once a turn, the starter first; a discard that was destroyed was one too. */
export const lastToDiscard = ({ table, starter }: SeenHaiyuki): Seat => {
  const count = (seat: Seat): number => at(table, seat).discards.length + at(table, seat).destroyed.length;
  return count(starter) > count(opponentOf(starter)) ? starter : opponentOf(starter);
};
