/**
 * How the wall of the next match is made by all who sit there (docs/fair-wall.md): a secret is promised, commitments are heard
 * while people wait, the list is closed, numbers are told. Nobody is waited for longer than the times say.
 */
import type { BySeat, Seat } from '@paiju/engine';
import type { FairProof, FairTerms } from '@paiju/engine/fair';
import { commitmentOf, FAIR_VERSION, fairSeed, lockOf, NOTHING_GIVEN, promiseOf } from '@paiju/engine/fair';
import type { OnlineDown, WallUp } from '@paiju/protocol';
import type { Entry } from './entries.ts';
import type { SittingState, WallState } from './fold.ts';
import type { HouseKey } from './houseKey.ts';
import { gameOf, optionsOf } from './matches.ts';
import type { SittingPorts, SittingTimes, Visitor } from './ports.ts';
import type { TableWish } from './ups.ts';
import type { Visits } from './visits.ts';

interface FairWallPorts extends Pick<SittingPorts, 'wait' | 'chance'> {
  /** The name of the table. */
  readonly table: string;
  readonly house: HouseKey;
  readonly visits: Visits;
  readonly times: SittingTimes;
  state(): SittingState;
  append(entry: Entry): Promise<void>;
  /** Whether another process goes on with the table, or nobody does. */
  isOver(): boolean;
}

export interface MadeWall {
  readonly match: number;
  readonly seed: string;
  readonly fair: FairProof;
}

export class FairWall {
  readonly #ports: FairWallPorts;
  /** With the page that has said it. */
  readonly #commitments = new Map<Seat, { readonly by: Visitor; readonly commitment: string }>();
  readonly #numbers = new Map<Seat, string>();
  /** What each page was told last. */
  #told = new WeakMap<Visitor, { readonly promise: string; readonly seat: Seat | null }>();
  #waiting: { readonly isEnough: () => boolean; readonly over: AbortController } | null = null;
  #isClosed = false;
  #isMaking = false;

  constructor(ports: FairWallPorts) {
    this.#ports = ports;
  }

  /** Who presses twice has begun once. */
  isMakingFor({ type }: TableWish): boolean {
    return this.#isMaking && (type === 'begin' || type === 'again');
  }

  /** No secret is promised for what is played next; or the list was closed by another process, which did not come to the deal. */
  get due(): 'promise' | 'deal' | null {
    const { made, phase } = this.#ports.state();
    // The deal of a day is the same for all, and drawn before anybody comes.
    if (made?.for === 'daily' || phase === 'playing' || this.#isMaking || !this.#isAnybodyHere) return null;
    const next = this.#next;
    if (next === null) return 'promise';
    return next.lock === null ? null : 'deal';
  }

  /** Draws a secret, and tells everybody that it cannot be changed. */
  async promise(): Promise<void> {
    await this.#promise();
    this.look();
  }

  /** Tells everybody what they have not been told, and who may commit now. */
  look(): void {
    const { visits } = this.#ports;
    const { wall } = this.#ports.state();
    if (wall !== null) for (const visitor of visits.all) this.#tell(visitor, wall);
    if (this.#waiting?.isEnough()) this.#waiting.over.abort();
  }

  /** To a page that could not keep up: all of it. */
  retell(visitor: Visitor): void {
    this.#told.delete(visitor);
    this.look();
  }

  /** What nobody needs any more is not answered: whoever has said it sees by the lock what came of it. */
  hear(visitor: Visitor, message: WallUp): void {
    const seat = this.#ports.visits.seatOf(visitor);
    const { wall } = this.#ports.state();
    if (seat === null || wall === null || wall.match !== message.match) return;
    if (message.type === 'commit') {
      if (this.#seatFor(visitor, wall) !== seat) return;
      this.#commitments.set(seat, { by: visitor, commitment: message.commitment });
    } else {
      const fits = commitmentOf(wall.promise, seat, message.number) === wall.commitments?.[seat];
      if (fits && wall.numbers === null) this.#numbers.set(seat, message.number);
    }
    this.look();
  }

  /** Somebody else sits there now, or nobody. */
  forget(seat: Seat): void {
    this.#commitments.delete(seat);
  }

  /** Null where another process goes on with it. */
  async make(): Promise<MadeWall | null> {
    this.#isMaking = true;
    try {
      if (this.#next === null) await this.#promise();
      this.look();
      if (this.#next?.lock === null) await this.#lock();
      const wall = this.#next;
      if (wall === null || this.#ports.isOver()) return null;
      const { commitments } = wall;
      const isEnough = (): boolean =>
        commitments?.every((one, seat) => one === NOTHING_GIVEN || this.#numbers.has(seat)) ?? true;
      await this.#until(isEnough, this.#ports.times.numberMs);
      return this.#ports.isOver() ? null : this.#madeOf(wall);
    } finally {
      this.#isMaking = false;
    }
  }

  /** Tells the numbers, once the deal is kept. */
  dealt(): void {
    const { wall } = this.#ports.state();
    if (wall?.numbers == null) return;
    this.#tellAll({ type: 'numbers', match: wall.match, numbers: wall.numbers });
  }

  /** Nothing is waited for any more. */
  close(): void {
    this.#waiting?.over.abort();
  }

  /** The promise for the match that comes next; null where there is none, or none that can be kept. */
  get #next(): WallState | null {
    const { wall, match } = this.#ports.state();
    return wall !== null && wall.match > match && this.#fits(wall) ? wall : null;
  }

  /** A secret is promised for the rules as they were then. */
  #fits({ match, secret, promise }: WallState): boolean {
    return promiseOf(this.#termsFor(match), secret) === promise;
  }

  #termsFor(match: number): FairTerms {
    const { terms } = this.#ports.state();
    const { id: ruleset, version } = gameOf(terms).rules;
    const options = optionsOf(terms);
    return { table: this.#ports.table, match, ruleset, version, options: options.ok ? options.value : {} };
  }

  get #isAnybodyHere(): boolean {
    const { chairs } = this.#ports.state();
    return chairs.some((_, seat) => this.#ports.visits.isHere(seat));
  }

  async #promise(): Promise<void> {
    const { wall, match: last } = this.#ports.state();
    // A number for which something else was promised, by the rules of before, is not used again.
    const match = Math.max(last, wall?.match ?? 0) + 1;
    const secret = this.#ports.chance();
    this.#commitments.clear();
    this.#numbers.clear();
    this.#isClosed = false;
    const promise = promiseOf(this.#termsFor(match), secret);
    await this.#ports.append({ type: 'promised', match, secret, promise });
  }

  /** Who is here and has said nothing is waited for; who is gone could not tell a number either. */
  async #lock(): Promise<void> {
    const { visits, times, append, house } = this.#ports;
    const people = (): readonly Seat[] =>
      this.#ports.state().chairs.flatMap((_, seat) => (visits.isHere(seat) ? [seat] : []));
    await this.#until(() => people().every((seat) => this.#commitments.has(seat)), times.commitMs);
    const wall = this.#next;
    if (wall === null || this.#ports.isOver()) return;
    this.#isClosed = true;
    const here = people();
    const { chairs } = this.#ports.state();
    const commitments = chairs.map((_, seat) =>
      here.includes(seat) ? (this.#commitments.get(seat)?.commitment ?? NOTHING_GIVEN) : NOTHING_GIVEN,
    );
    const lock = lockOf(wall.promise, commitments);
    await append({ type: 'locked', match: wall.match, commitments, lock });
    this.#tellAll(lockTold({ ...wall, commitments, lock }, house));
  }

  #madeOf({ match, secret, promise, commitments, lock }: WallState): MadeWall {
    const { table, house } = this.#ports;
    if (commitments === null || lock === null) throw new Error('a wall without a lock');
    const numbers = commitments.map((_, seat) => this.#numbers.get(seat) ?? NOTHING_GIVEN);
    const signatures = { promise: house.sign('promise', promise), lock: house.sign('lock', lock) };
    const said = { table, match, promise, secret, commitments, lock, numbers };
    return {
      ...{ match, seed: fairSeed(lock, secret, numbers) },
      fair: { version: FAIR_VERSION, ...said, key: house.key, signatures },
    };
  }

  async #until(isEnough: () => boolean, ms: number): Promise<void> {
    if (isEnough()) return;
    const over = new AbortController();
    this.#waiting = { isEnough, over };
    // A clock that breaks lets nobody wait.
    await this.#ports.wait(ms, over.signal).catch(() => undefined);
    this.#waiting = null;
  }

  /** Of several pages that hold one seat one speaks for it: the one that plays, unless another has done so and is still there. */
  #seatFor(visitor: Visitor, wall: WallState): Seat | null {
    const { visits } = this.#ports;
    const seat = visits.seatOf(visitor);
    if (this.#isClosed || wall.lock !== null || seat === null || !visits.plays(visitor)) return null;
    const by = this.#commitments.get(seat)?.by ?? visitor;
    return by === visitor || !visits.has(by) ? seat : null;
  }

  #tell(visitor: Visitor, wall: WallState): void {
    const { table, house } = this.#ports;
    const { match, promise } = wall;
    const before = this.#told.get(visitor);
    const isNew = before?.promise !== promise;
    const seat = this.#seatFor(visitor, wall);
    // Once the list is closed everybody sees by it who is in it.
    if (!isNew && (before?.seat === seat || wall.lock !== null)) return;
    this.#told.set(visitor, { promise, seat });
    const { key } = house;
    const signature = house.sign('promise', promise);
    visitor.tell({ type: 'promise', table, match, promise, key, signature, seat });
    if (isNew && wall.lock !== null) visitor.tell(lockTold(wall, house));
    if (isNew && wall.numbers !== null) visitor.tell({ type: 'numbers', match, numbers: wall.numbers });
  }

  #tellAll(message: OnlineDown): void {
    for (const visitor of this.#ports.visits.all) visitor.tell(message);
  }
}

const lockTold = ({ match, commitments, lock, promise }: WallState, house: HouseKey): OnlineDown => {
  if (commitments === null || lock === null) throw new Error(`nothing is locked under ${promise}`);
  return {
    type: 'lock',
    match,
    commitments: commitments as BySeat<string>,
    lock,
    signature: house.sign('lock', lock),
  };
};
