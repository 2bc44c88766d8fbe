/** Seats of bots, and what four open hands look like to a watcher. */
import type { Bot } from '@paiju/bots';
import { at } from '@paiju/engine';
import type { SeatMessage, SeatPort } from '@paiju/table';
import type { Director } from './director.ts';

/** A bot that moves once everything so far has been shown. */
export const botPort = (bot: Bot, director: Director, observe: SeatPort['observe'] = () => {}): SeatPort => ({
  observe,
  choose: async (view, legal) => {
    await director.settled();
    return bot.choose(view, legal);
  },
});

/** Puts together what the four seats know, so that a watcher sees every hand and every draw. */
export class OpenHands {
  readonly #last: SeatMessage[] = [];

  heard(seat: number): SeatPort['observe'] {
    return (message) => {
      this.#last[seat] = message;
    };
  }

  get hands(): (readonly number[] | null)[] {
    return this.#last.map(({ view }) => (view as { readonly hand: readonly number[] | null }).hand);
  }

  /** Each event as its own seat saw it. */
  whole(events: readonly object[]): object[] {
    return events.map((event) =>
      this.#asOwnerSaw(event as { readonly type: string; readonly seat?: number }),
    );
  }

  #asOwnerSaw(event: { readonly type: string; readonly seat?: number }): object {
    if (event.seat === undefined) return event;
    const { events } = at(this.#last, event.seat);
    return (
      events.find(
        (own) => (own as typeof event).type === event.type && (own as typeof event).seat === event.seat,
      ) ?? event
    );
  }
}
