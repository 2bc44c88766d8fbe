/** Seats of bots, and what open hands look like to a watcher. */
import type { Bot } from '@paiju/bots';
import { at } from '@paiju/engine';
import type { SeatMessage, SeatPort } from '@paiju/table';
import type { Director } from './director.ts';

/** A bot that moves once everything so far has been shown. */
export const botPort = (bot: Bot, director: Director, observe: SeatPort['observe']): SeatPort => ({
  observe,
  choose: async ({ view, legal }) => {
    await director.settled();
    return bot.choose(view, legal);
  },
});

/** Puts together what the seats know, so that a watcher sees every hand and every draw. */
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
    const all = events as readonly SeatEvent[];
    return all.map((event, i) => this.#asOwnerSaw(event, all.slice(0, i)));
  }

  /** A seat may do the same thing several times in one message, so that the how-manieth counts. */
  #asOwnerSaw(event: SeatEvent, before: readonly SeatEvent[]): object {
    if (event.seat === undefined) return event;
    const isAlike = ({ type, seat }: SeatEvent): boolean => type === event.type && seat === event.seat;
    const { events } = at(this.#last, event.seat);
    return (events as readonly SeatEvent[]).filter(isAlike)[before.filter(isAlike).length] ?? event;
  }
}

interface SeatEvent {
  readonly type: string;
  readonly seat?: number;
}
