/**
 * A round as far as one seat sees it. What it does not see is not there: hidden hands are empty, the tile of a hidden kong is
 * any. Enough for every rule that asks for nothing hidden.
 */
import type { Counts } from '../core/counts.ts';
import { countTiles } from '../core/counts.ts';
import type { Meld } from '../core/meld.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { keysOf } from '../hand/keys.ts';
import { phaseOf } from './imaginePhase.ts';
import type { Kit } from './kit.ts';
import type { RoundState, SeatTiles } from './state.ts';
import type { MeldView, RoundView, TableSeatView } from './view.ts';

export const seenRound = <K extends Kit>(
  set: TileSet,
  view: RoundView,
  own: Pick<RoundState<K>, 'options' | 'extra'>,
): RoundState<K> => ({
  ...own,
  round: view.round,
  dealer: view.dealer,
  wall: { tiles: [], front: 0, back: view.wallSize },
  seats: view.table.map((tiles, seat) =>
    seatTiles(tiles, countTiles(set, seat === view.seat ? (view.hand ?? []) : []), []),
  ),
  phase: phaseOf(view, view.drawn),
});

/** The tiles of one seat, as the round keeps them. */
export const seatTiles = (
  { melds, discards, taken, draws }: TableSeatView,
  concealed: Counts,
  kongs: readonly Tile[],
): SeatTiles => {
  let hidden = 0;
  const laid = melds.map((meld) => meldFrom(meld, meld.tile ?? kongs[hidden++]));
  return { concealed, keys: keysOf(concealed), melds: laid, discards: discards as Tile[], taken, draws };
};

export const meldFrom = ({ kind, from, made }: MeldView, tile: Tile = 0 as Tile): Meld =>
  kind === 'kong' && made !== null
    ? { kind, tile, from, made }
    : ({ kind, tile, from } as Exclude<Meld, { kind: 'kong' }>);
