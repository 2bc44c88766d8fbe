/**
 * What a seat of Haiyuki may know, from the raw events and the rule book alone (H-9.4 to H-9.6). Written apart from
 * `view.ts`, which the leak gate holds against it: what is not named here is hidden.
 */
import type { Seat } from '../../../core/seat.ts';
import type { LeakSettings, Oracle } from '../../../testing/leakGate.ts';
import type { HaiyukiEvent } from '../events.ts';
import type { HaiyukiDeal } from '../index.ts';
import type { HaiyukiOptions } from '../options.ts';
import { otherDeal } from './worlds.ts';

const known = (event: HaiyukiEvent, me: Seat | null): unknown => {
  switch (event.type) {
    case 'dealt':
      return [
        'dealt',
        event.round,
        event.starter,
        event.hp,
        event.mp,
        event.dora,
        me === null ? 0 : event.hands[me],
      ];
    case 'answered':
      return event.seat === me ? ['answered', event.answer] : undefined;
    case 'exchanged': {
      const own = me === null ? [] : [event.given[me], event.received[me]];
      return ['exchanged', event.given.map(({ length }) => length), own];
    }
    case 'drew':
      return ['drew', event.seat, event.seat === me ? event.tile : null];
    case 'won': {
      const { ura, bonuses, ...rest } = event;
      return ['won', rest, bonuses, ura];
    }
    case 'turn-began':
    case 'melded':
    case 'skill-used':
    case 'riichi-declared':
    case 'discarded':
    case 'declared':
    case 'turns-over':
    case 'spun':
    case 'ended':
      return event;
  }
};

export const HAIYUKI_LEAKS: LeakSettings = {
  oracle: (_options, seat) => ({ see: (event: HaiyukiEvent) => known(event, seat) }) as Oracle,
  otherDeal: (deal, sight) => otherDeal(deal as HaiyukiDeal, sight),
  isSecret: ({ type }) => type === 'answered',
  // H-5.8: three more while the hit points are equal.
  rounds: (options) => ((options as HaiyukiOptions).rounds ?? 47) + 3,
};
