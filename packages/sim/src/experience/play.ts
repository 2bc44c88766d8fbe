/** A match among students, and every decision of it as bytes. */
import type { Learner, Opinion, Weights } from '@paiju/bots';
import { corrections, outlookOf } from '@paiju/bots';
import type { Account, AnyAction, AnyEvent, Game, Seat, Seed, Setup, Transfer } from '@paiju/engine';
import { bySeat, Stream } from '@paiju/engine';
import type { Attempt, Sizes } from './attempt.ts';
import { attemptBytes, HOPE_SIZE } from './attempt.ts';
import { chancesOf, chosenBy } from './curiosity.ts';

export interface School {
  readonly game: Game;
  readonly options: object;
  readonly learner: Learner;
  /** Null before anything was learnt. */
  readonly weights: Weights | null;
  readonly sizes: Sizes;
}

const PRECISION = 2 ** 24;

export class Lesson {
  readonly #school: School;
  readonly #chance: Stream;
  readonly #points: Float64Array;
  readonly #hopes: Float32Array[];
  readonly #made: { readonly decision: Attempt; readonly before: number }[] = [];

  constructor(school: School, chanceSeed: Seed) {
    const { seats } = school.game.rules;
    this.#school = school;
    this.#chance = new Stream({ seed: chanceSeed, round: 0, name: 'search' });
    this.#points = new Float64Array(seats);
    this.#hopes = [...bySeat(seats, () => new Float32Array(HOPE_SIZE))];
  }

  /** The decisions of a whole match, in order. */
  play(seed: Seed): readonly Uint8Array[] {
    const { game, options, learner, sizes } = this.#school;
    let setup: Setup | null = game.rules.firstSetup(options, seed);
    while (setup !== null) setup = this.#round(seed, setup);
    return this.#made.map(({ decision, before }) =>
      attemptBytes(sizes, decision, ((this.#points[decision.seat] ?? 0) - before) / learner.traits.unit),
    );
  }

  #round(seed: Seed, setup: Setup): Setup | null {
    const { rules, scorer } = this.#school.game;
    const { options } = this.#school;
    const { state, events } = rules.start(options, setup, rules.deal(options, seed, setup.round));
    const observer = scorer.observe(options);
    let heard = 0;
    const settle = (happened: readonly AnyEvent[]): void => {
      for (const event of happened)
        for (const transfer of observer.see(event, heard++)) this.#settle(transfer);
    };
    settle(events);
    const happened: AnyEvent[] = [];
    const round = rules.simulate(state, happened);
    for (let [seat] = round.toAct(); seat !== undefined; [seat] = round.toAct()) {
      const legal = round.legal(seat);
      const [only, second] = legal;
      if (only === undefined) throw new Error('a seat is to act and may do nothing');
      round.act(seat, second === undefined ? only : this.#decide(rules.view(round.state, seat), seat, legal));
      settle(happened);
      happened.length = 0;
    }
    return rules.result(round.state)?.next ?? null;
  }

  #settle({ from, to, points }: Transfer): void {
    this.#gain(from, -points, to === 'bank');
    this.#gain(to, points, from === 'bank');
  }

  /** What a seat loses to the bank, the others are ahead by: the damage of a duel is paid to nobody. */
  #gain(account: Account, points: number, isBanks: boolean): void {
    if (account === 'bank') return;
    const others = this.#points.length - 1;
    for (let seat = 0; seat <= others; seat++) {
      const share = seat === account ? points : isBanks ? -points / others : 0;
      this.#points[seat] = (this.#points[seat] ?? 0) + share;
    }
  }

  #decide(view: object, seat: Seat, legal: readonly AnyAction[]): AnyAction {
    const { traits, adviser } = this.#school.learner;
    const { weights } = this.#school;
    const opinions = adviser.weigh(view, legal);
    const outlook = outlookOf(traits, view, opinions);
    const learnt = weights === null ? [] : corrections(weights, outlook);
    const estimates = outlook.rows.map((_, place) => (opinions[place]?.estimate ?? 0) / traits.unit);
    const chances = chancesOf(estimates.map((estimate, place) => estimate + (learnt[place] ?? 0)));
    const chosen = chosenBy(chances, this.#chance.below(PRECISION) / PRECISION);
    this.#hopes[seat] = hopeOf(opinions[0], traits.unit);
    const hopes = this.#hopes.map((_, steps) => this.#hopes[(seat + steps) % this.#hopes.length] ?? _);
    const decision = { seat, isFirst: this.#made.length === 0, outlook, estimates, chances, chosen, hopes };
    this.#made.push({ decision, before: this.#points[seat] ?? 0 });
    return (opinions[chosen] as Opinion).action;
  }
}

const USEFUL = 8;

const hopeOf = (favourite: Opinion | undefined, unit: number): Float32Array => {
  const counted = (code: string): number => favourite?.facts.find((fact) => fact.code === code)?.value ?? 0;
  const worth = favourite?.estimate ?? 0;
  return Float32Array.of(
    ...[worth / unit, 1, counted('win-chance'), counted('win-value') / unit],
    ...[counted('distance'), counted('useful') / USEFUL],
  );
};
