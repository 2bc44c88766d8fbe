/** One match of the contract suite: played to its end, checked at every step; throws at the first thing that is wrong. */

import type { Seat } from '../core/seat.ts';
import type { Seed } from '../core/seed.ts';
import { seedOf } from '../core/seed.ts';
import type { Tile } from '../core/tile.ts';
import type { AnyAction, AnyEvent } from '../play/ruleset.ts';
import type { Game, MatchTerms, Moment } from '../record/game.ts';
import { Match } from '../record/match.ts';
import { readRecord } from '../record/read.ts';
import { verifyRecord } from '../record/replay.ts';
import { actionLine, headerLine, linesAfter } from '../record/write.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { auditTransfers, balances, isZeroSum } from '../scoring/ledger.ts';
import {
  checkActions,
  checkAnyOrder,
  checkAsked,
  checkTiles,
  checkUntouched,
  must,
} from './contractChecks.ts';
import { checkImagined } from './imagineChecks.ts';
import type { PlayerSettings, Style } from './player.ts';
import { pickFor } from './player.ts';
import { isSame } from './same.ts';

/** One step of a round. The deal has no `by`, and `before` is then the empty state. */
export interface PlayedStep<S = object, E = AnyEvent> {
  readonly before: S;
  readonly by: { readonly seat: Seat; readonly action: AnyAction } | null;
  readonly events: readonly E[];
  readonly after: S;
}

/** What the suite must be told of a game: the contract itself does not say where its tiles are. Method syntax as in `Ruleset`. */
export interface ContractSettings<S = object, E = AnyEvent> extends PlayerSettings<S> {
  /** Every tile there is, wherever it lies; a tile won by several seats once. `events` are those of the round so far. */
  tilesOf(state: S, events: readonly E[]): readonly Tile[];
  /** Why the round must be over after this step, or null where it must go on; found from the rule book, not from the result. */
  endsBy(step: PlayedStep<S, E>): string | null;
  /** What else must hold in this game; throws. */
  checkOwn(step: PlayedStep<S, E>): void;
  /** The interesting things that happened in this step, as words to be counted. */
  notable(step: PlayedStep<S, E>): readonly string[];
  /** Actions of every kind with every tile: whatever of it is not legal must be refused. */
  readonly vocabulary: readonly AnyAction[];
}

/** A match as numbers, so that a failing one can be shrunk: which deal, how the seats play, and what they choose. */
export interface GameInput {
  readonly deal: number;
  readonly style: Style;
  /** One a decision; after the last one every choice is 0, the style's own pick. */
  readonly choices: readonly number[];
}

export interface Table {
  readonly game: Game;
  readonly options: object;
  readonly settings: ContractSettings;
}

/**
 * How often the heavier checks are made: at one step in so many, `record` after one match in so many. C9 is asked for one viewer
 * at such a step, the next time for the next one.
 */
const EVERY = { text: 9, actions: 61, order: 9, record: 8, imagined: 5, played: 31 } as const;

export const seedNo = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));

export const termsFor = ({ game, options }: Table, deal: number): MatchTerms => ({
  options,
  chance: { seed: seedNo(deal) },
  players: Array.from({ length: game.rules.seats }, (_, seat) => `player ${seat}`),
});

/** What happened in the match, counted, with the number of decisions under `decisions`. */
export type Tally = Map<string, number>;
const count = (tally: Tally, word: string): void => {
  tally.set(word, (tally.get(word) ?? 0) + 1);
};

/** No round of any game here comes near this many decisions: one that does is going in circles. */
const TOO_LONG = 5000;

export const playChecked = (table: Table, input: GameInput, tally: Tally): void => {
  const run = new CheckedMatch(table, input, tally);
  while (!run.match.isOver) run.advance();
  run.finish();
  count(tally, 'matches');
};

class CheckedMatch {
  readonly match: Match;
  readonly #table: Table;
  readonly #input: GameInput;
  readonly #tally: Tally;
  readonly #lines: string[];
  readonly #actions: { readonly seat: Seat; readonly action: AnyAction }[] = [];
  /** The round's state as its events alone give it. */
  #folded: object;
  /** The events of the round in hand. */
  #events: AnyEvent[] = [];
  #step = 0;
  /** Who is asked next what can be imagined: another one first in every match. */
  #viewer: number;

  constructor(table: Table, input: GameInput, tally: Tally) {
    const { game, options } = table;
    this.#table = table;
    this.#input = input;
    this.#tally = tally;
    this.#viewer = input.deal;
    const terms = termsFor(table, input.deal);
    this.match = new Match(game, terms, {
      report: (trouble) => must(false, 'C5: scoring trouble', () => JSON.stringify(trouble)),
    });
    this.#lines = [headerLine(game.rules, terms)];
    this.#folded = game.rules.empty(options);
  }

  /** Deals, or lets one seat act. */
  advance(): void {
    const { match } = this;
    const { game, options, settings } = this.#table;
    must(this.#step++ < TOO_LONG, 'C6: the match goes on for ever');
    if (match.betweenRounds) {
      const before = game.rules.empty(options);
      this.#folded = before;
      this.#events = [];
      this.#take({ before, by: null, events: match.begin().events, after: match.state });
      return;
    }
    const before = match.state;
    const choice = this.#input.choices[this.#actions.length] ?? 0;
    if (this.#isTime(EVERY.actions)) checkActions(game.rules, before, settings.vocabulary, this.#step);
    if (match.toAct.length > 1 && this.#isTime(EVERY.order))
      checkAnyOrder(game.rules, before, (seat, legal) =>
        pickFor(settings, this.#input.style, { state: before, seat, legal }, choice + seat),
      );
    const by = this.#choose(before, choice);
    const done = this.#isTime(EVERY.text)
      ? checkUntouched(before, () => match.act(by.seat, by.action))
      : match.act(by.seat, by.action);
    if (!done.ok)
      throw new Error(`C4: a legal action was refused: ${JSON.stringify({ by, why: done.error })}`);
    this.#actions.push(by);
    this.#lines.push(actionLine(game.rules, by.seat, by.action));
    this.#take({ before, by, events: done.value.events, after: match.state }, done.value);
  }

  #choose(state: object, choice: number): { readonly seat: Seat; readonly action: AnyAction } {
    const { game, settings } = this.#table;
    const seat = this.match.toAct[choice % this.match.toAct.length] ?? 0;
    const legal = game.rules.legal(state, seat);
    const action = pickFor(settings, this.#input.style, { state, seat, legal }, choice);
    if (action === undefined) throw new Error(`C6: seat ${seat} must act and may do nothing`);
    return { seat, action };
  }

  #isTime(every: number): boolean {
    return (this.#step + this.#input.deal) % every === 0;
  }

  #take(step: PlayedStep, moment: Moment = last(this.match.history)): void {
    const { game, options, settings } = this.#table;
    const { rules } = game;
    this.#lines.push(...linesAfter(this.match, moment));
    this.#events.push(...step.events);
    checkTiles(rules.tiles, settings.tilesOf(step.after, this.#events));
    checkAsked(rules, step.after);
    this.#checkEnd(step);
    settings.checkOwn(step);
    const isThorough = this.#isTime(EVERY.played);
    if (isThorough || this.#isTime(EVERY.imagined))
      checkImagined(this.#table, step.after, this.#viewer++, {
        events: this.#events,
        n: this.#step,
        isThorough,
      });
    for (const event of step.events) this.#folded = rules.evolve(this.#folded, event);
    if (rules.result(step.after) !== null || this.#isTime(EVERY.text))
      must(isSame(this.#folded, step.after), 'C2: the events rebuild another state');
    const { startPoints } = this.match;
    if (moment.transfers.length > 0 && !this.match.transfers.some(isWithBank))
      must(isZeroSum(this.match.balances, startPoints), 'C5: points appeared or vanished');
    must(startPoints === game.scorer.startPoints(options), 'C5: other start points');
    count(this.#tally, 'decisions');
    for (const word of settings.notable(step)) count(this.#tally, word);
    for (const { reason } of moment.transfers) count(this.#tally, reason);
  }

  #checkEnd(step: PlayedStep): void {
    const result = this.#table.game.rules.result(step.after);
    const due = this.#table.settings.endsBy(step);
    must(
      (result?.reason ?? null) === due,
      'C6: the round ends',
      () => `${result?.reason}, the book says ${due}`,
    );
  }

  /** The whole match: its ledger, and its record there and back. */
  finish(): void {
    const { game } = this.#table;
    const { match } = this;
    must(auditTransfers(game.rules.seats, match.transfers) === null, 'C5: unsound transfers');
    const sums = balances(game.rules.seats, match.startPoints, match.transfers);
    must(String(sums) === String(match.balances), 'C5: balances are not what was transferred');
    const text = this.#lines.join('\n');
    must(this.#again() === text, 'C7: the same seed and actions give other bytes');
    if (this.#input.deal % EVERY.record === 0) checkRecord(game, text, this.#actions.length);
  }

  #again(): string {
    const { game } = this.#table;
    const { terms } = this.match;
    const match = new Match(game, terms);
    const lines = [headerLine(game.rules, terms)];
    const deal = (): void => {
      if (match.betweenRounds) lines.push(...linesAfter(match, match.begin()));
    };
    deal();
    for (const { seat, action } of this.#actions) {
      const done = match.act(seat, action);
      if (!done.ok) throw new Error(`C7: ${done.error.code} the second time`);
      lines.push(actionLine(game.rules, seat, action), ...linesAfter(match, done.value));
      deal();
    }
    return lines.join('\n');
  }
}

/** Points from the bank are no matter between seats. */
const isWithBank = ({ from, to }: Transfer): boolean => from === 'bank' || to === 'bank';

const last = (history: readonly Moment[]): Moment => {
  const moment = history.at(-1);
  if (moment === undefined) throw new Error('nothing has happened yet');
  return moment;
};

const checkRecord = (game: Game, text: string, actions: number): void => {
  const record = readRecord({ [game.rules.id]: game }, text);
  if (!record.ok) throw new Error(`C7: the record cannot be read: ${JSON.stringify(record.error)}`);
  const verified = verifyRecord(record.value);
  if (!verified.ok) throw new Error(`C7: the record does not verify: ${JSON.stringify(verified.error)}`);
  must(
    verified.value.finished && verified.value.actions === actions,
    'C7: the record is not the whole match',
  );
};
