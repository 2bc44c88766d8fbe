/** One seat that a model plays: hears what the seat is told, keeps it as text, and says what is chosen. */
import type { AnyAction, AnyEvent, Seat } from '@paiju/engine';
import { actionLine } from '@paiju/engine';
import type { Asked, GameAction, SeatDown, SeatUp } from '@paiju/protocol';
import type { Desk } from '../../desk.ts';
import { momentLines } from '../../text/moment.ts';
import { rankingLines } from '../../text/ranking.ts';

export interface SessionParts {
  readonly desk: Desk;
  /** What is played: the preset and what was changed of it. */
  readonly heading: string;
  say(message: SeatUp): void;
  close(): void;
}

/** A place among the legal actions, and the action with its tiles as codes. */
export interface Choice {
  readonly choice: number;
  readonly action: object;
}

const WIDTH = 100;
/** A model is answered after a while, whether or not anything has happened. */
const PATIENCE_MS = 20_000;
const MOST_NEWS = 200;

export class Session {
  readonly #parts: SessionParts;
  #names: readonly string[] = [];
  #seat: Seat = 0;
  #view: object | null = null;
  #points: readonly number[] = [];
  #news: string[] = [];
  #asked: Asked | null = null;
  #isOver = false;
  #lastDiscarder: Seat | null = null;
  #onNews: () => void = () => {};

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  get isOver(): boolean {
    return this.#isOver;
  }
  get question(): number | null {
    return this.#asked?.question ?? null;
  }
  get view(): object | null {
    return this.#view;
  }

  close(): void {
    this.#parts.close();
  }

  hear(message: SeatDown): void {
    switch (message.type) {
      case 'seated':
        this.#begin(message.players, message.seat ?? 0);
        break;
      case 'told':
        this.#view = message.view;
        this.#points = message.points;
        this.#tell(message.events as readonly AnyEvent[], message.transfers);
        break;
      case 'asked':
        this.#asked = message;
        break;
      case 'done':
        if (this.#asked?.question === message.question) this.#asked = null;
        break;
      case 'refused':
        this.#note(`Refused: ${message.code}. The question is still open, unless that says it is over.`);
        break;
      case 'round-over':
        this.#parts.say({ type: 'ready', round: message.round });
        break;
      case 'match-over':
        this.#isOver = true;
        this.#asked = null;
        this.#note(...rankingLines(message.ranking, this.#names, this.#parts.desk.words.unit));
        break;
      case 'stopped':
        this.end('The table was stopped.');
        break;
      default:
        return;
    }
    this.#onNews();
  }

  /** Nothing more comes, and why. */
  end(why: string): void {
    this.#isOver = true;
    this.#asked = null;
    this.#note(why);
    this.#onNews();
  }

  /** Until the seat is asked or everything is over, but not for ever. */
  async settled(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (this.#asked === null && !this.#isOver && performance.now() < until)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, until - performance.now());
        this.#onNews = () => {
          clearTimeout(timer);
          resolve();
        };
      });
  }

  /** Null where there is no such choice, or nothing is asked. */
  act(question: number, choice: number): GameAction | null {
    const asked = this.#asked;
    const action: GameAction | undefined = asked?.legal[choice];
    if (asked === null || asked.question !== question || action === undefined) return null;
    this.#asked = null;
    this.#parts.say({ type: 'act', question, action });
    return action;
  }

  get choices(): readonly Choice[] {
    const { rules } = this.#parts.desk.game;
    const legal: readonly AnyAction[] = this.#asked?.legal ?? [];
    return legal.map((action, choice) => ({
      choice,
      action: JSON.parse(actionLine(rules, this.#seat, action)).action,
    }));
  }

  /** What is new, the table as in the terminal, the hand, and whether the seat is asked. */
  text(): string {
    const { desk, heading } = this.#parts;
    const view = this.#view;
    const news = this.#news.splice(0);
    if (view === null) return [...news, 'Nothing has been dealt yet.'].join('\n');
    const names = this.#names;
    const hands = names.map(() => null);
    const board = { view, names, points: this.#points, hands, heading, lastDiscarder: this.#lastDiscarder };
    const legal: readonly AnyAction[] = this.#asked?.legal ?? [];
    const whyNot = (): string => 'malformed-action';
    return [
      ...news,
      '',
      ...desk.play.board(board, WIDTH).map(({ text }) => text),
      ...(this.#asked === null
        ? []
        : ['', ...desk.play.hand({ view, legal, whyNot }).map(({ text }) => text)]),
      '',
      this.#state(),
    ].join('\n');
  }

  #state(): string {
    if (this.#isOver) return 'This match is over: start_match begins another.';
    if (this.#asked === null) return 'You are not asked: call look to wait for what comes.';
    const { question, legal } = this.#asked;
    return `You are seat ${this.#seat}, and asked: question ${question}, ${legal.length} legal actions (legal_actions lists them, act answers).`;
  }

  #begin(players: readonly string[], seat: Seat): void {
    this.#names = players;
    this.#seat = seat;
    this.#isOver = false;
    this.#note(`You sit in seat ${seat} of ${players.join(', ')}.`);
  }

  #tell(events: readonly AnyEvent[], transfers: Extract<SeatDown, { type: 'told' }>['transfers']): void {
    for (const event of events as readonly (AnyEvent & { readonly seat?: Seat })[])
      if (event.type === 'discarded' || event.type === 'dealt') this.#lastDiscarder = event.seat ?? null;
    const setting = { names: this.#names, view: this.#view ?? {} };
    this.#note(...momentLines(this.#parts.desk.words, { events, transfers }, setting));
  }

  #note(...lines: readonly string[]): void {
    this.#news = [...this.#news, ...lines].slice(-MOST_NEWS);
  }
}
