/**
 * What a seat of Xuezhan may know, from the raw events and the rule book alone.
 * Written apart from `view.ts`, which the leak gate holds against it: what is not named here is hidden.
 */
import type { Meld } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import type { LeakSettings, Oracle } from '../../../testing/leakGate.ts';
import type { XuezhanDeal } from '../index.ts';
import type { XuezhanOptions } from '../options.ts';
import type { XuezhanEvent, XuezhanWon } from '../state.ts';
import { otherDeal } from './worlds.ts';

type EventOf<T extends XuezhanEvent['type']> = Extract<XuezhanEvent, { type: T }>;

class XuezhanOracle {
  readonly #options: XuezhanOptions;
  readonly #seat: Seat | null;
  /** Every seat's concealed tiles, to know what lies open when a hand does. */
  #hands: Tile[][] = [];
  #drawn: (Tile | null)[] = [];
  #kongs: Meld[][] = [];
  /** Seats whose hand lies open since they won. */
  readonly #open = new Set<Seat>();

  constructor(options: XuezhanOptions, seat: Seat | null) {
    this.#options = options;
    this.#seat = seat;
  }

  see(event: XuezhanEvent): unknown {
    switch (event.type) {
      case 'dealt':
        return this.#dealt(event);
      case 'chosen':
        return event.seat === this.#seat ? ['chosen', event.choice] : undefined;
      case 'buried':
        return this.#buried(event);
      case 'exchanged':
        return this.#exchanged(event);
      case 'voided':
        return ['voided', event.suits];
      case 'drew':
        at(this.#hands, event.seat).push(event.tile);
        this.#drawn[event.seat] = event.tile;
        return ['drew', event.seat, event.end, event.seat === this.#seat ? event.tile : null];
      case 'discarded':
        this.#remove(event.seat, event.tile, 1);
        this.#drawn[event.seat] = null;
        return ['discarded', event.seat, event.tile];
      case 'kong-declared':
        return ['kong-declared', event.seat, event.tile, event.justDrawn];
      case 'claims-opened': {
        const own = this.#seat === null ? [] : at(event.offers, this.#seat);
        return own.length === 0 ? undefined : ['asked', own];
      }
      case 'answered':
        return event.seat === this.#seat ? ['answered', event.answer, event.declined] : undefined;
      case 'melded':
        return this.#melded(event);
      case 'won':
        return this.#won(event);
      case 'ended':
        // now all hands lie open, and with them their concealed kongs.
        return ['ended', event.reason, event.hands, event.standings, this.#kongs];
    }
  }

  #dealt({ round, dealer, hands, wall }: EventOf<'dealt'>): unknown {
    this.#hands = hands.map((hand) => [...hand]);
    this.#drawn = hands.map(() => null);
    this.#kongs = hands.map(() => []);
    this.#open.clear();
    const own = this.#seat === null ? null : at(hands, this.#seat);
    return ['dealt', round, dealer, hands.map((hand) => hand.length), wall.length, own];
  }

  #buried({ suits, tiles }: EventOf<'buried'>): unknown {
    for (const [seat, own] of tiles.entries()) for (const tile of own) this.#remove(seat, tile, 1);
    const shown = tiles.map((each, seat) => (this.#options.showBuried || seat === this.#seat ? each : null));
    return ['buried', suits, shown];
  }

  #exchanged({ direction, tiles }: EventOf<'exchanged'>): unknown {
    const giver = (seat: Seat): Seat => (seat + 4 - direction) % 4;
    for (const [seat, own] of tiles.entries()) for (const tile of own) this.#remove(seat, tile, 1);
    for (const [seat, hand] of this.#hands.entries()) hand.push(...at(tiles, giver(seat)));
    if (this.#seat === null) return ['exchanged', direction];
    return ['exchanged', direction, at(tiles, this.#seat), at(tiles, giver(this.#seat))];
  }

  #melded({ seat, meld, justDrawn }: EventOf<'melded'>): unknown {
    const taken = { claimed: 3, added: 1, concealed: 4, special: 1 };
    this.#remove(seat, meld.tile, meld.kind === 'kong' ? taken[meld.made] : 2);
    this.#drawn[seat] = null;
    const isSecret = meld.kind === 'kong' && meld.made === 'concealed' && !this.#knowsKongsOf(seat);
    if (meld.kind === 'kong') at(this.#kongs, seat).push(meld);
    const hand = this.#open.has(seat) ? this.#atRest(seat) : null;
    return isSecret ? ['melded', seat, 'concealed kong'] : ['melded', seat, meld, justDrawn, hand];
  }

  #won(event: XuezhanWon): unknown {
    const { seat, tile, from, robbed, winners, selfDrawn, payer, situations, fans } = event;
    if (tile !== null && from === null) this.#remove(seat, tile, 1);
    if (tile !== null && from !== null && robbed && seat === winners[0]) this.#remove(from, tile, 1);
    this.#drawn[seat] = null;
    if (this.#options.showWinningHand) this.#open.add(seat);
    const facts = [
      'won',
      seat,
      tile,
      from,
      robbed,
      winners,
      selfDrawn,
      payer,
      situations,
      fans,
      event.capped,
    ];
    const isShown = this.#options.showWinningHand || seat === this.#seat;
    const melds = this.#knowsKongsOf(seat) ? event.melds : null;
    return [...facts, isShown ? event.concealed : null, melds];
  }

  #knowsKongsOf(seat: Seat): boolean {
    return this.#options.showConcealedKong || seat === this.#seat || this.#open.has(seat);
  }

  #atRest(seat: Seat): Tile[] {
    return at(this.#hands, seat).toSorted((a, b) => a - b);
  }

  #remove(seat: Seat, tile: Tile, copies: number): void {
    const hand = at(this.#hands, seat);
    for (let i = 0; i < copies; i++) hand.splice(hand.indexOf(tile), 1);
  }
}

export const XUEZHAN_LEAKS: LeakSettings = {
  oracle: (options, seat) => new XuezhanOracle(options as XuezhanOptions, seat) as Oracle,
  otherDeal: (deal, sight) => otherDeal(deal as XuezhanDeal, sight),
  isSecret: ({ type }) => type === 'chosen' || type === 'answered',
};
