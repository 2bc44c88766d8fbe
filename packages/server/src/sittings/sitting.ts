/**
 * A table that people meet at, run by the one process that owns it: chairs, host, one match after the other. Every change is
 * kept before anybody is told; where it cannot be, the sitting stops, or it goes on in the process that has it now.
 */
import type { Seat } from '@paiju/engine';
import type { BlockPerson, Denial, Enter, OnlineUp, ReportPerson, TableCard } from '@paiju/protocol';
import type { KeptStep } from '@paiju/table';
import { Superseded } from '@paiju/table';
import type { Codes } from './card.ts';
import { cardOf, outlookOf, tableNow } from './card.ts';
import { aboutPerson, whyNotInCompany } from './company.ts';
import { Emotes } from './emotes.ts';
import { refusalOf } from './entrance.ts';
import type { ChairChange, Entry } from './entries.ts';
import { FairWall } from './fairWall.ts';
import type { KeptMatch, SittingState } from './fold.ts';
import { fold, seatOf } from './fold.ts';
import { nextHost } from './hosting.ts';
import { filled, headerFor } from './matches.ts';
import { Patience } from './patience.ts';
import { Playing } from './playing.ts';
import type { Outlook, SittingPorts, SittingTimes, Visitor } from './ports.ts';
import { attendanceAt, Starting } from './starting.ts';
import type { TableWish } from './ups.ts';
import { isOfTable } from './ups.ts';
import { Visits } from './visits.ts';
import { barredBy, changesFor, FILLING_LEVEL, whyNotAgain, whyNotBegin, whyNotPassOn } from './wishes.ts';

export interface SittingPlan {
  /** Its name, which is told to whoever comes. */
  readonly table: string;
  readonly codes: Codes;
  readonly state: SittingState;
  /** The match that runs, or was the last. */
  readonly kept: KeptMatch | null;
  /** Greater than any number that was told before this process had the sitting. */
  readonly firstNumber: number;
  readonly times: SittingTimes;
}

export class Sitting {
  readonly #codes: Codes;
  readonly #ports: SittingPorts;
  readonly #times: SittingTimes;
  readonly #visits: Visits;
  readonly #again = new Set<Seat>();
  readonly #emotes: Emotes;
  readonly #patience: Patience;
  readonly #starting: Starting;
  readonly #wall: FairWall;
  #state: SittingState;
  #firstNumber: number;
  #playing: Playing | null = null;
  #run: Promise<void> = Promise.resolve();
  /** One change after the other: each is judged by what came of the one before. */
  #changes: Promise<void> = Promise.resolve();
  #end: 'stopped' | 'moved' | null = null;

  constructor(plan: SittingPlan, ports: SittingPorts) {
    this.#codes = plan.codes;
    this.#state = plan.state;
    this.#times = plan.times;
    this.#firstNumber = plan.firstNumber;
    this.#ports = ports;
    this.#visits = new Visits(plan.state.chairs);
    this.#emotes = new Emotes(this.#visits, { now: ports.now, pauseMs: plan.times.emoteMs });
    this.#patience = new Patience(ports, plan.times, {
      hostGone: () => this.#change(() => this.#passOn()),
      othersWatch: () => this.#tellTable(),
    });
    this.#starting = new Starting(plan.state.made, {
      wait: ports.wait,
      now: ports.now,
      begin: () => this.#change(() => this.#start()),
    });
    this.#wall = new FairWall({
      ...{ table: plan.table, times: plan.times, visits: this.#visits },
      ...{ house: ports.house, wait: ports.wait, chance: ports.chance },
      state: () => this.#state,
      append: (entry) => this.#append(entry),
      isOver: () => this.#end !== null,
    });
    if (plan.kept !== null) this.#play(plan.kept);
    this.#look();
  }

  get card(): TableCard {
    const phase = this.#end === 'stopped' ? 'stopped' : this.#state.phase;
    return cardOf(this.#state, phase, (seat) => this.#visits.isHere(seat));
  }

  get visitors(): number {
    return this.#visits.size;
  }

  enter(visitor: Visitor, { protocol, after }: Enter): void {
    const refusal = refusalOf(this.#state, visitor, protocol);
    if (refusal !== null) {
      visitor.tell(refusal);
      visitor.close('refused');
      return;
    }
    const seat = this.#visits.seatOf(visitor);
    const comesToSeat = seat !== null && !this.#visits.isHere(seat);
    this.#visits.add(visitor);
    if (comesToSeat) this.#tellTable();
    else {
      this.#tellTableTo([visitor]);
      this.#watchersChanged(seat);
    }
    this.#wall.look();
    this.#playing?.place(visitor);
    if (seat !== null) this.#playing?.hear(visitor, seat, { type: 'resync', protocol, after });
    this.#look();
  }

  leave(visitor: Visitor): void {
    if (!this.#visits.has(visitor)) return;
    const seat = this.#visits.seatOf(visitor);
    this.#visits.remove(visitor);
    // Nobody here waits for them any more: another process does.
    if (this.#end === 'moved') return;
    this.#playing?.remove(visitor, seat);
    if (seat !== null && !this.#visits.isHere(seat)) this.#tellTable();
    else this.#watchersChanged(seat);
    this.#look();
  }

  hear(visitor: Visitor, message: OnlineUp): void {
    const deny = (code: Denial): void => visitor.tell({ type: 'denied', what: message.type, code });
    if (isOfTable(message)) {
      if (message.type === 'play-here') this.#playHere(visitor);
      else if (message.type === 'emote') this.#emotes.say(visitor, message);
      else if (message.type === 'block' || message.type === 'report') this.#about(visitor, message);
      else if (message.type === 'commit' || message.type === 'number') this.#wall.hear(visitor, message);
      else if (message.type !== 'enter' && !this.#wall.isMakingFor(message))
        this.#change(async () => {
          const denial = visitor.as === 'watch' ? 'not-seated' : await this.#do(visitor, message);
          if (denial !== null) deny(denial);
        });
      return;
    }
    const seat = this.#visits.seatOf(visitor);
    if (seat === null) deny('not-seated');
    else if (this.#playing === null) deny('no-match-yet');
    else if (message.type !== 'resync' && !this.#visits.plays(visitor)) deny('another-device-plays');
    else this.#playing.hear(visitor, seat, message);
  }

  /** How things stand, for a page that could not keep up. */
  catchUp(visitor: Visitor): void {
    if (!this.#visits.has(visitor)) return;
    this.#tellTableTo([visitor]);
    this.#wall.retell(visitor);
    this.#playing?.catchUp(visitor);
  }

  /** Stops in the middle, so that another process can go on; what is being kept is waited for. */
  async halt(): Promise<void> {
    this.#end ??= 'moved';
    this.#patience.end();
    this.#starting.look({ isWaiting: false, isAnybodyHere: false, isEverybodyHere: false });
    this.#wall.close();
    this.#playing?.close();
    await Promise.all([this.#changes, this.#run]);
  }

  /** Sends everybody away: they will come back to whoever has the sitting then. */
  dismiss(reason: 'moved' | 'stopping'): void {
    for (const visitor of [...this.#visits.all]) visitor.close(reason);
  }

  /** Whoever has left for good stands up, as if they had said so. */
  forget(guest: string): void {
    this.#change(async () => {
      const gone = { id: guest, name: '', face: null };
      const changes = changesFor(this.#state, gone, { type: 'stand' });
      if (changes.ok) await this.#seat(changes.value);
    });
  }

  #playHere(visitor: Visitor): void {
    if (this.#visits.seatOf(visitor) !== null) {
      this.#visits.prefer(visitor);
      this.#wall.look();
    } else visitor.tell({ type: 'denied', what: 'play-here', code: 'not-seated' });
  }

  #change(work: () => Promise<void>): void {
    this.#changes = this.#changes
      .then(() => (this.#end === null ? work() : undefined))
      .catch((error: unknown) => this.#stop(error));
  }

  /** Heard by nobody but whoever says it, and nothing of it is kept at the table. */
  #about(visitor: Visitor, said: BlockPerson | ReportPerson): void {
    aboutPerson(this.#state, visitor, said, this.#ports.company).then(
      (answer) => visitor.tell(answer),
      () => visitor.tell({ type: 'denied', what: said.type, code: 'failed' }),
    );
  }

  async #do({ guest }: Visitor, wish: TableWish): Promise<Denial | null> {
    const denial = await whyNotInCompany(this.#state, guest, wish, this.#ports.company);
    if (denial !== null) return denial;
    if (wish.type === 'begin') return whyNotBegin(this.#state, guest) ?? this.#begin();
    if (wish.type === 'again') return whyNotAgain(this.#state, guest) ?? this.#wantAgain(guest?.id ?? '');
    if (wish.type === 'pass-host') {
      const denial = whyNotPassOn(this.#state, guest, wish.seat);
      return denial ?? this.#setHost(wish.seat);
    }
    const changes = changesFor(this.#state, guest, wish);
    if (!changes.ok) return changes.error;
    await this.#seat(changes.value, barredBy(this.#state, wish));
    return null;
  }

  async #seat(changes: readonly ChairChange[], barred: string | null = null): Promise<void> {
    if (changes.length === 0) return;
    await this.#append({ type: 'chairs', changes, ...(barred === null ? {} : { barred }) });
    if (this.#state.phase === 'playing') this.#ports.changed(this.#state.match, false);
    for (const { seat } of changes) {
      this.#again.delete(seat);
      this.#wall.forget(seat);
    }
    this.#visits.seat(this.#state.chairs);
    this.#tellTable();
    for (const { seat, sitter } of changes) this.#playing?.sit(seat, sitter);
    this.#look();
  }

  /** Bots play for those who have not come; but not among themselves. */
  async #start(): Promise<void> {
    const { people, absent, made } = this.#attendance;
    if (this.#state.phase !== 'waiting' || made === null || absent.length === people.length) return;
    if (absent.length > 0 && this.#starting.leftMs !== 0) return;
    const sitter = { is: 'bot', level: made.for === 'quick' ? made.level : FILLING_LEVEL } as const;
    await this.#seat(absent.map((seat) => ({ seat, sitter })));
    await this.#begin(sitter.level);
  }

  async #begin(level: string = FILLING_LEVEL): Promise<null> {
    const { terms, made } = this.#state;
    const sitter = { is: 'bot', level } as const;
    await this.#seat(filled(this.#state.chairs).map((seat) => ({ seat, sitter })));
    const daily = made?.for === 'daily' ? { match: this.#state.match + 1, seed: made.seed } : null;
    const wall = daily ?? (await this.#wall.make());
    // Another process goes on with it.
    if (wall === null) return null;
    const header = headerFor(terms, this.#state.chairs, wall);
    await this.#append({ type: 'began', match: wall.match, header });
    this.#wall.dealt();
    this.#again.clear();
    this.#tellTable();
    this.#play({ record: `${header}\n`, last: null });
    return null;
  }

  async #goOn(): Promise<void> {
    if (this.#wall.due === 'promise') await this.#wall.promise();
    else if (this.#wall.due === 'deal') await this.#begin();
  }

  /** It begins when everybody who is here wants to. */
  async #wantAgain(guest: string): Promise<null> {
    const seat = seatOf(this.#state.chairs, guest);
    if (seat !== null) this.#again.add(seat);
    const isWaitedFor = (one: Seat): boolean => this.#visits.isHere(one) && !this.#again.has(one);
    if (!this.#state.chairs.some((_, one) => isWaitedFor(one))) return this.#begin();
    this.#tellTable();
    return null;
  }

  async #passOn(): Promise<void> {
    const seat = this.#nextHost;
    if (seat !== null && this.#state.phase !== 'playing') await this.#setHost(seat);
  }

  async #setHost(seat: Seat): Promise<null> {
    await this.#append({ type: 'host', seat });
    this.#tellTable();
    this.#look();
    return null;
  }

  /** Plays from where the record ends. */
  #play(kept: KeptMatch): void {
    const { terms, chairs, made } = this.#state;
    const before = this.#playing;
    this.#firstNumber = Math.max(this.#firstNumber, (before?.lastNumber ?? 0) + 1);
    const keep = (step: KeptStep): Promise<void> => this.#keep(step);
    const needs = { terms, chairs, made, ports: this.#ports, times: this.#times, keep };
    const playing = new Playing(kept, { ...needs, firstNumber: this.#firstNumber, before }, this.#visits);
    this.#playing = playing;
    this.#run = playing.run().then(
      (how) => (how === 'over' ? this.#change(() => this.#over()) : undefined),
      (error: unknown) => this.#stop(error),
    );
  }

  #keep(step: KeptStep): Promise<void> {
    return this.#append({
      type: 'step',
      match: this.#state.match,
      ...step,
      at: Math.round(this.#ports.now()),
    });
  }

  async #over(): Promise<void> {
    if (this.#state.phase !== 'playing') return;
    await this.#append({ type: 'over', match: this.#state.match });
    this.#ports.changed(this.#state.match, true);
    this.#tellTable();
    this.#look();
  }

  async #append(entry: Entry): Promise<void> {
    try {
      await this.#ports.append(entry, this.#outlook(entry));
    } catch (error) {
      // A room that cannot keep a step stops by itself, and first tells everybody at which.
      this.#stop(error, entry.type === 'step');
      throw error;
    }
    this.#state = fold(this.#state, entry);
  }

  #outlook(entry: Entry): Outlook {
    return outlookOf(fold(this.#state, entry), entry, (seat) => this.#visits.isHere(seat));
  }

  /** What could not be kept has not happened. Where another process has the sitting, it goes on there. */
  #stop(error: unknown, doesRoom = false): void {
    if (this.#end !== null) return;
    this.#end = error instanceof Superseded ? 'moved' : 'stopped';
    if (!doesRoom) this.#playing?.close();
    if (this.#end === 'stopped') {
      this.#ports.stopped(error);
      this.#tellTable();
      this.#look();
    } else this.#ports.done('superseded');
  }

  /** Who of those the chairs are for is not here. */
  get #attendance() {
    return attendanceAt(this.#state, (seat) => this.#visits.isHere(seat));
  }

  get #nextHost(): Seat | null {
    return nextHost(this.#state.chairs, this.#state.host, (seat) => this.#visits.isHere(seat));
  }

  /** Whether there is anything to wait for. */
  #look(): void {
    if (this.#end === 'moved') return;
    const isWaiting = this.#state.phase !== 'playing';
    this.#patience.hostGone.look(this.#end === null && isWaiting && this.#nextHost !== null);
    this.#wall.look();
    if (this.#end === null && this.#wall.due !== null) this.#change(() => this.#goOn());
    const isIdle = isWaiting || this.#end === 'stopped';
    this.#patience.nobodyHere.look(this.#visits.size === 0 && isIdle);
    this.#patience.nobodyPlays.look(this.#visits.size === 0 && !isIdle);
    const { people, absent } = this.#attendance;
    this.#starting.look({
      isWaiting: this.#end === null && this.#state.phase === 'waiting',
      isAnybodyHere: absent.length < people.length,
      isEverybodyHere: people.length > 0 && absent.length === 0,
    });
  }

  /** Somebody came or went, with no seat or with another page of one. Of many who only look, not each is told to everybody at once. */
  #watchersChanged(seat: Seat | null): void {
    if (seat === null) this.#patience.othersWatch.look(true);
  }

  #tellTable(): void {
    this.#patience.othersWatch.look(false);
    this.#tellTableTo(this.#visits.all);
  }

  #tellTableTo(visitors: Iterable<Visitor>): void {
    const { card } = this;
    const { watchers } = this.#visits;
    const again = [...this.#again];
    const startsInMs = this.#state.phase === 'waiting' ? (this.#starting.leftMs ?? undefined) : undefined;
    for (const visitor of visitors) {
      const own = this.#visits.seatOf(visitor);
      visitor.tell(tableNow(card, this.#codes, { as: visitor.as, own, watchers, again, startsInMs }));
    }
  }
}
