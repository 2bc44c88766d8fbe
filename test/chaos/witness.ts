/** What one page was promised, as it went over its wires: kept, so that it can be held against what the database has. */
import type { AnyAction, Rank } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import type { OnlineDown, TableNow } from '@paiju/protocol';
import { readOnlineDown, readOnlineUp } from '@paiju/protocol';
import { NUMBERS_AN_EPOCH } from '../../packages/server/src/cluster/tables.ts';
import type { Eavesdropper } from './balancedWire.ts';

/** A little less than the time after which somebody plays for who is gone. */
const LONG_MS = 10_000;

/** How a question of a match was answered, or ended. */
export interface Answered {
  readonly match: number;
  readonly question: number;
  /** Null: it no longer mattered. */
  readonly action: AnyAction | null;
}

/** A time without a line to the table: from when it was lost until it was told again how things stand. */
export interface Pause {
  readonly from: number;
  readonly to: number;
  /** Whether another process has run the table since. */
  readonly isTakenOver: boolean;
  /** What was tried meanwhile, and how many milliseconds after it was lost. */
  readonly tries: readonly string[];
}

export class Witness implements Eavesdropper {
  readonly name: string;
  readonly answers: Answered[] = [];
  readonly done: Answered[] = [];
  /** How matches ended, by their number. */
  readonly rankings = new Map<number, readonly Rank[]>();
  /** When nothing was heard for long, in milliseconds since 1970: somebody may have played for this seat. */
  readonly silences: { readonly from: number; readonly to: number }[] = [];
  readonly pauses: Pause[] = [];
  /** Promises that were broken on the wire. */
  readonly breaks: string[] = [];
  /** Answers of which it was said that they are done. */
  acknowledged = 0;
  #table: TableNow | null = null;
  #heardAt = Date.now();
  #last = 0;
  /** What was told by each number since it began anew. */
  readonly #texts = new Map<number, string>();
  #lost: { readonly at: number; readonly epoch: number; readonly tries: string[] } | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /** The seat it has, or had last. */
  get seat(): number | null {
    return this.#table?.own ?? null;
  }

  /** Whether it waits for its line to come back. */
  get isAway(): boolean {
    return this.#lost !== null;
  }

  closed(): void {
    this.#lost ??= { at: performance.now(), epoch: epochOf(this.#last), tries: [] };
  }

  /** Gone of its own will, and back: nobody made it wait. */
  left(): void {
    this.#lost = null;
  }

  tried(how: string): void {
    this.#lost?.tries.push(`${Math.round(performance.now() - this.#lost.at)} ${how}`);
  }

  said(text: string): void {
    const read = readOnlineUp(text);
    if (!read.ok || read.value.type !== 'act') return;
    const { question, action } = read.value;
    this.answers.push({ match: this.#match, question, action: action as AnyAction });
  }

  told(text: string): void {
    this.#listen();
    const read = readOnlineDown(text);
    if (read.ok && read.value.type === 'table') this.tried('table told');
    if (read.ok && this.#isToldAgain(read.value, text)) return;
    if (read.ok) this.#hear(read.value);
    else this.breaks.push(`${this.name} was told what is no message: ${read.error.code} at ${read.error.at}`);
  }

  /** Nothing more is heard. */
  end(): void {
    this.#listen();
  }

  #listen(): void {
    const [from, to] = [this.#heardAt, Date.now()];
    this.#heardAt = to;
    if (to - from > LONG_MS) this.silences.push({ from, to });
  }

  /** Whoever asks for what was missed while it is on its way hears it twice, and leaves it at once: but it has to be the same. */
  #isToldAgain(message: OnlineDown, text: string): boolean {
    if (!('n' in message) || message.type === 'resynced') return false;
    if (message.type === 'seated') this.#texts.clear();
    const isAgain = this.#texts.get(message.n) === text;
    this.#texts.set(message.n, text);
    return isAgain;
  }

  get #match(): number {
    return this.#table?.match ?? 0;
  }

  #hear(message: OnlineDown): void {
    if ('n' in message) this.#count(message);
    switch (message.type) {
      case 'table':
        this.#table = message;
        if (message.phase !== 'playing') this.#isBack();
        break;
      case 'resynced':
        this.#isBack();
        break;
      case 'done':
        this.#note({ match: this.#match, question: message.question, action: message.action as AnyAction });
        break;
      case 'match-over':
        this.rankings.set(this.#match, message.ranking);
        break;
    }
  }

  /** Numbers count up by one; only `seated` may leave some out, for it begins anew. */
  #count({ type, n }: Extract<OnlineDown, { readonly n: number }>): void {
    const isNext =
      type === 'resynced' ? n === this.#last : type === 'seated' ? n > this.#last : n === this.#last + 1;
    if (!isNext) this.breaks.push(`${this.name} was told ${type} ${n} after ${this.#last}`);
    this.#last = n;
  }

  #note(done: Answered): void {
    this.done.push(done);
    if (this.answers.findLast((answer) => isSame(answer, done)) !== undefined) this.acknowledged += 1;
  }

  #isBack(): void {
    if (this.#lost === null) return;
    const { at, epoch, tries } = this.#lost;
    this.#lost = null;
    this.pauses.push({ from: at, to: performance.now(), isTakenOver: epochOf(this.#last) > epoch, tries });
  }
}

const isSame = (one: Answered, other: Answered): boolean =>
  one.match === other.match &&
  one.question === other.question &&
  one.action !== null &&
  other.action !== null &&
  sameAction(one.action, other.action);

const epochOf = (n: number): number => Math.floor(n / NUMBERS_AN_EPOCH);
