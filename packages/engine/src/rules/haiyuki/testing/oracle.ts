/**
 * What a seat of Haiyuki may know, from the raw events and the rule book alone (H-9.4 to H-9.6). Written apart from
 * `view.ts`, which the leak gate holds against it: what is not named here is hidden.
 */
import type { Seat } from '../../../core/seat.ts';
import type { LeakSettings, Oracle } from '../../../testing/leakGate.ts';
import type { EventOf, HaiyukiEvent } from '../events.ts';
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

/** H-6.5: what DORA_BOMB costs; whoever cannot pay is not asked. */
const BOMB = 32;

/**
 * H-6.28: a winner who is asked about DORA_BOMB is asked only after the discarder let the win stand, so to this one seat
 * the no is told by the question that follows. Everybody else hears of neither.
 */
const oracleFor = (options: HaiyukiOptions, me: Seat | null): Oracle => {
  const isBomber = me !== null && [options.seat0, options.seat1][me] === 'rinxiang';
  let mp = 0;
  let isWinner = false;
  const see = (event: HaiyukiEvent): unknown => {
    if (event.type === 'dealt') mp = event.mp[me ?? 0] ?? 0;
    if (event.type === 'skill-used' && event.seat === me) mp -= event.cost;
    isWinner = event.type === 'declared' ? event.seat === me : isWinner && event.type === 'answered';
    const isLetStand = event.type === 'answered' && event.answer.type === 'pass' && event.seat !== me;
    return isLetStand && isWinner && isBomber && mp >= BOMB ? ['asked'] : known(event, me);
  };
  return { see: see as Oracle['see'] };
};

export const HAIYUKI_LEAKS: LeakSettings = {
  oracle: (options, seat) => oracleFor(options as HaiyukiOptions, seat),
  otherDeal: (deal, sight) => otherDeal(deal as HaiyukiDeal, sight),
  isSecret: ({ type }) => type === 'answered',
  // Steered draws are too rare to be met by chance.
  isHidden: (event) => ((event as Partial<EventOf<'drew'>>).place ?? 0) > 0,
  // H-5.8: three more while the hit points are equal.
  rounds: (options) => ((options as HaiyukiOptions).rounds ?? 47) + 3,
};
