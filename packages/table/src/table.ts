/** A match as it is played: asks the seats, applies what they answer, shows what comes of it, keeps the record. */
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
import { actionLine, bySeat, headerLine, linesAfter, Match, replayToGoOn } from '@paiju/engine';
import type { LogEntry, TableLog } from './log.ts';
import { errorName, sturdy, troubleEntry } from './log.ts';
import { Owing } from './owing.ts';
import type { SeatMessage, TablePorts, TableSettings } from './ports.ts';
import type { Answer } from './question.ts';
import type { Arrived } from './seating.ts';
import { Seating, tellSafely } from './seating.ts';
import type { Shown } from './stage.ts';
import { Stage } from './stage.ts';

/** An action that was carried out, and what came of it. */
type Done = readonly [AnyAction, Moment];

export class Table {
  readonly match: Match;
  /** The lines of the record as they happen, each as soon as it is certain. They hold every hidden tile. */
  onLine?: (line: string) => void;
  readonly #ports: TablePorts;
  readonly #settings: TableSettings;
  readonly #log: TableLog;
  readonly #seating: Seating;
  readonly #stage: Stage;
  readonly #closing = new AbortController();
  /** The hold of the last discard; null where nothing is held. */
  #held: Promise<void> | null = null;
  readonly #owing = new Owing();
  #endWait: () => void = () => {};
  #rounds = 0;
  #isRunning = false;

  // biome-ignore lint/complexity/useMaxParams: what a match needs, what a table needs, and who watches
  constructor(game: Game, terms: MatchTerms, ports: TablePorts, settings: TableSettings, watch: Watch = {}) {
    if (ports.seats.length !== game.rules.seats)
      throw new RangeError(`${game.rules.id} has ${game.rules.seats} seats, not ${ports.seats.length}`);
    this.#ports = ports;
    this.#settings = settings;
    this.#log = sturdy(ports.log);
    this.match = new Match(game, terms, { ...watch, report: reportTo(this.#log, watch) });
    this.#seating = new Seating(ports, settings.clock, this.#log);
    this.#stage = new Stage(this.match);
  }

  /**
   * Before `run`: goes on where a record of this match ends. Nobody is asked or told; the lines are written again, so that
   * what comes after them makes a whole record. With a problem the table is of no use any more.
   */
  restore(record: GameRecord): RecordProblem | null {
    if (this.#isRunning || this.#rounds > 0) throw new Error('the match has begun');
    const { match } = this;
    this.#write([headerLine(match.rules, match.terms)]);
    const steps = replayToGoOn(record, match);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      const { by, lines } = step.value;
      if (by === null) this.#beginRound();
      this.#step(by?.seat ?? null);
      this.#write([...(by === null ? [] : [actionLine(match.rules, by.seat, by.action)]), ...lines]);
    }
    this.#stage.catchUp();
    return step.value;
  }

  /** Plays the match to its end, or until the table is closed. The first deal is on the table when this returns. */
  async run(): Promise<void> {
    if (this.#isRunning) throw new Error('the table is already running');
    this.#isRunning = true;
    if (this.#rounds === 0) this.#write([headerLine(this.match.rules, this.match.terms)]);
    else this.#tellAll({ entries: [], messageFor: (audience) => this.#stage.now(audience) });
    while (!this.match.isOver && !this.#closing.signal.aborted) {
      if (this.match.betweenRounds) await this.#deal();
      else await this.#hearOne();
    }
    if (this.match.isOver) this.#log.info({ code: 'match-ended', points: this.match.balances });
  }

  /** How things stand for a seat or, with null, for a spectator. There is nothing to show before `run`. */
  reconnect(seat: Seat | null): SeatMessage {
    if (this.#rounds === 0) throw new Error('nothing has been dealt yet');
    return this.#stage.now(seat);
  }

  /** Why a seat may not do this, as far as it has been shown how things stand; null where it may. */
  whyNot(seat: Seat, action: AnyAction): string | null {
    return this.#stage.whyNot(seat, action);
  }

  /** Stops in the middle: open questions are aborted, nothing more is shown, and `run` resolves. */
  close(): void {
    this.#closing.abort();
    this.#seating.close();
    this.#endWait();
  }

  async #deal(): Promise<void> {
    if (this.#rounds > 0) await this.#untilReady();
    if (this.#closing.signal.aborted) return;
    this.#log.info({ code: 'round-began', round: this.#rounds });
    this.#beginRound();
    const moment = this.match.begin();
    this.#step(null);
    this.#write(linesAfter(this.match, moment));
    await this.#show(moment);
  }

  #beginRound(): void {
    this.#rounds += 1;
    this.#stage.beginRound();
  }

  /** Asks everybody who owes an action and carries out the answer that comes first. */
  async #hearOne(): Promise<void> {
    const { match } = this;
    this.#seating.keepOnly(match.toAct);
    for (const seat of match.toAct)
      if (!this.#seating.isAsked(seat))
        this.#seating.ask(seat, {
          number: this.#owing.questionOf(seat),
          view: this.#stage.view(seat),
          legal: match.rules.legal(match.state, seat),
        });
    const arrived = await this.#seating.next();
    if (arrived === null) return;
    const { seat, question } = arrived;
    const [action, moment] = this.#accept(arrived) ?? this.#doDefault(seat);
    this.#step(seat);
    // Kept first, told then.
    this.#write([actionLine(match.rules, seat, action), ...linesAfter(match, moment)]);
    this.#seating.done(seat, question.number, action);
    await this.#show(moment);
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
  }

  /** Part by part, each held discard for its time. */
  async #show(moment: Moment): Promise<void> {
    for (const part of this.#stage.parts(moment)) {
      if (part.isPublic && this.#held !== null) await this.#held;
      if (this.#closing.signal.aborted) return; // What is held stays so: closing must not show it early.
      if (part.isPublic) this.#held = null;
      this.#tellAll(this.#stage.show(part));
      if (part.isHeld) this.#held = this.#wait(this.#settings.holdMs);
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
    for (const spectator of this.#ports.spectators ?? [])
      tellSafely(
        () => spectator(message),
        (error) => this.#log.error({ code: 'observer-failed', seat: null, error }),
      );
  }

  #write(lines: readonly string[]): void {
    try {
      for (const line of lines) this.onLine?.(line);
    } catch (error) {
      this.#log.error({ code: 'record-failed', error: errorName(error) });
    }
  }

  async #wait(ms: number): Promise<void> {
    if (ms > 0) await this.#unlessClosed(async (signal) => this.#ports.wait(ms, signal));
  }

  async #untilReady(): Promise<void> {
    await this.#unlessClosed(async (signal) => this.#ports.betweenRounds?.(this.#rounds - 1, signal));
  }

  /** Ends early where the table is closed; a port that breaks does not stop the game. */
  #unlessClosed(wait: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.#endWait = resolve;
      wait(this.#closing.signal).then(resolve, resolve);
    });
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
