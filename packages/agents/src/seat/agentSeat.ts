/** The seat of an agent in one match: tells it what a seat is told, and puts up with whatever it answers. */
import type { AnyAction, BySeat, Rank, Seat, Seed } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import type { Clock, RefusalCode, Seated, Told } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { SeatMessage, SeatPort, SeatQuestion } from '@paiju/table';
import type { AgentDown } from '../wire/down.ts';
import type { AgentAct } from '../wire/up.ts';
import type { Agent, AgentEars } from './agent.ts';
import { Allowance } from './allowance.ts';
import { noFaults } from './faults.ts';
import { numbersOf, spelledOut } from './numbers.ts';

export interface AgentSeating {
  readonly seat: Seat;
  readonly players: BySeat<string>;
  /** For the agent's own lots; nothing of the wall follows from it. */
  readonly chance: Seed;
  /** It has been given up too often: it is not started, and the defaults are done. */
  readonly isHopeless?: boolean;
  /** Why an action is not allowed, as a code of the game. */
  whyNot(action: AnyAction): string | null;
}

/** What a seat needs of its agent. */
export type Program = Pick<
  Agent,
  'terms' | 'wantsNumbers' | 'lastWords' | 'listen' | 'start' | 'greeted' | 'say' | 'forgive' | 'kill'
>;

interface Open {
  readonly question: SeatQuestion;
  readonly allowance: Allowance;
  readonly begun: number[];
  refusals: number;
  answer(action: AnyAction): void;
  fail(reason: string): void;
}

/** So often in one match it is started again, and so often in a row it may be late: then it plays no more of it. */
const MOST_CRASHES = 3;
const MOST_LATE = 3;
/** To one question. */
const MOST_REFUSALS = 3;

/** Why the default action is done. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export class AgentSeat implements SeatPort, AgentEars {
  readonly faults = noFaults();
  readonly #agent: Program;
  readonly #seating: AgentSeating;
  #number = 0;
  #seated: Seated;
  #told: Told | null = null;
  #open: Open | null = null;
  #reserveMs: number;
  #lateInARow = 0;
  #isGivenUp = false;
  /** Questions that were taken back: whoever was thinking about them could not know. */
  readonly #takenBack = new Set<number>();

  constructor(agent: Program, seating: AgentSeating) {
    this.#agent = agent;
    this.#seating = seating;
    this.#reserveMs = agent.terms.reserveMs;
    const { ruleset } = agent.terms;
    const { seat, players } = seating;
    this.#seated = { type: 'seated', n: 0, protocol: PROTOCOL, ruleset, seat, players };
    this.#isGivenUp = seating.isHopeless === true;
    if (this.#isGivenUp) return;
    agent.listen(this);
    agent.start();
    this.#greet();
  }

  /** What the program wrote on standard error before it ended, if it has. */
  get lastWords(): string {
    return this.#agent.lastWords;
  }

  /** Whether it plays no more of this match. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  observe(message: SeatMessage): void {
    const { ruleset } = this.#agent.terms;
    // The table knows views and events as objects; they are those of its game.
    this.#told = { type: 'told', n: this.#next(), ruleset, ...message } as Told;
    this.#agent.say(this.#told);
  }

  choose(question: SeatQuestion, signal: AbortSignal): Promise<AnyAction> {
    return new Promise((resolve, reject) => {
      const end = (deliver: () => void): void => {
        open.allowance.stop();
        if (this.#open !== open) return;
        this.#open = null;
        deliver();
      };
      const allowance = new Allowance(this.#agent.terms.decisionMs, this.#reserveMs, () => this.#late());
      const open: Open = {
        ...{ question, allowance, begun: [], refusals: 0 },
        answer: (action) => end(() => resolve(action)),
        fail: (reason) =>
          end(() => {
            this.faults.defaults += 1;
            reject(new NoAnswer(reason));
          }),
      };
      this.#open = open;
      const takeBack = (): void =>
        end(() => {
          this.#takenBack.add(question.number);
          reject(new NoAnswer('no longer asked'));
        });
      signal.addEventListener('abort', takeBack, { once: true });
      this.#agent.forgive();
      if (this.#isGivenUp) open.fail('given up');
      else void this.#put(open);
    });
  }

  done(question: number, action: AnyAction | null): void {
    this.#agent.say({ type: 'done', n: this.#next(), question, action } as AgentDown);
  }

  roundOver(round: number): void {
    this.#agent.say({ type: 'round-over', n: this.#next(), round, msLeft: null });
  }

  /** Nothing more of this match is told, and nothing heard. */
  matchOver(ranking: readonly Rank[]): void {
    this.#agent.say({ type: 'match-over', n: this.#next(), ranking });
    this.leave();
  }

  leave(): void {
    this.#agent.listen(null);
  }

  act(act: AgentAct): void {
    const open = this.#open;
    if (open === null || act.question !== open.question.number) {
      if (!this.#takenBack.has(act.question)) this.faults.twice += 1;
      this.#refuse(act, 'question-over');
      return;
    }
    const action = this.#meant(open, act);
    if (action === null) this.#ask(open);
    else if (action === undefined) this.#wrong(open, act);
    else {
      this.#lateInARow = 0;
      this.#reserveMs = open.allowance.reserveLeft;
      open.answer(action);
    }
  }

  gone(): void {
    this.faults.crashes += 1;
    if (this.faults.crashes >= MOST_CRASHES) this.#giveUp('crashed');
    else {
      this.#agent.start();
      this.#greet();
      if (this.#open !== null) void this.#put(this.#open);
    }
  }

  /** One that has just been started learns how things stand. */
  #greet(): void {
    this.#agent.say({ type: 'match', chance: this.#seating.chance });
    this.#agent.say({ ...this.#seated, n: this.#next() });
    if (this.#told !== null)
      this.#agent.say({ ...this.#told, n: this.#next(), events: [], transfers: [] } as Told);
  }

  #next(): number {
    return this.#number++;
  }

  /** Its time begins when it has said hello. */
  async #put(open: Open): Promise<void> {
    const isThere = await this.#agent.greeted();
    if (!isThere || this.#open !== open) return;
    open.begun.length = 0;
    open.allowance.start();
    this.#ask(open);
  }

  #ask({ question, allowance, begun }: Open): void {
    const { number, view, legal } = question;
    const { ruleset } = this.#agent.terms;
    const { seat } = this.#seating;
    const clock: Clock | null = allowance.clock;
    const numbers = this.#agent.wantsNumbers
      ? { numbers: numbersOf({ ruleset, seat, view, legal }, begun) }
      : {};
    const n = this.#next();
    this.#agent.say({ type: 'asked', n, question: number, ruleset, view, legal, clock, ...numbers });
  }

  /** Null: more has to be named; undefined: nothing that is allowed. */
  #meant({ question, begun }: Open, act: AgentAct): AnyAction | null | undefined {
    const { legal, view } = question;
    if ('choice' in act) return legal[act.choice];
    if ('action' in act) return legal.find((allowed) => sameAction(allowed, act.action));
    const { ruleset } = this.#agent.terms;
    const ids = [...begun, act.id];
    const action = spelledOut({ ruleset, seat: this.#seating.seat, view, legal }, ids);
    if (action === null) begun.push(act.id);
    return action;
  }

  #wrong(open: Open, act: AgentAct): void {
    this.faults.wrong += 1;
    open.refusals += 1;
    const code = 'action' in act ? this.#seating.whyNot(act.action) : null;
    this.#refuse(act, (code ?? 'malformed-action') as RefusalCode);
    if (open.refusals >= MOST_REFUSALS) open.fail('refused');
  }

  #refuse(act: AgentAct, code: RefusalCode): void {
    this.#agent.say({ ...act, type: 'refused', code } as AgentDown);
  }

  #late(): void {
    this.faults.late += 1;
    this.#lateInARow += 1;
    this.#reserveMs = 0;
    const open = this.#open;
    if (this.#lateInARow >= MOST_LATE) this.#giveUp('late');
    else if (open !== null) {
      // The answer may still come; that it was late has been counted.
      this.#takenBack.add(open.question.number);
      open.fail('late');
    }
  }

  #giveUp(reason: string): void {
    this.#isGivenUp = true;
    this.#agent.kill();
    this.#open?.fail(reason);
  }
}
