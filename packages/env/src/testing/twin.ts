/** The slow, obvious twin of an episode: through `Match`, with every spelling written out and everything asked anew. */
import type { Bot } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { AnyAction, Moment, Seat } from '@paiju/engine';
import { actionLine, at, headerLine, linesAfter, Match } from '@paiju/engine';
import { encode } from '../codec.ts';
import type { EpisodePlan } from '../episode.ts';
import { writeLayout } from '../part.ts';
import { botSeed } from '../seeds.ts';

export class Twin {
  readonly plan: EpisodePlan;
  readonly match: Match;
  readonly record: string[];
  /** The ids named so far in the choice under way. */
  begun: readonly number[] = [];
  /** The points of each seat when something was last named, and when each seat last named something. */
  #before: readonly number[];
  readonly #beforeOwn: number[][];
  readonly #bots: readonly (Bot | null)[];

  constructor(plan: EpisodePlan) {
    const { spec, options, seed, lineup } = plan;
    const players = lineup.map((level, seat) => `${level ?? 'asked'} ${seat}`);
    this.plan = plan;
    this.match = new Match(
      spec.game,
      { options, chance: { seed }, players },
      {
        report: (trouble) => {
          throw new Error(JSON.stringify(trouble));
        },
      },
    );
    this.record = [headerLine(this.match.rules, this.match.terms)];
    this.#bots = lineup.map((level, seat) =>
      level === null ? null : createBot(level, { seed: botSeed(seed), seat, ruleset: spec.game.rules.id }),
    );
    this.#before = this.match.balances;
    this.#beforeOwn = lineup.map(() => this.match.balances);
    this.#goOn();
  }

  get seat(): Seat | null {
    return this.match.toAct[0] ?? null;
  }
  get legal(): readonly AnyAction[] {
    return this.seat === null ? [] : this.match.rules.legal(this.match.state, this.seat);
  }
  get points(): number[] {
    return this.match.balances;
  }
  get moved(): number[] {
    return this.points.map((each, seat) => each - at(this.#before, seat));
  }
  get owed(): number[] {
    return this.points.map((each, seat) => each - at(at(this.#beforeOwn, seat), seat));
  }

  /** The ids that go on from what has been named. */
  get nextIds(): number[] {
    const { begun } = this;
    const spelled = this.legal.map((action) => encode(this.plan.spec.codec, action));
    const left = spelled.filter((ids) => begun.every((id, place) => ids[place] === id));
    return [...new Set(left.map((ids) => at(ids, begun.length)))].sort((a, b) => a - b);
  }

  observe(seat: Seat): Uint8Array {
    const { observation, game } = this.plan.spec;
    const out = new Uint8Array(observation.size);
    const begun = seat === this.seat ? this.begun : [];
    writeLayout(observation, { view: game.rules.view(this.match.state, seat), seat, begun }, out, 0);
    return out;
  }

  act(id: number): void {
    const { seat } = this;
    if (seat === null) throw new Error('the match is over');
    const begun = [...this.begun, id];
    const action = this.legal.find((one) => String(encode(this.plan.spec.codec, one)) === String(begun));
    this.#before = this.points;
    this.#beforeOwn[seat] = this.points;
    this.begun = action === undefined ? begun : [];
    if (action === undefined) return;
    this.#carryOut(seat, action);
    this.#goOn();
  }

  #goOn(): void {
    for (;;) {
      if (this.match.betweenRounds) this.#note(this.match.begin());
      const { seat } = this;
      const bot = seat === null ? null : at(this.#bots, seat);
      if (seat === null || bot === null) {
        if (this.match.betweenRounds) continue;
        return;
      }
      this.#beforeOwn[seat] = this.points;
      this.#carryOut(seat, bot.choose(this.match.rules.view(this.match.state, seat), this.legal));
    }
  }

  #carryOut(seat: Seat, action: AnyAction): void {
    const done = this.match.act(seat, action);
    if (!done.ok) throw new Error(done.error.code);
    this.record.push(actionLine(this.match.rules, seat, action));
    this.#note(done.value);
  }

  #note(moment: Moment): void {
    this.record.push(...linesAfter(this.match, moment));
  }
}
