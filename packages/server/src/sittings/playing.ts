/**
 * The match of a sitting and those who look at it: what the room tells a seat goes to every page that holds it. Those who look
 * on are behind: they see one match to its end before they are shown the next.
 */
import type { BotLevel } from '@paiju/bots';
import type { Seat } from '@paiju/engine';
import type { SeatDown, SeatUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { Room } from '@paiju/table';
import type { Sitter } from './entries.ts';
import type { KeptMatch } from './fold.ts';
import type { RoomNeeds } from './matches.ts';
import { occupantOf, roomOf } from './matches.ts';
import type { Visitor } from './ports.ts';
import type { Visits } from './visits.ts';

export interface PlayingNeeds extends Omit<RoomNeeds, 'tell' | 'isHere'> {
  /** The match before this one. */
  readonly before: Playing | null;
}

export class Playing {
  readonly #room: Room<BotLevel>;
  readonly #visits: Visits;
  /** The last number each seat was told. */
  readonly #told: number[];
  /** Whose message is being answered. */
  #asking: Visitor | null = null;
  /** How to stop each who looks. */
  readonly #looking = new Map<Visitor, () => void>();
  /** The match that those who look on still see. */
  #before: Playing | null;
  #following: Promise<void> | null = null;

  constructor(kept: KeptMatch, { before, ...needs }: PlayingNeeds, visits: Visits) {
    this.#visits = visits;
    this.#before = before;
    this.#told = needs.chairs.map(() => 0);
    this.#room = roomOf(kept, {
      ...needs,
      tell: (seat, message) => this.#tell(seat, message),
      isHere: (seat) => visits.isHere(seat),
    });
    if (before !== null) this.#follow(before);
  }

  /** The last number that was told to anybody. */
  get lastNumber(): number {
    return Math.max(...this.#told);
  }

  /** How it ended; `closed` where somebody else goes on with it, or it was stopped. */
  async run(): Promise<'over' | 'closed'> {
    for (const visitor of this.#visits.all) this.place(visitor);
    await this.#room.run();
    return this.#room.stopped === null && this.#room.match.isOver ? 'over' : 'closed';
  }

  /** Whoever has a seat is here now, whoever has none looks on. */
  place(visitor: Visitor): void {
    const seat = this.#visits.seatOf(visitor);
    if (seat === null) this.#look(visitor);
    else {
      this.#stopLooking(visitor);
      this.#room.arrive(seat);
    }
  }

  /** A page is gone; with the last one of a seat the person is. */
  remove(visitor: Visitor, seat: Seat | null): void {
    this.#stopLooking(visitor);
    if (seat !== null && !this.#visits.isHere(seat)) this.#room.leave(seat);
  }

  /** Others sit there now. */
  sit(seat: Seat, sitter: Sitter): void {
    this.#room.sit(seat, occupantOf(sitter, this.#visits.isHere(seat)));
    for (const visitor of this.#visits.all) this.place(visitor);
  }

  /** What a page says that holds a seat. */
  hear(visitor: Visitor, seat: Seat, message: SeatUp): void {
    this.#room.arrive(seat);
    this.#asking = visitor;
    try {
      this.#room.hear(seat, message);
    } finally {
      this.#asking = null;
    }
  }

  /** How things stand, for a page that has missed too much: anew, from the newest view on. */
  catchUp(visitor: Visitor): void {
    const seat = this.#visits.seatOf(visitor);
    this.#stopLooking(visitor);
    // No such number was ever told: what came after it is not known, and everything begins anew.
    const after = Number.MAX_SAFE_INTEGER;
    if (seat === null) this.#look(visitor);
    else this.hear(visitor, seat, { type: 'resync', protocol: PROTOCOL, after });
  }

  close(): void {
    this.#before?.close();
    this.#before = null;
    for (const visitor of [...this.#looking.keys()]) this.#stopLooking(visitor);
    this.#room.close();
  }

  /** Resolves when those who look on have seen this match, and those before it, to the end; null where they have. */
  get #behind(): Promise<void> | null {
    return this.#following ?? this.#room.watchersBehind;
  }

  #follow(before: Playing): void {
    before.#room.end();
    const behind = before.#behind;
    if (behind === null) {
      this.#before = null;
      before.close();
    } else this.#following = behind.then(() => this.#goOn(before));
  }

  #goOn(before: Playing): void {
    this.#following = null;
    if (this.#before === null) return;
    // It may have been behind one before it.
    this.#follow(before);
    if (this.#before !== null) return;
    for (const visitor of this.#visits.all) if (this.#visits.seatOf(visitor) === null) this.#look(visitor);
  }

  /** What is numbered is for all pages of the seat, or one of them would miss a number; an answer is for who has asked. */
  #tell(seat: Seat, message: SeatDown): void {
    const isNew = 'n' in message && message.type !== 'resynced' && message.n > (this.#told[seat] ?? 0);
    if (isNew) this.#told[seat] = message.n;
    const to = this.#asking !== null && !isNew && this.#visits.seatOf(this.#asking) === seat;
    for (const visitor of to && this.#asking !== null ? [this.#asking] : this.#visits.at(seat))
      visitor.tell(message);
  }

  #look(visitor: Visitor): void {
    if (this.#before !== null) {
      this.#before.#look(visitor);
      return;
    }
    if (this.#looking.has(visitor)) return;
    this.#looking.set(
      visitor,
      this.#room.watch((message) => visitor.tell(message as never)),
    );
  }

  #stopLooking(visitor: Visitor): void {
    if (this.#before !== null) this.#before.#stopLooking(visitor);
    this.#looking.get(visitor)?.();
    this.#looking.delete(visitor);
  }
}
