/** What the bot reads out of its view once, before it weighs anything. */
import type { Counts, MeldView, Seat, Tile } from '@paiju/engine';
import { at, SUITED_AND_HONOURS } from '@paiju/engine';
import type { Laid, LaidMeld, WuhanOptions, WuhanView } from '@paiju/engine/wuhan';
import { NO_SPECIALS, productOf, specialKind } from '@paiju/engine/wuhan';

export interface Sight {
  readonly options: WuhanOptions;
  readonly seat: Seat;
  readonly dealer: Seat;
  /** Concealed tiles that a set can be made of. */
  readonly hand: Counts;
  readonly wild: Tile;
  readonly wilds: number;
  /** Own melds that fill the place of a set. */
  readonly melds: readonly MeldView[];
  /** Special tiles but wilds, still to be laid out. */
  readonly dead: number;
  /** What this seat and all seats have laid out, for payments. */
  readonly laid: Laid;
  readonly allLaid: readonly Laid[];
  /** W-8.11: what everything laid out multiplies payments by, for every seat. */
  readonly products: readonly number[];
  /** W-8.21: who has opened. */
  readonly opened: readonly boolean[];
  /** How many copies of each kind this seat has not seen anywhere; none of those that are always laid out, which help no hand. */
  readonly unseen: Counts;
}

const KINDS = SUITED_AND_HONOURS.codes.length;

/** Special tiles but the wild: W-3.3, no hand wins with them. */
export const isDead = ({ pizi, fixed }: Pick<WuhanView, 'pizi' | 'fixed'>, tile: Tile): boolean =>
  fixed.includes(tile) || pizi.includes(tile);

export const sightOf = (view: WuhanView): Sight => {
  const { seat, options, dealer, laizi } = view;
  if (seat === null || view.hand === null) throw new RangeError('a spectator has nothing to choose');
  const hand = new Uint8Array(KINDS);
  const allLaid = view.table.map(({ melds }) => laidBy(view, melds));
  let wilds = 0;
  let dead = 0;
  for (const tile of view.hand) {
    if (tile === laizi) wilds += 1;
    else if (isDead(view, tile)) dead += 1;
    else hand[tile] = (hand[tile] ?? 0) + 1;
  }
  return {
    options,
    seat,
    dealer,
    hand,
    wild: laizi,
    wilds,
    melds: at(view.table, seat).melds.filter((meld) => meld.made !== 'special'),
    dead,
    laid: at(allLaid, seat),
    allLaid,
    products: allLaid.map((each) => productOf(options, each)),
    opened: view.opened,
    unseen: unseenIn(view),
  };
};

const laidBy = (view: WuhanView, melds: readonly MeldView[]): Laid => {
  const special = { ...NO_SPECIALS };
  const sets: LaidMeld[] = [];
  for (const { kind, tile, from, made } of melds) {
    const alone = made === 'special' && tile !== null ? specialKind(view, tile) : null;
    if (alone !== null) special[alone] += 1;
    else if (kind === 'kong') sets.push({ kind, from, made: made ?? 'claimed' });
    else sets.push({ kind, from: from ?? 0 });
  }
  return { melds: sets, special };
};

const unseenIn = (view: WuhanView): Counts => {
  const unseen = new Uint8Array(KINDS).fill(SUITED_AND_HONOURS.copies);
  see(unseen, view.flip, 1);
  for (const tile of view.hand ?? []) see(unseen, tile, 1);
  for (const { melds, discards, taken } of view.table) {
    for (const meld of melds) seeMeld(unseen, meld);
    // A discard that was taken lies in a meld and is counted there.
    for (let place = 0; place < discards.length; place++)
      if (!taken.includes(place)) see(unseen, discards[place] as Tile, 1);
  }
  for (const tile of [...view.fixed, ...view.pizi]) unseen[tile] = 0;
  return unseen;
};

const see = (unseen: Uint8Array, tile: Tile, copies: number): void => {
  unseen[tile] = Math.max(0, (unseen[tile] ?? 0) - copies);
};

/** The tile of a hidden concealed kong is not known. */
const seeMeld = (unseen: Uint8Array, { kind, tile, made }: MeldView): void => {
  if (tile === null) return;
  if (kind === 'chow') for (const step of [0, 1, 2]) see(unseen, (tile + step) as Tile, 1);
  else see(unseen, tile, made === 'special' ? 1 : kind === 'kong' ? 4 : 3);
};
