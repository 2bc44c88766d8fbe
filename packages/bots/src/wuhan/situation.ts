/** What the bot reads out of its view once, before it weighs anything. */
import type {
  Counts,
  JudgedSeat,
  LaidMeld,
  MeldView,
  Seat,
  SpecialKind,
  Tile,
  WuhanOptions,
  WuhanView,
} from '@paiju/engine';
import { at, countOf, countTiles, SUITED_AND_HONOURS, specialKind, specialsOf } from '@paiju/engine';

export interface Situation {
  readonly options: WuhanOptions;
  readonly seat: Seat;
  readonly dealer: Seat;
  /** Concealed tiles without wilds, skins and red dragons. */
  readonly hand: Counts;
  readonly wild: Tile;
  readonly wilds: number;
  /** Own melds that fill the place of a set. */
  readonly melds: readonly MeldView[];
  /** What every seat has laid out, for payments. */
  readonly laid: readonly JudgedSeat[];
  /** How many copies of each kind this seat has not seen anywhere; none of skins and red dragons, which help no hand. */
  readonly unseen: Counts;
}

export const situationOf = (view: WuhanView): Situation => {
  const { seat, options, dealer, laizi } = view;
  if (seat === null || view.hand === null) throw new RangeError('a spectator has nothing to choose');
  const ordinary = view.hand.filter((tile) => kindOf(view, tile) === null);
  return {
    options,
    seat,
    dealer,
    hand: countTiles(SUITED_AND_HONOURS, ordinary),
    wild: laizi,
    wilds: view.hand.filter((tile) => tile === laizi).length,
    melds: at(view.table, seat).melds.filter((meld) => meld.made !== 'special'),
    laid: view.table.map(({ melds }) => laidBy(view, melds)),
    unseen: unseenIn(view),
  };
};

export const kindOf = ({ flip }: Pick<WuhanView, 'flip'>, tile: Tile): SpecialKind | null =>
  specialKind(specialsOf(flip), tile);

const laidBy = (view: WuhanView, melds: readonly MeldView[]): JudgedSeat => {
  const special = { laizi: 0, pizi: 0, zhong: 0 };
  const sets: LaidMeld[] = [];
  for (const { kind, tile, from, made } of melds) {
    const laid = made === 'special' && tile !== null ? kindOf(view, tile) : null;
    if (laid !== null) special[laid] += 1;
    else if (kind === 'kong') sets.push({ kind, from, made: made ?? 'claimed' });
    else sets.push({ kind, from: from ?? 0 });
  }
  return { melds: sets, special, ready: false };
};

const unseenIn = (view: WuhanView): Counts => {
  const unseen = new Uint8Array(SUITED_AND_HONOURS.codes.length).fill(SUITED_AND_HONOURS.copies);
  const see = (tile: Tile): void => {
    unseen[tile] = Math.max(0, countOf(unseen, tile) - 1);
  };
  see(view.flip);
  view.hand?.forEach(see);
  for (const { melds, discards, taken } of view.table) {
    for (const meld of melds) tilesOfMeld(meld).forEach(see);
    for (const [place, tile] of discards.entries()) if (!taken.includes(place)) see(tile);
  }
  for (const tile of unseen.keys()) {
    const kind = kindOf(view, tile as Tile);
    if (kind === 'pizi' || kind === 'zhong') unseen[tile] = 0;
  }
  return unseen;
};

/** The tile of a hidden concealed kong is not known. */
export const tilesOfMeld = ({ kind, tile, made }: MeldView): Tile[] => {
  if (tile === null) return [];
  if (kind === 'chow') return [0, 1, 2].map((step) => (tile + step) as Tile);
  return Array.from({ length: made === 'special' ? 1 : kind === 'kong' ? 4 : 3 }, () => tile);
};
