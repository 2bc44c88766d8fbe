/** What the page knows of the game it plays: the last thing it was told, and what it may say. */
import type { Opinion } from '@paiju/bots';
import type { AnyAction, BySeat, Rank, Seat } from '@paiju/engine';
import type { GameAction, SeenTransfer, Told } from '@paiju/protocol';
import type { SeatMessage } from '@paiju/table';
import type { Connection } from './connection.ts';
import type { Lineup, NewGame, Pace, Reply, Trouble } from './messages.ts';

/** Something that happened, with how things stood afterwards: the log and the animations read these. */
export interface Happening {
  /** Counts up over the whole game. */
  readonly number: number;
  readonly view: object;
  readonly events: readonly object[];
  readonly transfers: readonly SeenTransfer[];
  readonly points: BySeat<number>;
}

export interface OpenQuestion {
  readonly question: number;
  readonly legal: readonly AnyAction[];
}

export interface Refused {
  readonly action: AnyAction;
  readonly code: string;
}

/** A new object whenever anything changes. */
export interface GameShown {
  readonly ruleset: string;
  /** The own seat; null for who only looks on. */
  readonly seat: Seat | null;
  readonly players: BySeat<string>;
  /** Null before the first deal. */
  readonly now: SeatMessage | null;
  readonly past: readonly Happening[];
  readonly asked: OpenQuestion | null;
  readonly hint: readonly Opinion[] | null;
  readonly refused: Refused | null;
  /** Waits for the person to go on to the next round. */
  readonly isRoundOver: boolean;
  /** The final ranking once the match is over. */
  readonly ranking: readonly Rank[] | null;
  readonly trouble: { readonly code: Trouble; readonly detail: string } | null;
}

/** Before anything has been told. */
export const NOTHING_SHOWN: GameShown = {
  ruleset: '',
  seat: 0,
  players: [],
  now: null,
  past: [],
  asked: null,
  hint: null,
  refused: null,
  isRoundOver: false,
  ranking: null,
  trouble: null,
};

/** Keeps a record while it grows. */
export interface RecordKeeper {
  fresh(): void;
  line(line: string): void;
}

export class GameClient {
  readonly #connection: Connection;
  readonly #keeper: RecordKeeper;
  readonly #listeners = new Set<() => void>();
  #shown: GameShown = NOTHING_SHOWN;
  #happenings = 0;
  /** An answer of which nobody has said yet that it was taken. */
  #answered: { readonly asked: OpenQuestion; readonly action: AnyAction } | null = null;
  /** The round that is over. */
  #roundOver: number | null = null;
  /** It has been looked at, and the next was not dealt yet. */
  #isReady = false;

  constructor(connection: Connection, keeper: RecordKeeper) {
    this.#connection = connection;
    this.#keeper = keeper;
    connection.listen((reply) => this.#hear(reply));
  }

  get shown(): GameShown {
    return this.#shown;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  begin(game: NewGame, pace: Pace): void {
    this.#connection.send({ type: 'begin', game, pace });
  }

  goOn(record: string, lineup: Lineup, pace: Pace): void {
    this.#connection.send({ type: 'go-on', record, lineup, pace });
  }

  act(action: AnyAction): void {
    const { asked } = this.#shown;
    if (asked === null) return;
    this.#answered = { asked, action };
    this.#show({ asked: null, hint: null, refused: null });
    this.#sendAnswer();
  }

  nextRound(): void {
    const round = this.#roundOver;
    if (round === null) return;
    this.#isReady = true;
    this.#show({ isRoundOver: false });
    this.#connection.send({ type: 'ready', round });
  }

  setPace(pace: Pace): void {
    this.#connection.send({ type: 'pace', pace });
  }

  undo(): void {
    this.#connection.send({ type: 'undo' });
  }

  askHint(): void {
    this.#connection.send({ type: 'hint' });
  }

  forgetHint(): void {
    this.#show({ hint: null });
  }

  askWhyNot(action: AnyAction): void {
    this.#connection.send({ type: 'why-not', action: action as GameAction });
  }

  close(): void {
    this.#connection.close();
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case 'seated': {
        const { ruleset, seat, players } = reply;
        this.#answered = null;
        this.#isReady = false;
        this.#show({ ...NOTHING_SHOWN, ruleset, seat, players });
        break;
      }
      case 'told':
        this.#tell(reply);
        break;
      case 'asked':
        // Told again, as after a lost connection: the answer is on its way.
        if (this.#answered?.asked.question === reply.question) break;
        this.#show({
          asked: { question: reply.question, legal: reply.legal },
          hint: null,
          refused: null,
        });
        break;
      case 'done':
        if (this.#answered?.asked.question === reply.question) this.#answered = null;
        if (this.#shown.asked?.question === reply.question) this.#show({ asked: null, hint: null });
        break;
      case 'resynced':
        // Whatever was said while nobody heard it is said again.
        this.#sendAnswer();
        if (this.#isReady && this.#roundOver !== null)
          this.#connection.send({ type: 'ready', round: this.#roundOver });
        break;
      case 'fresh-record':
        this.#keeper.fresh();
        break;
      case 'line':
        this.#keeper.line(reply.line);
        break;
      case 'round-over':
        // Told again, as after a lost connection: it has been looked at.
        if (this.#isReady && this.#roundOver === reply.round) break;
        this.#roundOver = reply.round;
        this.#isReady = false;
        this.#show({ isRoundOver: true });
        break;
      case 'match-over':
        this.#show({ ranking: reply.ranking });
        break;
      case 'hint':
        if (this.#shown.asked?.question === reply.question) this.#show({ hint: reply.opinions });
        break;
      case 'refused':
        this.#refused(reply.question, { action: reply.action, code: reply.code });
        break;
      case 'why-not':
        if (reply.code !== null) this.#show({ refused: { action: reply.action, code: reply.code } });
        break;
      case 'trouble':
        this.#show({ trouble: { code: reply.code, detail: reply.detail } });
        break;
    }
  }

  #sendAnswer(): void {
    if (this.#answered === null) return;
    const { asked, action } = this.#answered;
    this.#connection.send({ type: 'act', question: asked.question, action: action as GameAction });
  }

  /** The question is still open, unless it is over. */
  #refused(question: number, refused: Refused): void {
    if (this.#answered?.asked.question !== question) return;
    const { asked } = this.#answered;
    this.#answered = null;
    this.#show(refused.code === 'question-over' ? { refused: null } : { asked, refused });
  }

  #tell({ view, events, transfers, points }: Told): void {
    const now: SeatMessage = { view, events, transfers, points };
    const happening = { ...now, number: this.#happenings++ };
    // Something new: the next round has been dealt, whoever was ready for it.
    const isRoundOver = this.#shown.isRoundOver && events.length === 0;
    if (events.length > 0) this.#isReady = false;
    this.#show({ now, past: [...this.#shown.past, happening], refused: null, isRoundOver });
  }

  #show(change: Partial<GameShown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}
