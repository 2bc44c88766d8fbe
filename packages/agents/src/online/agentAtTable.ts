/** An agent as a guest at an online table: sits down, says that it is a program, and plays match after match. */
import { randomBytes } from 'node:crypto';
import type { AnyAction, OptionsSpec } from '@paiju/engine';
import { bySeat, GAMES, resolveOptions, seedOf } from '@paiju/engine';
import type { FairFinding } from '@paiju/engine/fair';
import type { Act, Asked, OnlineDown, Seated, TableNow, WallDown } from '@paiju/protocol';
import { Agent } from '../seat/agent.ts';
import { AgentSeat } from '../seat/agentSeat.ts';
import type { FaultCounts } from '../seat/faults.ts';
import { addFaults, noFaults } from '../seat/faults.ts';
import type { TableAddress } from './address.ts';
import { TableClient } from './tableClient.ts';

export interface AgentVisit {
  readonly address: TableAddress;
  readonly command: string;
  readonly name: string;
  /** Null for as long as the table's clock lets it. */
  readonly decisionMs: number | null;
  readonly reserveMs: number;
  /** After so many matches it leaves; null for none. */
  readonly matches: number | null;
  /** What people may want to read. */
  say(line: string): void;
}

export interface VisitEnd {
  readonly matches: number;
  readonly faults: FaultCounts;
  readonly lastWords: string;
  /** Why it did not end as it should; null where it did. */
  readonly trouble: string | null;
}

/** Until the matches are played, the table is gone, or somebody presses Ctrl-C. */
export const visitTable = async (plan: AgentVisit, signal: AbortSignal): Promise<VisitEnd> => {
  const visit = new Visit(plan);
  const stop = (): void => visit.end(null);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await visit.run();
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

class Visit {
  readonly #plan: AgentVisit;
  readonly #faults = noFaults();
  #client: TableClient | null = null;
  #agent: Agent | null = null;
  #seat: AgentSeat | null = null;
  #table: TableNow | null = null;
  #view: object = {};
  /** The question that is put to the agent. */
  #asking: { readonly question: number; readonly over: AbortController } | null = null;
  /** Said again until it is acknowledged. */
  #answer: Act | null = null;
  #matches = 0;
  #onEnd: (trouble: string | null) => void = () => {};

  constructor(plan: AgentVisit) {
    this.#plan = plan;
  }

  async run(): Promise<VisitEnd> {
    const ended = new Promise<string | null>((resolve) => {
      this.#onEnd = resolve;
    });
    const { address, name } = this.#plan;
    const ears = {
      hear: (message: Exclude<OnlineDown, WallDown>) => this.#hear(message),
      found: (finding: FairFinding) => this.#plan.say(`finds something wrong with the wall: ${finding}`),
      ended: (why: string) => this.end(why),
    };
    this.#client = await TableClient.enter(address, name, ears);
    const trouble = await ended;
    this.#leaveSeat();
    this.#client.say({ type: 'stand' });
    this.#client.close();
    await this.#agent?.close();
    const lastWords = this.#agent?.lastWords ?? '';
    return { matches: this.#matches, faults: this.#faults, lastWords, trouble };
  }

  end(trouble: string | null): void {
    this.#onEnd(trouble);
  }

  #hear(message: Exclude<OnlineDown, WallDown>): void {
    switch (message.type) {
      case 'table':
        this.#look(message);
        break;
      case 'denied':
        if (message.what === 'sit' || message.what === 'enter') this.end(`the table says ${message.code}`);
        break;
      case 'seated':
        this.#begin(message);
        break;
      case 'told':
        this.#view = message.view;
        this.#seat?.observe(message);
        break;
      case 'asked':
        void this.#ask(message);
        break;
      case 'done':
        this.#asking?.over.abort();
        this.#answer = null;
        this.#seat?.done(message.question, message.action);
        break;
      case 'round-over':
        this.#seat?.roundOver(message.round);
        this.#client?.say({ type: 'ready', round: message.round });
        break;
      case 'match-over':
        this.#over(message.ranking);
        break;
      case 'stopped':
        this.end('the table was stopped');
        break;
      default:
    }
  }

  /** Takes the first chair that is free, or wants to play again. */
  #look(table: TableNow): void {
    const before = this.#table;
    this.#table = table;
    if (table.own !== null) {
      if (before?.own !== table.own) this.#plan.say(`sits in chair ${table.own + 1}`);
    } else if (before === null) this.#sit(table);
    else if (before.own !== null) this.end('the host has taken the chair back');
  }

  /** An empty chair, or else that of a bot. */
  #sit(table: TableNow): void {
    const isFree = (is: string): boolean => table.chairs.some((chair) => chair.is === is);
    const wanted = isFree('empty') ? 'empty' : 'bot';
    const seat = table.chairs.findIndex((chair) => chair.is === wanted);
    if (seat < 0) this.end('no chair is free');
    else this.#client?.say({ type: 'sit', seat, agent: true });
  }

  /** A match begins, or goes on after a while: everything before is history. */
  #begin({ seat, players, ruleset }: Seated): void {
    if (seat === null || this.#table === null) return;
    this.#leaveSeat();
    const { decisionMs, reserveMs, command } = this.#plan;
    const { preset, changes } = this.#table.terms;
    const isPlain = Object.keys(changes).length === 0;
    const spec: OptionsSpec<object> = GAMES[ruleset].rules.options;
    const resolved = resolveOptions(spec, preset, changes);
    const options = resolved.ok ? resolved.value : {};
    this.#agent ??= new Agent(command, {
      ...{ ruleset, preset: isPlain ? preset : null, options, decisionMs, reserveMs },
    });
    const names = bySeat(players.length, (each) => players[each] ?? '');
    const chance = seedOf(randomBytes(32).toString('hex'));
    this.#seat = new AgentSeat(this.#agent, { seat, players: names, chance, whyNot: () => null });
  }

  /** What it does not answer the table's clock decides; where the program is of no use, a bot takes over. */
  async #ask({ question, legal }: Asked): Promise<void> {
    if (this.#answer?.question === question) this.#client?.say(this.#answer);
    const seat = this.#seat;
    if (seat === null || this.#asking?.question === question || this.#answer?.question === question) return;
    const over = new AbortController();
    this.#asking = { question, over };
    const asked = {
      number: question,
      view: this.#view,
      legal: legal as readonly AnyAction[],
      timeLeft: () => null,
    };
    while (!over.signal.aborted && this.#seat === seat) {
      const action = await seat.choose(asked, over.signal).catch(() => null);
      if (seat.isGivenUp) return this.end('the program plays no more');
      if (action === null) continue;
      this.#answer = { type: 'act', question, action } as Act;
      this.#client?.say(this.#answer);
      return;
    }
  }

  #over(ranking: Extract<OnlineDown, { type: 'match-over' }>['ranking']): void {
    this.#seat?.matchOver(ranking);
    this.#leaveSeat();
    this.#matches += 1;
    this.#plan.say(`has played match ${this.#matches}`);
    if (this.#matches === this.#plan.matches) this.end(null);
    else this.#client?.say({ type: 'again' });
  }

  #leaveSeat(): void {
    this.#asking?.over.abort();
    this.#asking = null;
    this.#answer = null;
    if (this.#seat !== null) addFaults(this.#faults, this.#seat.faults);
    this.#seat?.leave();
    this.#seat = null;
  }
}
