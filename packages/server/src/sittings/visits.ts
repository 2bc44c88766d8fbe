/** Who is at a table just now. Of several pages that hold one seat the newest plays, and all of them are told everything. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Sitter } from './entries.ts';
import { seatOf } from './fold.ts';
import type { Visitor } from './ports.ts';

export class Visits {
  /** The newest is last. */
  readonly #all = new Set<Visitor>();
  /** What each has been told about playing. */
  readonly #plays = new Map<Visitor, boolean>();
  #chairs: BySeat<Sitter>;

  constructor(chairs: BySeat<Sitter>) {
    this.#chairs = chairs;
  }

  get size(): number {
    return this.#all.size;
  }
  get all(): Iterable<Visitor> {
    return this.#all;
  }
  /** How many only look. */
  get watchers(): number {
    return [...this.#all].filter((visitor) => this.seatOf(visitor) === null).length;
  }

  add(visitor: Visitor): void {
    this.#all.add(visitor);
    this.#tellDevices();
  }

  remove(visitor: Visitor): void {
    this.#all.delete(visitor);
    this.#plays.delete(visitor);
    this.#tellDevices();
  }

  /** Others may sit there now. */
  seat(chairs: BySeat<Sitter>): void {
    this.#chairs = chairs;
    this.#tellDevices();
  }

  /** Makes this page the one that plays. */
  prefer(visitor: Visitor): void {
    this.#all.delete(visitor);
    this.#all.add(visitor);
    this.#tellDevices();
  }

  has(visitor: Visitor): boolean {
    return this.#all.has(visitor);
  }

  /** The seat of a visitor; null for one who only looks. Whoever came to watch watches. */
  seatOf({ guest, as }: Visitor): Seat | null {
    return guest === null || as === 'watch' ? null : seatOf(this.#chairs, guest.id);
  }

  /** All pages that hold a seat. */
  at(seat: Seat): readonly Visitor[] {
    return [...this.#all].filter((visitor) => this.seatOf(visitor) === seat);
  }

  isHere(seat: Seat): boolean {
    return this.at(seat).length > 0;
  }

  /** Whether this page plays the seat it holds. */
  plays(visitor: Visitor): boolean {
    const seat = this.seatOf(visitor);
    return seat !== null && this.at(seat).at(-1) === visitor;
  }

  #tellDevices(): void {
    for (const visitor of this.#all) {
      const plays = this.plays(visitor);
      const isSeated = this.seatOf(visitor) !== null;
      if (!isSeated) this.#plays.delete(visitor);
      if (!isSeated || this.#plays.get(visitor) === plays) continue;
      this.#plays.set(visitor, plays);
      visitor.tell({ type: 'device', plays });
    }
  }
}
