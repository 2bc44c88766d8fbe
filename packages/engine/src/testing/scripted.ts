/** Rounds that are written out: a deal, and the actions that matter. Seats that are not told anything take their default action. */
import type { Seat } from '../core/seat.ts';
import type { AnyAction } from '../play/ruleset.ts';
import type { Moment, WrittenGame } from '../record/game.ts';
import { Match } from '../record/match.ts';
import { eventLine, row, transferLine } from './playthrough.ts';
import { actionIn } from './written.ts';

export interface Script {
  readonly game: WrittenGame;
  readonly options: object;
  /** The first dealer is seat 0. Play stops where the deals do. */
  readonly deals: readonly object[];
  /** `'0 discard 9m, 1 pung 9m'`: each is done as soon as it is legal, and until then the others do as by default. */
  readonly actions: string;
}

/** No round here is longer. */
const LONGEST = 1000;

export interface Scripted {
  readonly match: Match;
  /** The round as text: what happened by default between two written actions is only counted. */
  readonly lines: readonly string[];
}

/** Plays the written actions, and then by default to the end. */
export const playScript = (script: Script): Scripted => {
  const run = new Run(script);
  run.playWritten();
  run.playOut();
  return run;
};

/** The state after the last written action. */
export const stateAfter = (script: Script): object => {
  const run = new Run(script);
  run.playWritten();
  return run.match.state;
};

class Run implements Scripted {
  readonly match: Match;
  readonly lines: string[] = [];
  readonly #script: readonly { readonly seat: Seat; readonly action: AnyAction }[];
  readonly #skipped: Moment[] = [];

  constructor({ game, options, deals, actions }: Script) {
    const players = Array.from({ length: game.rules.seats }, (_, seat) => `player ${seat}`);
    this.match = new Match(game, { options, chance: { deals }, players });
    this.match.begin();
    this.#script = actions
      .split(', ')
      .filter(Boolean)
      .map((text) => ({ seat: Number(text[0]), action: actionIn(game.rules, text.slice(2)) }));
  }

  playWritten(): void {
    for (const { seat, action } of this.#script) {
      let done = perform(this.match, seat, action);
      for (let step = 0; done === null; step++) {
        if (step === LONGEST || isOver(this.match))
          throw new Error(`never legal: ${JSON.stringify({ seat, action })}`);
        this.#skipped.push(byDefault(this.match));
        done = perform(this.match, seat, action);
      }
      this.#tellSkipped();
      this.#tell(done);
    }
  }

  playOut(): void {
    while (!isOver(this.match)) this.#skipped.push(byDefault(this.match));
    this.#tellSkipped();
  }

  /** The last default action leads to the written one; those before it say nothing. */
  #tellSkipped(): void {
    const count = this.#skipped.length - 1;
    const [last] = this.#skipped.splice(0).slice(-1);
    if (count > 0) this.lines.push(row('…', `${count} default ${count === 1 ? 'action' : 'actions'}`));
    if (last !== undefined) this.#tell(last);
  }

  #tell({ events, transfers }: Moment): void {
    for (const event of events) this.lines.push(eventLine(this.match.rules.tiles, event));
    for (const transfer of transfers) this.lines.push(transferLine(transfer));
  }
}

const isOver = (match: Match): boolean => match.isOver || match.lacksDeal;

const perform = (match: Match, seat: Seat, action: AnyAction): Moment | null => {
  const done = match.act(seat, action);
  return done.ok ? done.value : null;
};

const byDefault = (match: Match): Moment => {
  if (match.betweenRounds) return match.begin();
  const [seat = 0] = match.toAct;
  const done = perform(match, seat, match.rules.defaultAction(match.state, seat));
  if (done === null) throw new Error('the default action was refused');
  return done;
};
