/** A room full of people that is listened to: everything they and their table say to each other. */
import type { AnyAction, BySeat, Game, MatchTerms, Seat } from '@paiju/engine';
import { bySeat } from '@paiju/engine';
import type { Act, Asked, SeatDown, SeatUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import { Room } from '@paiju/table';

/** What one seat was told, and what it said. */
export interface Heard {
  readonly down: SeatDown[];
  readonly up: SeatUp[];
}

export interface Asking {
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly AnyAction[];
}

/** Null: the seat never answers, and the room is closed. */
type Answer = (asking: Asking) => Promise<AnyAction | null>;

const never = (): Promise<void> => new Promise(() => {});

export const listen = async (game: Game, terms: MatchTerms, answer: Answer): Promise<BySeat<Heard>> => {
  const heard = bySeat(game.rules.seats, (): Heard => ({ down: [], up: [] }));
  const views = new Map<Seat, object>();
  const say = (seat: Seat, message: SeatUp): void => {
    heard[seat]?.up.push(message);
    room.hear(seat, message);
  };
  const ask = async (seat: Seat, { question, legal }: Asked): Promise<void> => {
    const action = await answer({ seat, view: views.get(seat) ?? {}, legal });
    if (action === null) room.close();
    // Whoever answers has chosen from what is legal in this game.
    else say(seat, { type: 'act', question, action } as Act);
  };
  const tell = (seat: Seat, message: SeatDown): void => {
    heard[seat]?.down.push(message);
    if (message.type === 'told') views.set(seat, message.view);
    if (message.type === 'asked') void ask(seat, message);
    if (message.type === 'round-over')
      queueMicrotask(() => say(seat, { type: 'ready', round: message.round }));
  };
  const room = new Room<never>(
    { game, terms, seats: heard.map(() => ({ is: 'person' })) },
    {
      tell,
      bot: () => {
        throw new Error('there are no bots here');
      },
      log: {
        info: () => {},
        error: (entry) => {
          throw new Error(JSON.stringify(entry));
        },
      },
      wait: never,
      now: () => 0,
    },
    {
      clock: { baseMs: 15_000, reserveMs: 60_000 },
      holdMs: 0,
      protocol: PROTOCOL,
      readyMs: 30_000,
      standIn: null,
    },
  );
  await room.run();
  return heard;
};
