/**
 * A table with people, bots and empty chairs around it: numbers what each person is told, hears what they say, and lets
 * somebody play for those who are gone. A page's worker, the terminal and a server run this one class.
 */
import type {
  AnyAction,
  BySeat,
  Game,
  GameId,
  GameRecord,
  Match,
  MatchTerms,
  RecordProblem,
  Seat,
} from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import type { PresenceNow, Resync, SeatDown, SeatUp, WhyNotAnswer } from '@paiju/protocol';
import type { Past, Stopped } from './keeping.ts';
import { Superseded } from './keeping.ts';
import type { TableLog } from './log.ts';
import { sturdy } from './log.ts';
import type { SeatMessage, SeatPort, SeatQuestion, TablePorts, TableSettings } from './ports.ts';
import { Readiness } from './readiness.ts';
import type { Occupant } from './roomSeat.ts';
import { RoomSeat } from './roomSeat.ts';
import { Table } from './table.ts';

export interface RoomPlan<Level extends string> {
  readonly game: Game;
  readonly terms: MatchTerms;
  readonly seats: BySeat<Occupant<Level>>;
}

export interface RoomPorts<Level extends string> extends Pick<TablePorts, 'log' | 'wait' | 'now' | 'keep'> {
  /** To the person in a seat. Never waited for. */
  tell(seat: Seat, message: SeatDown): void;
  /** A player that is a program. */
  bot(seat: Seat, level: Level): SeatPort;
  /** A step could not be kept: the room is over. */
  stopped?(step: number, reason: unknown): void;
}

export interface RoomSettings<Level extends string> extends TableSettings {
  /** The version of the language that is spoken to people. */
  readonly protocol: number;
  /** How long people may look at the end of a round; null until all of them have said that they are ready. */
  readonly readyMs: number | null;
  /** Who plays for a person that is gone, and after how long; null for nobody. */
  readonly standIn: { readonly level: Level; readonly afterMs: number } | null;
}

export class Room<Level extends string> {
  readonly #table: Table;
  readonly #plan: RoomPlan<Level>;
  readonly #ports: RoomPorts<Level>;
  readonly #settings: RoomSettings<Level>;
  readonly #log: TableLog;
  readonly #seats: BySeat<RoomSeat>;
  readonly #watchers = new Set<(message: SeatMessage) => void>();
  readonly #ready: Readiness;
  /** Ends the wait for a stand-in. */
  readonly #away = new Map<Seat, AbortController>();
  #onFull: () => void = () => {};

  constructor(plan: RoomPlan<Level>, ports: RoomPorts<Level>, settings: RoomSettings<Level>) {
    this.#plan = plan;
    this.#ports = ports;
    this.#settings = settings;
    this.#log = sturdy(ports.log);
    const ruleset = plan.game.rules.id as GameId;
    this.#seats = plan.seats.map(
      (_, seat) =>
        new RoomSeat({
          ruleset,
          seat,
          tell: (message) => ports.tell(seat, message),
          whyNot: (action) => this.whyNot(seat, action),
        }),
    );
    this.#ready = new Readiness(this.#seats, settings.readyMs, ports.wait);
    const tablePorts: TablePorts = {
      ...ports,
      seats: this.#seats,
      betweenRounds: (round, signal) => this.#ready.until(round, signal),
      spectators: [(message) => this.#show(message)],
    };
    this.#table = new Table(plan.game, plan.terms, tablePorts, settings);
    for (const [seat, occupant] of plan.seats.entries()) this.#place(seat, occupant);
  }

  get match(): Match {
    return this.#table.match;
  }

  /** Set once a step could not be kept: nothing more is played. */
  get stopped(): Stopped | null {
    return this.#table.stopped;
  }

  /** Before `run`: goes on where a record of this match ends. */
  restore(record: GameRecord, past: Past = {}): RecordProblem | null {
    return this.#table.restore(record, past);
  }

  /** Plays the match to its end, or until the room is closed. It begins when no chair is empty. */
  async run(): Promise<void> {
    for (const seat of this.#people) this.#welcome(seat);
    this.#tellPresence();
    await this.#full();
    await this.#table.run();
    if (this.#table.isOver) for (const seat of this.#people) this.#tellRanking(seat);
    if (this.stopped !== null) this.#stop(this.stopped);
  }

  /** What the person in a seat says. Whoever says something is here. */
  hear(seat: Seat, message: SeatUp): void {
    const chair = at(this.#seats, seat);
    if (!chair.hasPerson) return;
    this.arrive(seat);
    switch (message.type) {
      case 'act':
        chair.act(message);
        break;
      case 'ready':
        this.#ready.say(seat, message.round);
        break;
      case 'why-not': {
        const { action } = message;
        const code = this.whyNot(seat, action) as WhyNotAnswer['code'];
        this.#ports.tell(seat, { type: 'why-not', action, code });
        break;
      }
      case 'resync':
        this.#resync(seat, message);
        break;
    }
  }

  /** The person in a seat is back, and plays at once. */
  arrive(seat: Seat): void {
    const chair = at(this.#seats, seat);
    if (!chair.hasPerson || chair.presence.is === 'here') return;
    this.#stopWaitingFor(seat);
    if (chair.presence.is === 'stand-in') this.#log.info({ code: 'seat-replaced', seat });
    chair.play({ is: 'here' }, null);
    this.#tellPresence();
  }

  /** The person in a seat is gone: after a while a bot plays on. */
  leave(seat: Seat): void {
    const chair = at(this.#seats, seat);
    if (chair.presence.is !== 'here') return;
    const { standIn } = this.#settings;
    chair.play({ is: 'away', msLeft: standIn?.afterMs ?? null }, null);
    this.#tellPresence();
    if (standIn === null) return;
    const waiting = new AbortController();
    this.#away.set(seat, waiting);
    const waited = async (): Promise<void> => this.#ports.wait(standIn.afterMs, waiting.signal);
    waited().then(
      () => !waiting.signal.aborted && this.#standIn(seat, standIn.level),
      () => {}, // A clock that breaks hurries nobody.
    );
  }

  /** Puts somebody else in a seat: at once, also in the middle of a question. */
  sit(seat: Seat, occupant: Occupant<Level>): void {
    this.#stopWaitingFor(seat);
    this.#log.info({ code: 'seat-replaced', seat });
    this.#place(seat, occupant);
    if (occupant.is === 'person') this.#welcome(seat);
    this.#tellPresence();
    this.#ready.look();
    if (this.#isFull) this.#onFull();
  }

  /** Why a seat may not do this, as far as it has been shown how things stand; null where it may. */
  whyNot(seat: Seat, action: AnyAction): string | null {
    return this.#table.whyNot(seat, action);
  }

  /** The question that waits for a seat's answer. */
  question(seat: Seat): SeatQuestion | null {
    return at(this.#seats, seat).question;
  }

  /** Tells what everybody may see, and first how things stand. Answers with how to leave. */
  watch(hear: (message: SeatMessage) => void): () => void {
    this.#watchers.add(hear);
    if (this.#table.hasDealt) hear(this.#table.reconnect(null));
    return () => this.#watchers.delete(hear);
  }

  /** Stops in the middle. */
  close(): void {
    for (const seat of this.#away.keys()) this.#stopWaitingFor(seat);
    this.#table.close();
    this.#onFull();
  }

  get #people(): readonly Seat[] {
    return bySeat(this.#seats.length, (seat) => seat).filter((seat) => at(this.#seats, seat).hasPerson);
  }

  get #isFull(): boolean {
    return this.#seats.every(({ presence }) => presence.is !== 'empty');
  }

  #full(): Promise<void> {
    return this.#isFull
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.#onFull = resolve;
        });
  }

  #place(seat: Seat, occupant: Occupant<Level>): void {
    const chair = at(this.#seats, seat);
    if (occupant.is === 'bot') chair.seat({ is: 'bot' }, this.#newcomer(seat, occupant.level));
    else chair.seat({ is: occupant.is === 'person' ? 'here' : 'empty' }, null);
  }

  #standIn(seat: Seat, level: Level): void {
    this.#away.delete(seat);
    this.#log.info({ code: 'seat-replaced', seat });
    at(this.#seats, seat).play({ is: 'stand-in' }, this.#newcomer(seat, level));
    this.#tellPresence();
    this.#ready.look();
  }

  /** It learns how things stand before it is asked anything. */
  #newcomer(seat: Seat, level: Level): SeatPort {
    const bot = this.#ports.bot(seat, level);
    if (this.#table.hasDealt) bot.observe(this.#table.reconnect(seat));
    return bot;
  }

  #stopWaitingFor(seat: Seat): void {
    this.#away.get(seat)?.abort();
    this.#away.delete(seat);
  }

  #show(message: SeatMessage): void {
    for (const hear of this.#watchers) hear(message);
  }

  #resync(seat: Seat, { protocol, after }: Resync): void {
    if (protocol !== this.#settings.protocol) {
      const code = protocol < this.#settings.protocol ? 'client-too-old' : 'server-too-old';
      this.#ports.tell(seat, { type: 'rejected', code, at: 'protocol' });
      return;
    }
    const { outbox, question } = at(this.#seats, seat);
    const missed = outbox.after(after);
    if (missed === null) this.#welcome(seat);
    else for (const message of missed) this.#ports.tell(seat, message);
    const clock = question?.timeLeft() ?? null;
    if (question !== null && clock !== null)
      this.#ports.tell(seat, { type: 'clock', question: question.number, clock });
    this.#ports.tell(seat, this.#presence);
    this.#tellStopped(seat);
    this.#ports.tell(seat, { type: 'resynced', n: outbox.last });
  }

  /** Everything somebody needs who knows nothing yet. */
  #welcome(seat: Seat): void {
    const chair = at(this.#seats, seat);
    const { players } = this.#plan.terms;
    chair.outbox.say({
      type: 'seated',
      protocol: this.#settings.protocol,
      ruleset: this.#plan.game.rules.id as GameId,
      seat,
      players,
    });
    if (!this.#table.hasDealt) return;
    chair.tell(this.#table.reconnect(seat));
    chair.ask();
    this.#ready.tell(seat);
    if (this.#table.isOver) this.#tellRanking(seat);
  }

  #tellRanking(seat: Seat): void {
    at(this.#seats, seat).outbox.say({ type: 'match-over', ranking: this.match.ranking });
  }

  #stop({ step, error }: Stopped): void {
    for (const seat of this.#away.keys()) this.#stopWaitingFor(seat);
    for (const seat of this.#people) this.#tellStopped(seat);
    this.#ports.stopped?.(step, error);
  }

  /** Where another process has taken the table over, there is nothing to tell: it goes on. */
  #tellStopped(seat: Seat): void {
    const { stopped } = this;
    if (stopped !== null && !(stopped.error instanceof Superseded))
      this.#ports.tell(seat, { type: 'stopped', step: stopped.step });
  }

  get #presence(): PresenceNow {
    return { type: 'presence', seats: this.#seats.map(({ presence }) => presence) };
  }

  #tellPresence(): void {
    for (const seat of this.#people) this.#ports.tell(seat, this.#presence);
  }
}
