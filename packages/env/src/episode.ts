/** One match as numbers, played in place: whose choice it is, what it may name, what it sees, and what points have moved. */
import type { Bot, BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { AnyAction, AnyEvent, Observer, Seat, Seed, Setup, Simulation } from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import { Choosing, encode } from './codec.ts';
import { writeLayout } from './part.ts';
import { botSeed } from './seeds.ts';
import type { AnyEnvSpec } from './spec.ts';

/** The level of the bot in each seat; null for a seat that is asked. */
export type Lineup = readonly (BotLevel | null)[];

export interface EpisodePlan {
  readonly spec: AnyEnvSpec;
  readonly options: object;
  readonly seed: Seed;
  readonly lineup: Lineup;
}

export const allAsked = ({ game }: AnyEnvSpec): Lineup => bySeat(game.rules.seats, () => null);

const NO_IDS: readonly number[] = [];

export class Episode {
  readonly plan: EpisodePlan;
  /** Every id that was named, by bots too, in order: with the plan it is the whole match. */
  readonly ids: number[] = [];
  /** What each seat has. */
  readonly points: Float64Array;
  /** Points each seat has gained since the last id that was named from outside. */
  readonly moved: Float64Array;
  /** Points each seat has gained since it last named an id. */
  readonly owed: Float64Array;
  /** Rounds that are over. */
  rounds = 0;
  readonly #bots: readonly (Bot | null)[];
  readonly #events: AnyEvent[] = [];
  #simulation: Simulation<object, AnyAction>;
  #observer: Observer<AnyEvent>;
  #heard = 0;
  #choosing: Choosing<AnyAction> | null = null;

  constructor(plan: EpisodePlan) {
    const { spec, options, seed, lineup } = plan;
    const { rules, scorer } = spec.game;
    if (lineup.length !== rules.seats || !lineup.includes(null))
      throw new RangeError('a lineup has one entry a seat, and one of them is asked');
    this.plan = plan;
    this.points = new Float64Array(rules.seats).fill(scorer.startPoints(options));
    this.moved = new Float64Array(rules.seats);
    this.owed = new Float64Array(rules.seats);
    this.#bots = lineup.map((level, seat) =>
      level === null ? null : createBot(level, { seed: botSeed(seed), seat, ruleset: rules.id }),
    );
    this.#observer = scorer.observe(options);
    this.#simulation = this.#deal(rules.firstSetup(options, seed));
    this.#goOn();
  }

  get isOver(): boolean {
    return this.#choosing === null;
  }

  /** Whose choice it is; null when the match is over. */
  get seat(): Seat | null {
    return this.#choosing?.seat ?? null;
  }

  get state(): object {
    return this.#simulation.state;
  }

  /** A 1 for every id that may be named now. */
  mask(out: Uint8Array, from: number): void {
    out.fill(0, from, from + this.plan.spec.codec.size);
    this.#choosing?.mask(out, from);
  }

  /** What a seat may know, asked or not. */
  observe(seat: Seat, out: Uint8Array, from: number): void {
    const { spec } = this.plan;
    const begun = this.#choosing?.seat === seat ? this.#choosing.begun : NO_IDS;
    if (spec.fast !== undefined) spec.fast({ state: this.state, seat, begun }, out, from);
    else
      writeLayout(spec.observation, { view: spec.game.rules.view(this.state, seat), seat, begun }, out, from);
  }

  /** Everything, hidden or not, beginning with one seat: for critics. */
  privileged(seat: Seat, out: Uint8Array, from: number): void {
    writeLayout(this.plan.spec.privileged, { state: this.state, seat }, out, from);
  }

  /** The seat whose choice it is names an id. */
  act(id: number): void {
    const choosing = this.#choosing;
    if (choosing === null) throw new RangeError('the match is over');
    const action = choosing.name(id);
    this.moved.fill(0);
    this.owed[choosing.seat] = 0;
    this.ids.push(id);
    if (action === null) return;
    this.#carryOut(choosing.seat, action);
    this.#goOn();
  }

  /** Bots and deals, up to the next choice of a seat that is asked: of several at once the lowest. */
  #goOn(): void {
    this.#choosing = null;
    for (;;) {
      const [seat] = this.#simulation.toAct();
      if (seat === undefined) {
        if (!this.#nextRound()) return;
        continue;
      }
      const legal = this.#simulation.legal(seat);
      const bot = at(this.#bots, seat);
      if (bot === null) {
        this.#choosing = new Choosing(this.plan.spec.codec, seat, legal);
        return;
      }
      const action = bot.choose(this.plan.spec.game.rules.view(this.state, seat), legal);
      this.owed[seat] = 0;
      this.ids.push(...encode(this.plan.spec.codec, action));
      this.#carryOut(seat, action);
    }
  }

  #nextRound(): boolean {
    const result = this.plan.spec.game.rules.result(this.state);
    if (result === null) throw new Error('nobody is to act, and the round is not over');
    this.rounds += 1;
    if (result.next === null) return false;
    this.#simulation = this.#deal(result.next);
    return true;
  }

  #deal(setup: Setup): Simulation<object, AnyAction> {
    const { spec, options, seed } = this.plan;
    const { rules, scorer } = spec.game;
    const { state, events } = rules.start(options, setup, rules.deal(options, seed, setup.round));
    this.#observer = scorer.observe(options);
    this.#heard = 0;
    this.#settle(events);
    return rules.simulate(state, this.#events);
  }

  #carryOut(seat: Seat, action: AnyAction): void {
    this.#simulation.act(seat, action);
    this.#settle(this.#events);
    this.#events.length = 0;
  }

  #settle(events: readonly AnyEvent[]): void {
    for (const event of events)
      for (const { from, to, points } of this.#observer.see(event, this.#heard++)) {
        if (from !== 'bank') this.#gain(from, -points);
        if (to !== 'bank') this.#gain(to, points);
      }
  }

  #gain(seat: Seat, points: number): void {
    for (const sums of [this.points, this.moved, this.owed]) sums[seat] = (sums[seat] ?? 0) + points;
  }
}
