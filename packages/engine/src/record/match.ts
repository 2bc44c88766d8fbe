/** A match: round after round of one game with a running ledger. Tables, simulations and replays all drive this. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { AnyAction, AnyEvent, AnyRuleset, Refusal, RoundResult, Setup } from '../play/ruleset.ts';
import type { Rank, Transfer } from '../scoring/ledger.ts';
import { ranking } from '../scoring/ledger.ts';
import type { AnyScorer } from '../scoring/scorer.ts';
import type { ReportTrouble } from './bookkeeper.ts';
import { Bookkeeper } from './bookkeeper.ts';
import type { Game, MatchTerms, Moment } from './game.ts';

/** How a match is watched: another scorer or none, and who hears of trouble in scoring. */
export interface Watch {
  readonly scorer?: AnyScorer | null;
  readonly report?: ReportTrouble;
}

export class Match {
  readonly rules: AnyRuleset;
  readonly terms: MatchTerms;
  /** Everything that happened so far, a moment a step. */
  readonly history: Moment[] = [];
  readonly #books: Bookkeeper;
  #state: object;
  #next: Setup | null;

  constructor(game: Game, terms: MatchTerms, watch: Watch = {}) {
    this.rules = game.rules;
    this.terms = terms;
    const scorer = watch.scorer === undefined ? game.scorer : watch.scorer;
    this.#books = new Bookkeeper(scorer, terms.options, game.rules.seats, watch.report ?? (() => {}));
    this.#state = game.rules.empty(terms.options);
    this.#next =
      'seed' in terms.chance
        ? game.rules.firstSetup(terms.options, terms.chance.seed)
        : { round: 0, dealer: 0, carried: null };
  }

  get state(): object {
    return this.#state;
  }
  get toAct(): readonly Seat[] {
    return this.betweenRounds ? [] : this.rules.toAct(this.#state);
  }
  /** The next round has not been dealt yet. */
  get betweenRounds(): boolean {
    return this.#next !== null;
  }
  /** The deals written out do not reach the next round. */
  get lacksDeal(): boolean {
    const { chance } = this.terms;
    return this.#next !== null && 'deals' in chance && chance.deals[this.#next.round] === undefined;
  }
  get isOver(): boolean {
    return this.#next === null && this.result !== null;
  }
  /** How the round in hand ended, while it is the last one played. */
  get result(): RoundResult | null {
    return this.rules.result(this.#state);
  }
  get startPoints(): number {
    return this.#books.start;
  }
  get balances(): number[] {
    return this.#books.balances;
  }
  get transfers(): readonly Transfer[] {
    return this.#books.transfers;
  }
  get ranking(): Rank[] {
    return ranking(this.balances);
  }

  /** Deals the next round. */
  begin(): Moment {
    if (this.#next === null) throw new Error('there is no round to begin');
    const setup = this.#next;
    const step = this.rules.start(this.terms.options, setup, this.#dealFor(setup));
    this.#books.beginRound();
    return this.#take(step.state, step.events);
  }

  act(seat: Seat, action: AnyAction): Result<Moment, Refusal<AnyAction>> {
    if (this.betweenRounds) return fail({ code: 'round-over', seat, legal: [] });
    const applied = this.rules.apply(this.#state, seat, action);
    return applied.ok ? ok(this.#take(applied.value.state, applied.value.events)) : applied;
  }

  /** Play is committed before scoring hears of it: a settlement that fails finds the game already gone on. */
  #take(state: object, events: readonly AnyEvent[]): Moment {
    this.#state = state;
    this.#next = this.result?.next ?? null;
    const first = this.#books.events;
    const moment = { first, events, transfers: this.#books.post(events) };
    this.history.push(moment);
    return moment;
  }

  #dealFor({ round }: Setup): object {
    const { chance, options } = this.terms;
    if ('seed' in chance) return this.rules.deal(options, chance.seed, round);
    const deal = chance.deals[round];
    if (deal === undefined) throw new RangeError(`no deal for round ${round}`);
    return deal;
  }
}
