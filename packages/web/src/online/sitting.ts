/** A table online as the page knows it: who sits there, who is away, whose time runs, and the game that is played. */
import type { BySeat, Seat } from '@paiju/engine';
import type { FairKept } from '@paiju/engine/fair';
import type {
  Denied,
  Emote,
  Noted,
  OnlineDown,
  Presence,
  SeatDown,
  TableDown,
  TableNow,
  TableUp,
} from '@paiju/protocol';
import { GameClient } from '../play/client.ts';
import { SeatConnection } from './connection.ts';
import type { LinkState, OnlineLink } from './link.ts';
import type { WallMemory } from './wallPlayer.ts';
import { WallPlayer } from './wallPlayer.ts';

/** Times are those of the page's own clock, in milliseconds: what is left when it is told is all that counts. */
export interface ClockShown {
  readonly baseUntil: number;
  readonly reserveMs: number;
}

export interface PresenceShown {
  readonly is: Presence['is'];
  /** When a bot takes over for somebody who is away; null where none will. */
  readonly until: number | null;
}

export interface SaidShown {
  readonly emote: Emote;
  /** Counts what was said at the table: the same thing again is something new. */
  readonly number: number;
  /** When. */
  readonly at: number;
}

/** A new object whenever anything changes. */
export interface SittingShown {
  readonly link: LinkState;
  /** Null until somebody has said how things stand. */
  readonly table: TableNow | null;
  /** Whether this page plays the seat, and not another device. */
  readonly plays: boolean;
  readonly presence: BySeat<PresenceShown>;
  /** The own clock, while something is asked. */
  readonly clock: (ClockShown & { readonly question: number }) | null;
  /** Whose time runs, as everybody can see; null while that is nobody, or nobody may know. */
  readonly thinking: (ClockShown & { readonly seat: Seat }) | null;
  /** When the next round is dealt at the latest; null for as long as they like, or where none is waited for. */
  readonly nextRoundAt: number | null;
  readonly denied: Denied | null;
  /** What was last done about somebody, as it was asked for here. */
  readonly noted: Noted | null;
  /** When a table that the server has opened begins at the latest; null where somebody begins it, or it has begun. */
  readonly startsAt: number | null;
  /** What each seat has said last. */
  readonly said: BySeat<SaidShown | null>;
  /** The own part in the wall of the match that was last promised; null for none. */
  readonly wall: FairKept | null;
  /** The step at which the table could not be kept, and was stopped. */
  readonly stoppedAt: number | null;
}

export interface SittingPorts {
  now(): number;
  readonly walls: WallMemory;
}

const NOTHING: Omit<SittingShown, 'link'> = {
  table: null,
  plays: true,
  presence: [],
  clock: null,
  thinking: null,
  nextRoundAt: null,
  denied: null,
  noted: null,
  startsAt: null,
  said: [],
  wall: null,
  stoppedAt: null,
};

const OF_TABLE = {
  table: true,
  device: true,
  said: true,
  denied: true,
  noted: true,
  promise: true,
  lock: true,
  numbers: true,
} satisfies Readonly<Record<TableDown['type'], true>>;

const isOfTable = (message: OnlineDown): message is TableDown => Object.hasOwn(OF_TABLE, message.type);

export class OnlineSitting {
  readonly client: GameClient;
  readonly #link: OnlineLink;
  readonly #ports: SittingPorts;
  readonly #connection: SeatConnection;
  readonly #wall: WallPlayer;
  readonly #listeners = new Set<() => void>();
  #shown: SittingShown;
  /** A chair that is wanted as soon as somebody hears it. */
  #wanted: Seat | null = null;
  #saidSoFar = 0;

  constructor(link: OnlineLink, ports: SittingPorts) {
    this.#link = link;
    this.#ports = ports;
    this.#shown = { ...NOTHING, link: link.state };
    this.#connection = new SeatConnection(link);
    // The record comes when the match is over, with everything in it.
    this.client = new GameClient(this.#connection, { fresh: () => {}, line: () => {} });
    this.#wall = new WallPlayer({
      ...{ recall: (match) => ports.walls.recall(match), keep: (kept) => ports.walls.keep(kept) },
      table: () => this.#shown.table,
      say: (message) => void link.say(message),
      changed: (wall) => this.#show({ wall }),
    });
    link.subscribe(() => this.#show({ link: link.state }));
    link.listen((message) => this.#hear(message));
  }

  get shown(): SittingShown {
    return this.#shown;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** About the table; what is about the seat the client says. */
  say(message: Exclude<TableUp, { readonly type: 'enter' }>): void {
    this.#show({ denied: null, noted: null });
    if (!this.#link.say(message) && message.type === 'sit') this.#wanted = message.seat;
  }

  /** What this device was told of the wall of a match at this table. */
  wallOf(match: number): FairKept | null {
    return this.#wall.of(match);
  }

  forgetDenied(): void {
    this.#show({ denied: null, noted: null });
  }

  wake(): void {
    this.#link.wake();
  }

  drop(): void {
    this.#link.drop();
  }

  close(): void {
    this.#link.close();
  }

  #hear(message: OnlineDown): void {
    if (isOfTable(message)) this.#hearOfTable(message);
    else {
      this.#hearOfSeat(message);
      this.#connection.pass(message);
    }
  }

  #hearOfTable(message: TableDown): void {
    switch (message.type) {
      case 'table': {
        const wanted = this.#wanted;
        this.#wanted = null;
        this.#show({ table: message, startsAt: this.#startOf(message) });
        if (wanted !== null && message.own === null) this.say({ type: 'sit', seat: wanted });
        break;
      }
      case 'device':
        this.#show({ plays: message.plays });
        break;
      case 'said': {
        const { seat, emote } = message;
        const said = [0, 1, 2, 3].map((each) => this.#shown.said[each] ?? null);
        this.#show({ said: said.with(seat, { emote, number: this.#saidSoFar++, at: this.#ports.now() }) });
        break;
      }
      case 'promise':
      case 'lock':
      case 'numbers':
        this.#wall.hear(message);
        break;
      case 'noted':
        this.#show({ noted: message });
        break;
      case 'denied':
        // What nobody here has asked for is between the line and the server.
        if (message.what !== 'enter' && message.what !== 'resync') this.#show({ denied: message });
        break;
    }
  }

  #startOf({ phase, startsInMs }: TableNow): number | null {
    return phase !== 'waiting' || startsInMs === undefined ? null : this.#ports.now() + startsInMs;
  }

  #hearOfSeat(message: SeatDown): void {
    const fromNow = (ms: number): number => this.#ports.now() + ms;
    switch (message.type) {
      case 'seated':
        if (message.seat !== null) this.#wall.began();
        this.#show({ presence: [], clock: null, thinking: null, nextRoundAt: null, stoppedAt: null });
        break;
      case 'presence':
        this.#show({
          presence: message.seats.map((each) => ({
            is: each.is,
            until: each.is === 'away' && each.msLeft !== null ? fromNow(each.msLeft) : null,
          })),
        });
        break;
      case 'asked':
      case 'clock': {
        const { question, clock } = message;
        const shown = clock && { question, baseUntil: fromNow(clock.msLeft), reserveMs: clock.reserveMs };
        this.#show({ clock: shown });
        break;
      }
      case 'thinking': {
        const { seat, clock } = message;
        const isKnown = seat !== null && clock !== null;
        const thinking = isKnown
          ? { seat, baseUntil: fromNow(clock.msLeft), reserveMs: clock.reserveMs }
          : null;
        this.#show({ thinking });
        break;
      }
      case 'done':
        if (this.#shown.clock?.question === message.question) this.#show({ clock: null });
        break;
      case 'told':
        if (this.#shown.nextRoundAt !== null) this.#show({ nextRoundAt: null });
        break;
      case 'stopped':
        this.#show({ stoppedAt: message.step });
        break;
      case 'round-over':
        this.#show({ nextRoundAt: message.msLeft === null ? null : fromNow(message.msLeft) });
        break;
    }
  }

  #show(change: Partial<SittingShown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}
