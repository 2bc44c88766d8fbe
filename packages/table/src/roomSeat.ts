/** One seat of a room: a person, a bot or nobody. Whoever plays, the person in it is told everything and may come back. */
import type { AnyAction, GameId, Seat } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import type { Act, Presence, Refused, SeatDown } from '@paiju/protocol';
import type { Packing, Unnumbered } from './outbox.ts';
import { Outbox } from './outbox.ts';
import type { SeatMessage, SeatPort, SeatQuestion } from './ports.ts';

/** What a seat needs to know of its room. */
export interface Surroundings {
  readonly ruleset: GameId;
  readonly seat: Seat;
  /** Its messages are numbered from here on. */
  readonly firstNumber: number;
  readonly packing: Packing | null;
  tell(message: SeatDown): void;
  whyNot(action: AnyAction): string | null;
}

interface Open {
  readonly question: SeatQuestion;
  answer(action: AnyAction): void;
  fail(error: unknown): void;
}

/** Without a reason of ours each time an error with a stack would be made, which nobody reads. */
const NO_LONGER_ASKED = 'no longer asked';

export class RoomSeat implements SeatPort {
  readonly outbox: Outbox;
  readonly #room: Surroundings;
  #hasPerson = false;
  #presence: Presence = { is: 'empty' };
  /** Who answers instead of a person. */
  #bot: SeatPort | null = null;
  #open: Open | null = null;
  /** Gives up what the bot was asked. */
  #asking: AbortController | null = null;
  /** The last question that was answered, and how. */
  #last: { readonly question: number; readonly action: AnyAction | null } | null = null;

  constructor(room: Surroundings) {
    this.#room = room;
    this.outbox = new Outbox(room.firstNumber, (message) => room.tell(message), room.packing);
  }

  get presence(): Presence {
    return this.#presence;
  }
  get hasPerson(): boolean {
    return this.#hasPerson;
  }
  /** The question that waits for an answer. */
  get question(): SeatQuestion | null {
    return this.#open?.question ?? null;
  }

  /** Whoever sat here is replaced. An open question goes to the newcomer. */
  seat(presence: Presence, bot: SeatPort | null): void {
    this.#hasPerson = presence.is === 'here' || presence.is === 'away';
    this.play(presence, bot);
  }

  /** The same person, who plays or has somebody play. */
  play(presence: Presence, bot: SeatPort | null): void {
    this.#presence = presence;
    if (bot === this.#bot) return;
    this.#bot = bot;
    this.#put();
  }

  observe(message: SeatMessage): void {
    this.#bot?.observe(message);
    this.tell(message);
  }

  tell(message: SeatMessage): void {
    const { ruleset } = this.#room;
    // The table knows views and events as objects; they are those of its game.
    if (this.#hasPerson) this.outbox.say({ type: 'told', ruleset, ...message } as Unnumbered);
  }

  choose(question: SeatQuestion, signal: AbortSignal): Promise<AnyAction> {
    return new Promise((answer, fail) => {
      const open = { question, answer, fail };
      this.#open = open;
      signal.addEventListener('abort', () => this.#close(open), { once: true });
      this.ask();
      this.#put();
    });
  }

  /** Also where a stand-in plays: the person may be back before it has answered. */
  ask(): void {
    const question = this.question;
    if (question === null || !this.#hasPerson) return;
    const { number, legal, timeLeft } = question;
    const { ruleset } = this.#room;
    this.outbox.say({ type: 'asked', question: number, ruleset, legal, clock: timeLeft() } as Unnumbered);
  }

  done(question: number, action: AnyAction | null): void {
    this.#last = { question, action };
    if (this.#hasPerson) this.outbox.say({ type: 'done', question, action } as Unnumbered);
  }

  /** What the person answers. Said again it is harmless; what is not allowed leaves the question open. */
  act({ question, action }: Act): void {
    const open = this.#open;
    if (open === null || open.question.number !== question) {
      const isSaidAgain = this.#last?.question === question && isSame(this.#last.action, action);
      if (!isSaidAgain) this.#refuse(question, action, 'question-over');
    } else if (open.question.legal.some((allowed) => isSame(allowed, action))) {
      this.#last = { question, action };
      this.#close(open);
      open.answer(action);
    } else this.#refuse(question, action, this.#room.whyNot(action) ?? 'malformed-action');
  }

  #refuse(question: number, action: Act['action'], code: string): void {
    this.#room.tell({ type: 'refused', question, action, code: code as Refused['code'] });
  }

  /** Hands the open question to the bot, if there is one; whoever was asked before need not answer any more. */
  #put(): void {
    this.#asking?.abort(NO_LONGER_ASKED);
    this.#asking = null;
    const open = this.#open;
    const bot = this.#bot;
    if (open === null || bot === null) return;
    const asking = new AbortController();
    this.#asking = asking;
    const end = (deliver: () => void): void => {
      if (asking.signal.aborted) return;
      this.#close(open);
      deliver();
    };
    const choice = async (): Promise<AnyAction> => bot.choose(open.question, asking.signal);
    choice().then(
      (action) => end(() => open.answer(action)),
      (error) => end(() => open.fail(error)),
    );
  }

  #close(open: Open): void {
    if (this.#open !== open) return;
    this.#open = null;
    this.#asking?.abort(NO_LONGER_ASKED);
    this.#asking = null;
  }
}

/** Types end where the network begins. */
const isSame = (allowed: AnyAction | null, action: unknown): boolean =>
  allowed !== null &&
  typeof action === 'object' &&
  action !== null &&
  sameAction(allowed, action as AnyAction);
