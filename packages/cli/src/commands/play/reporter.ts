/** Turns what the table tells somebody into frames. */
import type { AnyEvent, BySeat, Seat } from '@paiju/engine';
import type { SeatMessage } from '@paiju/table';
import type { Desk, TypedQuestion } from '../../desk.ts';
import type { BoardLine } from '../../screen/boardLine.ts';
import { WIN_MARK } from '../../screen/marks.ts';
import { momentLines } from '../../text/moment.ts';
import type { Director } from './director.ts';

/** Lines of an earlier evening. */
const RECALLED = 12;

/** An event, whole or as somebody has seen it. */
type Happened = AnyEvent & { readonly seat?: Seat };

export class Reporter {
  readonly #desk: Desk;
  readonly #director: Director;
  readonly #names: BySeat<string>;
  readonly #heading: string;
  #points: BySeat<number>;
  #view: object | null = null;
  #lastDiscarder: Seat | null = null;
  #hands: BySeat<readonly number[] | null>;
  readonly #log: string[] = [];
  #recalled: readonly string[] = [];

  constructor(desk: Desk, director: Director, names: BySeat<string>, heading: string) {
    this.#desk = desk;
    this.#director = director;
    this.#names = names;
    this.#heading = heading;
    this.#points = names.map(() => 0);
    this.#hands = names.map(() => null);
  }

  /** `events` may know more than the message, where the watcher may. */
  report(message: SeatMessage, events: readonly object[], hands = this.#hands): void {
    const { view } = message;
    const happened = events as readonly Happened[];
    this.#hands = hands;
    const news = this.#hear(message, happened);
    const isPause = happened.some(({ type }) => type === 'ended');
    const look = isPause || news.some((line) => line.startsWith(WIN_MARK)) ? 4 : 1;
    if (news.length > 0)
      this.#director.show({ board: this.#board(view), news: [...this.#recollect(), ...news], isPause }, look);
  }

  /** Keeps what has happened, and answers it in words. */
  #hear({ view, points, transfers }: SeatMessage, events: readonly Happened[]): readonly string[] {
    this.#view = view;
    this.#points = points;
    for (const { type, seat } of events)
      if (type === 'discarded' || type === 'dealt') this.#lastDiscarder = seat ?? null;
    const news = momentLines(this.#desk.words, { events, transfers }, { names: this.#names, view });
    this.#log.push(...news);
    return news;
  }

  /** A line of our own among the news. */
  say(...news: readonly string[]): void {
    this.#log.push(...news);
    if (this.#view !== null) this.#director.show({ board: this.#board(this.#view), news });
  }

  /** What was told before somebody went away: the last of it is shown again with the next frame. */
  recall(story: Iterable<SeatMessage>): void {
    for (const message of story) this.#hear(message, message.events as readonly Happened[]);
    this.#recalled = this.#log.slice(-RECALLED);
  }

  /** The table as it is, for somebody who has looked at something else. */
  showAgain(): void {
    if (this.#view !== null) this.#director.show({ board: this.#board(this.#view), news: [] }, 0);
  }

  /** Everything that has been told so far. */
  get log(): readonly string[] {
    return this.#log;
  }

  /** Shows a question, with whatever is to be said about it. */
  async ask(question: TypedQuestion, notes: readonly string[]): Promise<void> {
    const { view } = question;
    this.#view = view;
    await this.#director.settled();
    const hand = this.#desk.play.hand(question);
    this.#director.show({ board: this.#board(view), news: this.#recollect(), notes, hand }, 0);
    await this.#director.settled();
  }

  /** Once. */
  #recollect(): readonly string[] {
    const recalled = this.#recalled;
    this.#recalled = [];
    return recalled;
  }

  #board(view: object): BoardLine[] {
    const input = {
      view,
      names: this.#names,
      points: this.#points,
      hands: this.#hands,
      heading: this.#heading,
      lastDiscarder: this.#lastDiscarder,
    };
    return this.#desk.play.board(input, this.#director.width);
  }
}
