/** A match as it is played: asks the seats, carries out what they answer, keeps it, and then shows what came of it. */
import type {
  AnyAction,
  Game,
  GameRecord,
  MatchTerms,
  Moment,
  RecordProblem,
  ReportTrouble,
  Seat,
  Watch,
} from '@paiju/engine';
import { actionLine, bySeat, headerLine, linesAfter, Match, NO_DEAL, replay } from '@paiju/engine';
import { Deciding } from './deciding.ts';
import type { Acted, Past, Stopped } from './keeping.ts';
import { Superseded } from './keeping.ts';
import type { LogEntry, TableLog } from './log.ts';
import { errorName, troubleEntry, WaitingLog } from './log.ts';
import { Owing } from './owing.ts';
import { Pauses } from './pauses.ts';
import type { SeatMessage, TablePorts, TableSettings, Thinking } from './ports.ts';
import type { Answer } from './question.ts';
import type { Arrived } from './seating.ts';
import { Seating, tellSafely } from './seating.ts';
import type { Shown } from './stage.ts';
import { Stage } from './stage.ts';

/** An action that was carried out, and what came of it. */
type Done = readonly [AnyAction, Moment];

export class Table {
  readonly match: Match;
  readonly #ports: TablePorts;
  readonly #settings: TableSettings;
  readonly #log: WaitingLog;
  readonly #seating: Seating;
  readonly #stage: Stage;
  readonly #closing = new AbortController();
  readonly #pauses: Pauses;
  /** The hold of the last discard; null where nothing is held. */
  #held: Promise<void> | null = null;
  readonly #owing = new Owing();
  readonly #deciding: Deciding;
  /** How long ago the open questions arose, where that was before a restore. */
  #agoMs = 0;
  #isRestored = false;
  #isRunning = false;
  #isOver = false;
  #stopped: Stopped | null = null;

  // biome-ignore lint/complexity/useMaxParams: what a match needs, what a table needs, and who watches
  constructor(game: Game, terms: MatchTerms, ports: TablePorts, settings: TableSettings, watch: Watch = {}) {
    if (ports.seats.length !== game.rules.seats)
      throw new RangeError(`${game.rules.id} has ${game.rules.seats} seats, not ${ports.seats.length}`);
    this.#ports = ports;
    this.#settings = settings;
    this.#log = new WaitingLog(ports.log);
    this.match = new Match(game, terms, { ...watch, report: reportTo(this.#log, watch) });
    this.#seating = new Seating(ports, settings.clock, this.#log);
    this.#stage = new Stage(this.match);
    this.#pauses = new Pauses(ports, this.#closing.signal);
    this.#deciding = new Deciding((thinking) => this.#tellThinking(thinking));
  }

  /** Set once a step could not be kept: nothing more is played. */
  get stopped(): Stopped | null {
    return this.#stopped;
  }

  /** Whether the match has been played to its end, and everybody has seen that. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether there is anything to show. */
  get hasDealt(): boolean {
    return this.#stage.rounds > 0;
  }

  /** Who everybody can see is to decide; null where nobody is timed, or nothing has been dealt. */
  get thinking(): Thinking | null {
    return this.#settings.clock === null || !this.hasDealt ? null : this.#deciding.now;
  }

  /**
   * Before `run`: goes on where a record of this match ends. Nobody is asked or told, and nothing is kept again. With a problem
   * the table is of no use any more.
   */
  restore(record: GameRecord, past: Past = {}): RecordProblem | null {
    if (this.#isRunning || this.#isRestored) throw new Error('the match has begun');
    this.#isRestored = true;
    const { match } = this;
    past.lines?.([headerLine(match.rules, match.terms)]);
    this.#seating.restore(past.reserves ?? []);
    // A deal that does not stand in the record is a step to come, and has to be kept like any other.
    const problem = record.entries.size === 0 ? null : this.#replay(record, past);
    return problem ?? (match.lacksDeal ? NO_DEAL : null);
  }

  #replay(record: GameRecord, { agoMs = 0, lines: hear }: Past): RecordProblem | null {
    const { match } = this;
    const steps = replay(record, match);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      const { by, lines } = step.value;
      if (by === null) this.#stage.beginRound();
      this.#step(by?.seat ?? null);
      hear?.([...(by === null ? [] : [actionLine(match.rules, by.seat, by.action)]), ...lines]);
    }
    this.#stage.catchUp();
    this.#agoMs = agoMs;
    return step.value;
  }

  /** Plays the match to its end, or until it is closed or stopped. Where steps are kept at once, the first deal is on the table when this returns. */
  async run(): Promise<void> {
    if (this.#isRunning) throw new Error('the table is already running');
    this.#isRunning = true;
    const { match } = this;
    if (!this.#isRestored) {
      const kept = this.#keep([headerLine(match.rules, match.terms)]);
      if (kept !== true && !(await kept)) return;
    }
    if (this.hasDealt) this.#tellAll({ entries: [], messageFor: (audience) => this.#stage.now(audience) });
    while (!match.isOver && !this.#closing.signal.aborted) {
      if (match.betweenRounds) await this.#deal();
      else await this.#hearOne();
    }
    if (!match.isOver || this.#closing.signal.aborted) return;
    this.#isOver = true;
    this.#log.info({ code: 'match-ended', points: match.balances });
  }

  /** How things stand for a seat or, with null, for a spectator. There is nothing to show before the first deal. */
  reconnect(seat: Seat | null): SeatMessage {
    if (!this.hasDealt) throw new Error('nothing has been dealt yet');
    return this.#stage.now(seat);
  }

  /** Why a seat may not do this, as far as it has been shown how things stand; null where it may. */
  whyNot(seat: Seat, action: AnyAction): string | null {
    return this.#stage.whyNot(seat, action);
  }

  /** Stops in the middle: open questions are aborted, nothing more is shown, and `run` resolves once nothing is being kept. */
  close(): void {
    this.#closing.abort();
    this.#seating.close();
  }

  async #deal(): Promise<void> {
    const { match } = this;
    const { rounds } = this.#stage;
    if (rounds > 0) await this.#pauses.untilReady(rounds - 1);
    if (this.#closing.signal.aborted) return;
    this.#log.wait();
    this.#log.info({ code: 'round-began', round: rounds });
    const moment = match.begin();
    this.#step(null);
    const kept = this.#keep(linesAfter(match, moment));
    if (kept !== true && !(await kept)) return;
    this.#stage.beginRound();
    await this.#show(moment);
  }

  /** Asks everybody who owes an action and carries out the answer that comes first. */
  async #hearOne(): Promise<void> {
    const { match } = this;
    this.#seating.keepOnly(match.toAct);
    for (const seat of match.toAct) if (!this.#seating.isAsked(seat)) this.#ask(seat);
    const arrived = await this.#seating.next();
    if (arrived === null) return;
    const { seat, question } = arrived;
    this.#log.wait();
    const [action, moment] = this.#accept(arrived) ?? this.#doDefault(seat);
    this.#step(seat);
    const lines = [actionLine(match.rules, seat, action), ...linesAfter(match, moment)];
    const kept = this.#keep(lines, { seat, by: arrived.answer.type === 'late' ? 'clock' : 'seat' });
    if (kept !== true && !(await kept)) return;
    this.#seating.done(seat, question.number, action);
    await this.#show(moment);
  }

  #ask(seat: Seat): void {
    const asked = {
      number: this.#owing.questionOf(seat),
      view: this.#stage.view(seat),
      legal: this.match.rules.legal(this.match.state, seat),
    };
    const isSecret = !this.#deciding.isOpen(seat);
    const clock = this.#seating.ask(seat, asked, { agoMs: this.#agoMs, isSecret });
    this.#deciding.asked(seat, clock);
  }

  #accept({ seat, answer }: Arrived): Done | null {
    if (answer.type !== 'action') {
      this.#seating.failed(seat, failureEntry(seat, answer));
      return null;
    }
    const done = this.match.act(seat, answer.action);
    if (done.ok) {
      this.#seating.answered(seat);
      return [answer.action, done.value];
    }
    this.#seating.failed(seat, { code: 'answer-refused', seat, refusal: done.error.code });
    return null;
  }

  /** What the game takes a seat to do that does not answer. */
  #doDefault(seat: Seat): Done {
    const action = this.match.rules.defaultAction(this.match.state, seat);
    const done = this.match.act(seat, action);
    if (!done.ok) throw new Error(`the default action was refused: ${done.error.code}`);
    return [action, done.value];
  }

  /** A step has been taken: whoever owes an answer now owes it since then. */
  #step(by: Seat | null): void {
    this.#owing.after(by, this.match.toAct);
    this.#agoMs = 0;
  }

  /** Whether the table goes on: kept first, told then. Only a keeper that takes its time is waited for. */
  #keep(lines: readonly string[], acted?: Acted): true | Promise<boolean> {
    const number = this.match.history.length;
    const step = { number, lines, reserves: this.#seating.reserves, ...(acted && { acted }) };
    try {
      const keeping = this.#ports.keep?.(step);
      if (keeping !== undefined)
        return keeping.then(
          () => this.#hasKept(),
          (error) => this.#stop(number, error),
        );
    } catch (error) {
      return Promise.resolve(this.#stop(number, error));
    }
    this.#log.goOn();
    return true;
  }

  #hasKept(): boolean {
    this.#log.goOn();
    return !this.#closing.signal.aborted;
  }

  #stop(step: number, error: unknown): false {
    this.#stopped = { step, error };
    this.#log.forget();
    const entry: LogEntry = { code: 'not-kept', step, error: errorName(error) };
    if (error instanceof Superseded) this.#log.info(entry);
    else this.#log.error(entry);
    this.close();
    return false;
  }

  /** Part by part, each held discard for its time. */
  async #show(moment: Moment): Promise<void> {
    for (const part of this.#stage.parts(moment)) {
      if (part.isPublic && this.#held !== null) await this.#held;
      if (this.#closing.signal.aborted) return; // What is held stays so: closing must not show it early.
      if (part.isPublic) this.#held = null;
      this.#tellAll(this.#stage.show(part));
      if (part.isHeld) this.#held = this.#pauses.wait(this.#settings.holdMs);
    }
  }

  #tellAll({ entries, messageFor }: Shown): void {
    for (const entry of entries) this.#log.info(entry);
    for (const seat of bySeat(this.match.rules.seats, (own) => own)) {
      const message = messageFor(seat);
      if (message !== null) this.#seating.tell(seat, message);
    }
    const message = messageFor(null);
    if (message === null) return;
    this.#tellSpectators(message);
    this.#deciding.shown(message.view);
  }

  #tellSpectators(message: SeatMessage): void {
    for (const spectator of this.#ports.spectators ?? [])
      tellSafely(
        () => spectator(message),
        (error) => this.#log.error({ code: 'observer-failed', seat: null, error }),
      );
  }

  #tellThinking(thinking: Thinking): void {
    tellSafely(
      () => this.#ports.thinking?.(thinking),
      (error) => this.#log.error({ code: 'observer-failed', seat: null, error }),
    );
  }
}

const failureEntry = (seat: Seat, answer: Exclude<Answer, { type: 'action' }>): LogEntry =>
  answer.type === 'late'
    ? { code: 'answer-late', seat }
    : { code: 'answer-failed', seat, error: answer.error };

/** Scoring that goes wrong is told to the operators, and the game goes on. */
const reportTo =
  (log: TableLog, watch: Watch): ReportTrouble =>
  (trouble) => {
    log.error(troubleEntry(trouble));
    try {
      watch.report?.(trouble);
    } catch {
      // Whoever listens to trouble must not make more of it.
    }
  };
