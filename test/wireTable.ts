/** A room full of people, and somebody who watches, that is listened to: everything they and their table say to each other. */
import type { AnyAction, BySeat, Game, MatchTerms, Seat } from '@paiju/engine';
import { bySeat } from '@paiju/engine';
import type { Act, Asked, SeatDown, SeatUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { KeptStep } from '@paiju/table';
import { Room } from '@paiju/table';

/** What one seat was told, and what it said. */
export interface Heard {
  readonly down: SeatDown[];
  readonly up: SeatUp[];
  /** When each of `down` came. */
  readonly when: number[];
}

export interface Asking {
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly AnyAction[];
}

/** Null: the seat never answers, and the room is closed. */
type Answer = (asking: Asking) => Promise<AnyAction | null>;

export interface Listened {
  readonly room: Room<never>;
  readonly seats: BySeat<Heard>;
  readonly watcher: Heard;
  /** What is told meanwhile nobody acts on. */
  aside(look: () => void): void;
}

export interface Listening {
  /** How long a discard lies; time goes by once everybody has answered what was asked. */
  readonly holdMs?: number;
  /** So much later than the seats the one who watches is told. */
  readonly watchDelayMs?: number;
  keep?(step: KeptStep): Promise<void> | void;
  onStart?(listened: Listened): void;
  /** While a discard lies and nobody has anything left to say. */
  onHold?(listened: Listened): void;
  /** Before the room is closed in the middle. */
  onEnd?(listened: Listened): void;
}

/** Lets everything run that waits for nobody. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const nothingHeard = (): Heard => ({ down: [], up: [], when: [] });

export const listen = async (
  game: Game,
  terms: MatchTerms,
  answer: Answer,
  { holdMs = 0, watchDelayMs = 0, onStart, onHold, onEnd, ...keeping }: Listening = {},
): Promise<Listened> => {
  const seats = bySeat(game.rules.seats, nothingHeard);
  const watcher = nothingHeard();
  const views = new Map<Seat, object>();
  let now = 0;
  let waits: { readonly due: number; readonly end: () => void }[] = [];
  let isAside = false;
  let isEnding = false;
  const faults: unknown[] = [];
  const aside = (look: () => void): void => {
    isAside = true;
    try {
      look();
    } catch (error) {
      // A room takes no harm from ports that throw: said when it is over.
      faults.push(error);
    }
    isAside = false;
  };
  const wait = (ms: number): Promise<void> =>
    new Promise((end) => {
      waits.push({ due: now + ms, end });
    });
  /** Only discards that lie let time go by. */
  const hold = async (): Promise<void> => {
    await settled();
    aside(() => onHold?.(listened));
    now += holdMs;
    for (const { due, end } of waits) if (due <= now) end();
    waits = waits.filter(({ due }) => due > now);
  };
  const say = (seat: Seat, message: SeatUp): void => {
    seats[seat]?.up.push(message);
    room.hear(seat, message);
  };
  const ask = async (seat: Seat, { question, legal }: Asked): Promise<void> => {
    const action = await answer({ seat, view: views.get(seat) ?? {}, legal });
    // Whoever answers has chosen from what is legal in this game.
    if (action !== null) return say(seat, { type: 'act', question, action } as Act);
    if (isEnding) return;
    isEnding = true;
    await settled();
    aside(() => onEnd?.(listened));
    room.close();
  };
  const note = (heard: Heard | undefined, message: SeatDown): void => {
    heard?.down.push(message);
    heard?.when.push(now);
  };
  const tell = (seat: Seat, message: SeatDown): void => {
    note(seats[seat], message);
    if (isAside) return;
    if (message.type === 'told') views.set(seat, message.view);
    if (message.type === 'asked') void ask(seat, message);
    if (message.type === 'round-over')
      queueMicrotask(() => say(seat, { type: 'ready', round: message.round }));
  };
  const room = new Room<never>(
    { game, terms, seats: seats.map(() => ({ is: 'person' })) },
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
      wait: (ms) => (ms === holdMs ? hold() : wait(ms)),
      now: () => now,
      ...keeping,
    },
    {
      clock: { baseMs: 15_000, reserveMs: 60_000 },
      holdMs,
      watchDelayMs,
      protocol: PROTOCOL,
      readyMs: 30_000,
      standIn: null,
    },
  );
  const listened: Listened = { room, seats, watcher, aside };
  room.watch((message) => note(watcher, message));
  onStart?.(listened);
  await room.run();
  if (faults.length > 0) throw faults[0];
  return listened;
};
