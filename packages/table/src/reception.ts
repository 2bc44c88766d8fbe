/** What people are told apart from the game itself: who comes, how things stand, who is where, how it ended. */
import type { BySeat, GameId, Seat } from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import type { PresenceNow, Resync, SeatDown } from '@paiju/protocol';
import { Superseded } from './keeping.ts';
import type { Readiness } from './readiness.ts';
import type { RoomSeat } from './roomSeat.ts';
import type { Table } from './table.ts';

/** What it takes of a room. */
export interface ReceptionPorts {
  readonly protocol: number;
  readonly table: Table;
  readonly ready: Readiness;
  tell(seat: Seat, message: SeatDown): void;
  presence(): PresenceNow;
}

export class Reception {
  readonly #seats: BySeat<RoomSeat>;
  readonly #room: ReceptionPorts;

  constructor(seats: BySeat<RoomSeat>, room: ReceptionPorts) {
    this.#seats = seats;
    this.#room = room;
  }

  get people(): readonly Seat[] {
    return bySeat(this.#seats.length, (seat) => seat).filter((seat) => at(this.#seats, seat).hasPerson);
  }

  tellAll(message: SeatDown): void {
    for (const seat of this.people) this.#room.tell(seat, message);
  }

  /** Everything somebody needs who knows nothing yet. */
  welcome(seat: Seat): void {
    const { table, ready, protocol } = this.#room;
    const { rules, terms } = table.match;
    const chair = at(this.#seats, seat);
    const ruleset = rules.id as GameId;
    chair.outbox.say({ type: 'seated', protocol, ruleset, seat, players: terms.players });
    if (!table.hasDealt) return;
    chair.tell(table.reconnect(seat));
    chair.ask();
    ready.tell(seat);
    if (table.isOver) this.tellRanking(seat);
  }

  resync(seat: Seat, { protocol, after }: Resync): void {
    const { tell, protocol: spoken } = this.#room;
    if (protocol !== spoken) {
      const code = protocol < spoken ? 'client-too-old' : 'server-too-old';
      tell(seat, { type: 'rejected', code, at: 'protocol' });
      return;
    }
    const { outbox, question } = at(this.#seats, seat);
    const missed = outbox.after(after);
    if (missed === null) this.welcome(seat);
    else for (const message of missed) tell(seat, message);
    const clock = question?.timeLeft() ?? null;
    if (question !== null && clock !== null) tell(seat, { type: 'clock', question: question.number, clock });
    this.tellThinking(seat);
    tell(seat, this.#room.presence());
    const stopped = this.stopped();
    if (stopped !== null) tell(seat, stopped);
    tell(seat, { type: 'resynced', n: outbox.last });
  }

  /** Who is to decide, with what is left of the time by now. */
  tellThinking(seat: Seat): void {
    const { thinking } = this.#room.table;
    if (thinking !== null) this.#room.tell(seat, { type: 'thinking', ...thinking });
  }

  tellRanking(seat: Seat): void {
    at(this.#seats, seat).outbox.say({ type: 'match-over', ranking: this.#room.table.match.ranking });
  }

  /** Null where there is nothing to tell: also where another process has taken the table over, for it goes on. */
  stopped(): SeatDown | null {
    const { stopped } = this.#room.table;
    if (stopped === null || stopped.error instanceof Superseded) return null;
    return { type: 'stopped', step: stopped.step };
  }
}
