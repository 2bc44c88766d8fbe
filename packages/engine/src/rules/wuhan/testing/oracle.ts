/**
 * What a seat of Wuhan may know, from the raw events and the rule book alone (W-2.4, W-4.1, W-4.2, W-4.14, W-10.4).
 * Written apart from `view.ts`, which the leak gate holds against it: what is not named here is hidden.
 */
import type { Meld } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { LeakSettings, Oracle } from '../../../testing/leakGate.ts';
import type { WuhanDeal } from '../index.ts';
import type { WuhanOptions } from '../options.ts';
import type { WuhanEvent } from '../state.ts';
import { otherDeal } from './worlds.ts';

class WuhanOracle {
  readonly #options: WuhanOptions;
  readonly #seat: Seat | null;
  /** Concealed kongs of all seats, whose tiles are shown when the round is over. */
  #kongs: (readonly [Seat, Meld])[] = [];

  constructor(options: WuhanOptions, seat: Seat | null) {
    this.#options = options;
    this.#seat = seat;
  }

  see(event: WuhanEvent): unknown {
    switch (event.type) {
      case 'dealt': {
        const { round, dealer, hands, wall, chance } = event;
        this.#kongs = [];
        const own = this.#seat === null ? null : at(hands, this.#seat);
        return ['dealt', round, dealer, hands.map((hand) => hand.length), wall.length, chance.flip, own];
      }
      case 'drew':
        return ['drew', event.seat, event.end, event.seat === this.#seat ? event.tile : null];
      case 'discarded':
        return ['discarded', event.seat, event.tile];
      case 'kong-declared':
        return ['kong-declared', event.seat, event.tile, event.justDrawn];
      case 'claims-opened': {
        const own = this.#seat === null ? [] : at(event.offers, this.#seat);
        return own.length === 0 ? undefined : ['asked', own];
      }
      case 'answered':
        return event.seat === this.#seat ? ['answered', event.answer] : undefined;
      case 'melded':
        return this.#melded(event.seat, event.meld, event.justDrawn);
      case 'won': {
        // The round is over with it: the hand is shown, the kongs of all seats with `ended`.
        const { type: _, ...facts } = event;
        return ['won', facts];
      }
      case 'ended':
        return ['ended', event.reason, event.hands, event.standings, this.#kongs];
      case 'chosen':
        throw new Error('nothing is chosen in this game');
    }
  }

  #melded(seat: Seat, meld: Meld, justDrawn: boolean): unknown {
    const isConcealed = isConcealedKong(meld);
    if (isConcealed) this.#kongs.push([seat, meld]);
    const isKnown = !isConcealed || seat === this.#seat || this.#options.showConcealedKong;
    return isKnown ? ['melded', seat, meld, justDrawn] : ['melded', seat, 'concealed kong'];
  }
}

const isConcealedKong = (meld: Meld): boolean => meld.kind === 'kong' && meld.made === 'concealed';

export const WUHAN_LEAKS: LeakSettings = {
  oracle: (options, seat) => new WuhanOracle(options as WuhanOptions, seat) as Oracle,
  otherDeal: (deal, sight) => otherDeal(deal as WuhanDeal, sight),
  isSecret: ({ type }) => type === 'answered',
  isHidden: (event) => {
    const known = event as WuhanEvent;
    return known.type === 'melded' && isConcealedKong(known.meld);
  },
};
