/** What a seat of Xuezhan cannot see, made up so that it goes with all that it can. */
import { noTiles, tilesIn } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Stream } from '../../core/stream.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import { SUITED, SUITS, suitIndex, suitOf } from '../../core/tile.ts';
import { ALL_SUITS, allSuitsBut, distance } from '../../hand/distance.ts';
import { imagineRound } from '../../play/imagine.ts';
import type { MayHold, Pile } from '../../play/pile.ts';
import { buriedSize, DIRECTIONS } from './opening.ts';
import { ROUND_RULES } from './round.ts';
import type { Direction, XuezhanSeat, XuezhanState } from './state.ts';
import type { XuezhanSeatView, XuezhanView } from './view.ts';

/** Giving up the worst suit brings a hand about as far as so many draws. Measured on greedy players. */
const HEAD_START = 3;

export const imagine = (view: XuezhanView, chance: Stream): XuezhanState => {
  const { options, wonTiles, firstWin } = view;
  const direction = directionIn(view, chance);
  return imagineRound(
    {
      rules: ROUND_RULES,
      options,
      view,
      open: [...wonTiles, ...view.seats.flatMap(({ buried }) => buried ?? [])],
      known: (seat) => (seat === view.seat ? view.hand : at(view.seats, seat).shown) ?? [],
      mayKong: (seat, tile) => options.voidMelds || suitOf(tile) !== at(view.seats, seat).voidSuit,
      mayHold: (seat) => withoutVoid(view, seat),
      headStart: HEAD_START,
      away: (seat, hand) => {
        const { voidSuit } = at(view.seats, seat);
        const usable = voidSuit === null ? ALL_SUITS : allSuitsBut(SUITS.indexOf(voidSuit));
        return distance(hand, Math.max(0, options.sets - at(view.table, seat).melds.length), usable);
      },
      extra: (pile) => {
        const seats = view.seats.map((each, seat) => seatFrom(view, each, seat, pile));
        return { direction, seats, firstWin, wonTiles };
      },
    },
    chance,
  );
};

/** once the tiles have been exchanged it no longer matters. */
const directionIn = ({ options }: XuezhanView, chance: Stream): Direction =>
  options.exchangeDirection === 'seed'
    ? ((1 + chance.below(3)) as Direction)
    : DIRECTIONS[options.exchangeDirection];

/** nobody tells the others what it has declined. */
const seatFrom = (view: XuezhanView, own: XuezhanSeatView, seat: Seat, pile: Pile): XuezhanSeat => ({
  voidSuit: own.voidSuit,
  buried: own.buried ?? buriedFrom(view, own.voidSuit, pile),
  won: own.won,
  wins: own.wins,
  barred: seat === view.seat ? view.barred : null,
});

/** face down, but of a suit that is known once it is done. */
const buriedFrom = ({ options }: XuezhanView, voidSuit: Suit | null, pile: Pile): readonly Tile[] => {
  if (voidSuit === null || buriedSize(options) === 0) return [];
  const buried = noTiles(SUITED);
  pile.deal(buriedSize(options), buried, (tile) => suitOf(tile) === voidSuit);
  return tilesIn(buried);
};

/**
 * whoever discarded a tile of another suit had none of its void suit left, and puts down at once what it draws of
 * it: a winner had none either. A kong lets a seat hold what it drew before it.
 */
export const withoutVoid = ({ phase, seats, table }: XuezhanView, seat: Seat): MayHold | null => {
  const { voidSuit, wins } = at(seats, seat);
  const isAfterKong = phase.name === 'turn' && phase.seat === seat && phase.source === 'replacement';
  const isAtKong = phase.name === 'claim' && phase.robbing && phase.from === seat;
  if (voidSuit === null || isAfterKong || isAtKong) return null;
  const last = at(table, seat).discards.at(-1);
  const isFree = wins > 0 || (last !== undefined && suitOf(last) !== voidSuit);
  return isFree ? NOT_OF[voidSuit] : null;
};

const notOf = (suit: Suit): MayHold => {
  const excluded = SUITS.indexOf(suit);
  return (tile) => suitIndex(tile) !== excluded;
};

const NOT_OF: Readonly<Record<Suit, MayHold>> = { m: notOf('m'), p: notOf('p'), s: notOf('s') };
