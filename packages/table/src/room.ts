/**
 * A table with people, bots and empty chairs around it: numbers what each person is told, hears what they say, and lets
 * somebody play for those who are gone. A page's worker, the terminal and a server run this one class.
 */
import type { AnyAction, BySeat, GameId, GameRecord, Match, RecordProblem, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Presence, PresenceNow, SeatDown, SeatUp, ThinkingNow, WhyNotAnswer } from '@paiju/protocol';
import { Absence } from './absence.ts';
import type { Shared } from './aged.ts';
import type { KeptStep, Past, Stopped } from './keeping.ts';
import type { TableLog } from './log.ts';
import { sturdy } from './log.ts';
import type { SeatPort, SeatQuestion, TablePorts } from './ports.ts';
import { Readiness } from './readiness.ts';
import { Reception } from './reception.ts';
import type { Occupant, RoomPlan, RoomPorts, RoomSettings } from './roomPorts.ts';
import { RoomSeat } from './roomSeat.ts';
import { Table } from './table.ts';
import { Hub } from './watchers.ts';

export class Room<Level extends string> {
  readonly #table: Table;
  readonly #ports: RoomPorts<Level>;
  readonly #log: TableLog;
  readonly #seats: BySeat<RoomSeat>;
  readonly #absence: Absence<Level>;
  readonly #reception: Reception;
  readonly #hub: Hub;
  readonly #ready: Readiness;
  #onFull: () => void = () => {};

  constructor(plan: RoomPlan<Level>, ports: RoomPorts<Level>, settings: RoomSettings<Level>) {
    this.#ports = ports;
    this.#log = sturdy(ports.log);
    const ruleset = plan.game.rules.id as GameId;
    const { firstNumber = 0, watchDelayMs: delayMs = 0, protocol } = settings;
    this.#seats = plan.seats.map(
      (_, seat) =>
        new RoomSeat({
          ...{ ruleset, seat, firstNumber, packing: ports.packing ?? null },
          tell: (message) => ports.tell(seat, message),
          whyNot: (action) => this.whyNot(seat, action),
        }),
    );
    const { players } = plan.terms;
    this.#hub = new Hub({ ruleset, players, protocol, firstNumber, delayMs }, ports, this.#log);
    this.#ready = new Readiness(this.#seats, settings.readyMs, ports.wait);
    const tablePorts: TablePorts = {
      ...ports,
      seats: this.#seats,
      keep: (step) => ports.keep?.(this.#byWhom(step)),
      betweenRounds: (round, signal) => {
        this.#hub.say({ type: 'round-over', round, msLeft: settings.readyMs });
        return this.#ready.until(round, signal);
      },
      // The table knows views and events as objects; they are those of its game.
      spectators: [(message) => this.#hub.say({ type: 'told', ruleset, ...message } as Shared)],
      thinking: (thinking) => this.#tellAll({ type: 'thinking', ...thinking }),
    };
    this.#table = new Table(plan.game, plan.terms, tablePorts, settings);
    this.#absence = new Absence(this.#seats, settings.standIn, {
      wait: (ms, signal) => ports.wait(ms, signal),
      now: () => ports.now(),
      newcomer: (seat, level) => this.#newcomer(seat, level),
      replaced: (seat) => this.#log.info({ code: 'seat-replaced', seat }),
      changed: () => this.#tellPresence(),
    });
    this.#reception = new Reception(this.#seats, {
      ...{ protocol, table: this.#table, ready: this.#ready },
      tell: (seat, message) => ports.tell(seat, message),
      presence: () => this.#presence,
    });
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
    const { people } = this.#reception;
    this.#absence.begin();
    for (const seat of people) this.#reception.welcome(seat);
    this.#tellPresence();
    await this.#full();
    await this.#table.run();
    if (this.#table.isOver) this.#tellRanking();
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
        this.#reception.resync(seat, message);
        break;
    }
  }

  /** The person in a seat is back, and plays at once. */
  arrive(seat: Seat): void {
    this.#absence.arrive(seat);
  }

  /** The person in a seat is gone: after a while a bot plays on. */
  leave(seat: Seat): void {
    this.#absence.leave(seat);
  }

  /** Puts somebody else in a seat: at once, also in the middle of a question. */
  sit(seat: Seat, occupant: Occupant<Level>): void {
    this.#absence.forget(seat);
    this.#ready.forget(seat);
    // What was told to whoever sat here before is not told again.
    at(this.#seats, seat).outbox.forget();
    this.#log.info({ code: 'seat-replaced', seat });
    this.#place(seat, occupant);
    if (occupant.is === 'person') {
      this.#reception.welcome(seat);
      this.#reception.tellThinking(seat);
    }
    this.#absence.begin();
    this.#tellPresence();
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

  /** Tells what everybody may see, after `watchDelayMs`, and first how things stood then. Answers with how to leave. */
  watch(hear: (message: SeatDown) => void): () => void {
    return this.#hub.join(hear);
  }

  /** Resolves when whoever watches has seen everything that has happened; null where they have. */
  get watchersBehind(): Promise<void> | null {
    return this.#hub.behind;
  }

  /** Stops in the middle. */
  close(): void {
    this.end();
    this.#hub.close();
  }

  /** Nothing more happens; whoever watches is still told what has. */
  end(): void {
    this.#absence.close();
    this.#table.close();
    this.#onFull();
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
    const bot = occupant.is === 'bot' ? this.#newcomer(seat, occupant.level) : null;
    at(this.#seats, seat).seat(presenceOf(occupant), bot);
  }

  /** It learns how things stand before it is asked anything. */
  #newcomer(seat: Seat, level: Level): SeatPort {
    const bot = this.#ports.bot(seat, level);
    if (this.#table.hasDealt) bot.observe(this.#table.reconnect(seat));
    return bot;
  }

  #tellRanking(): void {
    for (const seat of this.#reception.people) this.#reception.tellRanking(seat);
    this.#hub.say({ type: 'match-over', ranking: this.match.ranking });
  }

  #stop({ step, error }: Stopped): void {
    this.#absence.close();
    const message = this.#reception.stopped();
    if (message !== null) {
      this.#reception.tellAll(message);
      this.#hub.stop(message);
    }
    this.#ports.stopped?.(step, error);
  }

  /** The table does not know who plays a seat for whom. */
  #byWhom({ acted, ...step }: KeptStep): KeptStep {
    if (acted === undefined) return step;
    const isStandIn = at(this.#seats, acted.seat).presence.is === 'stand-in';
    return { ...step, acted: isStandIn ? { ...acted, by: 'stand-in' } : acted };
  }

  get #presence(): PresenceNow {
    return { type: 'presence', seats: this.#absence.presence };
  }

  #tellPresence(): void {
    this.#tellAll(this.#presence);
    this.#ready.look();
  }

  #tellAll(message: ThinkingNow | PresenceNow): void {
    this.#reception.tellAll(message);
    this.#hub.say(message);
  }
}

const presenceOf = (occupant: Occupant): Presence => {
  if (occupant.is !== 'person') return { is: occupant.is };
  return occupant.isAway === true ? { is: 'away', msLeft: null } : { is: 'here' };
};
