/** H-4.9 to H-4.13, H-5.4, H-5.5, H-6.28: from a declared win to its damage. No hit point is asked whether it may be. */
import type { Counts } from '../../core/counts.ts';
import { countOf, tilesIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { damageOf } from './damage.ts';
import { ended } from './ending.ts';
import type { HaiyukiWon } from './events.ts';
import { allTilesOf, isOpen } from './hand.ts';
import type { Run } from './run.ts';
import { usableSkills } from './skills.ts';
import type { DeclaredWin, HaiyukiState } from './state.ts';
import { declaredOf, LAST_TURN, opponentOf, reactionOf, seatOf, turnOf } from './state.ts';
import { yakuOf } from './yaku.ts';

/** A win on the tile just drawn. */
export const drawnWin = (state: HaiyukiState): DeclaredWin => {
  const { seat, drawn } = turnOf(state);
  if (drawn === null) throw new Error('nothing was drawn');
  return { seat, tile: drawn, from: null, way: 'tsumo' };
};

/** A win on the discard that waits for an answer. */
export const discardWin = (state: HaiyukiState): DeclaredWin => {
  const { tile, from } = reactionOf(state);
  return { seat: opponentOf(from), tile, from, way: 'ron' };
};

/** H-6.13: a win on the tile at which the roulette stops. */
export const spunWin = (seat: Seat, tile: Tile): DeclaredWin => ({
  seat,
  tile,
  from: null,
  way: 'last-chance',
});

export const declareWin = (run: Run, win: DeclaredWin): void => {
  run.emit({ type: 'declared', ...win });
  settleWin(run);
};

/** Carries the win out as soon as nobody is asked about it any more. */
export const settleWin = (run: Run): void => {
  if (askedAboutWin(run.state).length === 0) completeWin(run);
};

/** First the discarder, who may counter (H-6.28); then the winner, who may choose the ura-dora (H-6.5). */
export const askedAboutWin = (state: HaiyukiState): readonly Seat[] => {
  const { seat, from } = declaredOf(state).win;
  const canAnswer = (asked: Seat): boolean => usableSkills(state, asked, 'reactive').length > 0;
  if (from !== null && canAnswer(from)) return [from];
  return canAnswer(seat) ? [seat] : [];
};

export const completeWin = (run: Run): void => {
  run.emit(wonOf(run.state, declaredOf(run.state).win));
  run.emit(ended(run.state, 'won'));
};

/** The win as an event, whatever may still come between. */
export const wonOf = (state: HaiyukiState, win: DeclaredWin): HaiyukiWon => {
  const { seat, tile, way } = win;
  const { turn, dora, options } = state;
  const { concealed, melds, riichi, critical } = seatOf(state, seat);
  const loser = seatOf(state, opponentOf(seat));
  const complete = (tiles: Counts): Counts => (way === 'tsumo' ? tiles : withTile(tiles, tile));
  const all = complete(allTilesOf(state, seat));
  const yaku = yakuOf(all);
  if (yaku === null) throw new Error('a win without a yaku');
  const ura = riichi === null ? null : state.ura; // H-4.10
  const facts = { open: isOpen(state, seat), critical, mirror: loser.mirror };
  const { bonuses, damage } = damageOf(options, {
    ...facts,
    score: yaku.score,
    dora: countOf(all, dora),
    ura: ura === null ? 0 : countOf(all, ura),
    tenho: way === 'tsumo' && turn === 1,
    // H-4.12: the roulette is neither a draw nor part of the last turn, unless the table says so.
    haitei: turn === LAST_TURN && (way === 'tsumo' || (way === 'last-chance' && options.haiteiOnLastChance)),
    houtei: way === 'ron' && turn === LAST_TURN,
  });
  return {
    type: 'won',
    ...win,
    concealed: tilesIn(complete(concealed)),
    melds,
    ura,
    yaku: yaku.key,
    variant: yaku.variant,
    score: yaku.score,
    bonuses,
    ...facts,
    damage,
    lost: Math.min(damage, loser.hp), // H-5.4
  };
};
