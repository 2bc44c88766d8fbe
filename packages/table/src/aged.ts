/** What was said a while ago, as it would be said now: times are shorter, and what happened has happened. */
import type { Clock, Presence, SeatDown } from '@paiju/protocol';
import type { Unnumbered } from './outbox.ts';

/** What goes to all who watch: not what is said to one who comes or asks. */
export type Shared =
  | Extract<Unnumbered, { readonly type: 'told' | 'round-over' | 'match-over' }>
  | Extract<SeatDown, { readonly type: 'presence' | 'thinking' }>;

export const aged = (message: Shared, ms: number): Shared => {
  switch (message.type) {
    case 'told':
      return { ...message, events: [], transfers: [] };
    case 'round-over':
      return { ...message, msLeft: less(message.msLeft, ms) };
    case 'thinking':
      return { ...message, clock: message.clock === null ? null : clockAfter(message.clock, ms) };
    case 'presence':
      return { ...message, seats: message.seats.map((presence) => presenceAfter(presence, ms)) };
    case 'match-over':
      return message;
  }
};

const less = (msLeft: number | null, ms: number): number | null =>
  msLeft === null ? null : Math.max(0, msLeft - Math.floor(ms));

/** First the base goes by, then the reserve. */
const clockAfter = ({ msLeft, reserveMs }: Clock, ms: number): Clock => ({
  msLeft: less(msLeft, ms) ?? 0,
  reserveMs: less(reserveMs, Math.max(0, ms - msLeft)) ?? 0,
});

const presenceAfter = (presence: Presence, ms: number): Presence =>
  presence.is === 'away' ? { ...presence, msLeft: less(presence.msLeft, ms) } : presence;
