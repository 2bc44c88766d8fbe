/** H-10.4: the ledger of Haiyuki mirrors the hit points, between each seat and the bank. It decides nothing. */
import type { Seat } from '../../core/seat.ts';
import type { HaiyukiEvent } from '../../rules/haiyuki/events.ts';
import type { HaiyukiOptions } from '../../rules/haiyuki/options.ts';
import { opponentOf } from '../../rules/haiyuki/state.ts';
import type { Transfer } from '../ledger.ts';
import type { Scorer } from '../scorer.ts';
import type { HaiyukiReason } from './reasons.ts';

export const haiyukiScorer: Scorer<HaiyukiEvent, HaiyukiOptions> = {
  rulesetId: 'haiyuki',
  startPoints: ({ hp }) => hp,
  observe: () => ({ see: transfersFor }),
};

/** What one event moves. */
export const transfersFor = (event: HaiyukiEvent, cause: number): readonly Transfer[] => {
  switch (event.type) {
    case 'won':
      return lost(opponentOf(event.seat), event.lost, 'damage', cause);
    case 'ended':
      return event.lost.flatMap((points, seat) => lost(seat, points, 'noten', cause));
    case 'skill-used':
      return event.healed > 0
        ? [
            {
              from: 'bank',
              to: event.seat,
              points: event.healed,
              reason: 'recovery' satisfies HaiyukiReason,
              cause,
            },
          ]
        : [];
    default:
      return [];
  }
};

const lost = (seat: Seat, points: number, reason: HaiyukiReason, cause: number): readonly Transfer[] =>
  points > 0 ? [{ from: seat, to: 'bank', points, reason, cause }] : [];
