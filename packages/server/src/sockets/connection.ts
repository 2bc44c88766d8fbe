/** One socket: one page at one table, run here or by another process. Whatever is said on it, nothing is thrown. */
import type { ClosedReason, Denial, Enter, OnlineDown, OnlineUp, Problem } from '@paiju/protocol';
import { CLOSED, readOnlineUp } from '@paiju/protocol';
import type { RawData, WebSocket } from 'ws';
import { NotReady } from '../cluster/tables.ts';
import { Suspended } from '../conduct/suspensions.ts';
import type { Visitor } from '../sittings/ports.ts';
import type { Sitting } from '../sittings/sitting.ts';
import { textOf } from '../sittings/spoken.ts';
import { isOfTable } from '../sittings/ups.ts';
import type { Person } from '../sittings/wishes.ts';
import type { Suspension } from '../store/member.ts';
import { MemberLost } from '../store/problems.ts';
import type { House } from './house.ts';
import { Outlet } from './outlet.ts';
import { Pacer } from './pace.ts';
import type { Pipe } from './pipe.ts';
import { openPipe } from './pipe.ts';
import type { Speech } from './speech.ts';

/** What may be said before the answer to `enter` is there. */
const MOST_EARLY = 20;
/** A process that was killed is known to be dead soon, and its tables can be had. Many may wait for that: they ask less and less often. */
const LOOK_AGAIN_MS = [100, 800] as const;
/** Whoever does not even answer that they are sent away is cut off after this time. */
const CUT_OFF_MS = 1_000;
/** An owner that has not asked so often whether its pipes are there is gone. */
const MISSED_BEATS = 2.5;

type Place =
  | { readonly is: 'outside' }
  | { readonly is: 'entering'; readonly early: [OnlineUp, string][] }
  | { readonly is: 'here'; readonly sitting: Sitting; readonly visitor: Visitor }
  | { readonly is: 'elsewhere'; readonly pipe: Pipe }
  | { readonly is: 'closed' };

export interface Caller {
  readonly address: string;
  /** By another process, which has looked at what is said already. */
  readonly isPiped: boolean;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #caller: Caller;
  readonly #speech: Speech;
  readonly #pacer: Pacer;
  readonly #outlet: Outlet;
  readonly #onClose: (() => void)[] = [];
  #place: Place = { is: 'outside' };
  #isAlive = true;
  /** Whose token opened it, here or at the process it is piped to. */
  #device: string | null = null;
  #guest: string | null = null;
  /** So long an owner that cannot be reached is looked for. */
  #lookUntil = 0;
  #lookAgainMs: number = LOOK_AGAIN_MS[0];

  constructor(socket: WebSocket, speech: Speech, house: House, caller: Caller) {
    this.#socket = socket;
    this.#house = house;
    this.#caller = caller;
    this.#speech = speech;
    const { limits } = house.ports;
    this.#pacer = new Pacer(limits, { pause: () => socket.pause(), resume: () => socket.resume() });
    this.#outlet = new Outlet(speech, limits, {
      caughtUp: () => this.#catchUp(),
      gaveUp: () => this.close('silent'),
    });
    socket.on('message', (data, isBinary) => this.#safely(() => this.#hear(data, isBinary)));
    socket.on('ping', (data) => this.#safely(() => this.#control(() => socket.pong(data))));
    socket.on('pong', () => this.#safely(() => this.#control(() => undefined)));
    socket.on('error', () => {}); // It closes by itself.
    socket.on('close', () => this.#safely(() => this.#gone()));
    const tooLate = setTimeout(() => this.#place.is === 'outside' && this.close('silent'), limits.enterMs);
    this.#onClose.push(() => clearTimeout(tooLate));
  }

  onClose(then: () => void): void {
    this.#onClose.push(then);
  }

  close(reason: ClosedReason): void {
    this.#end(CLOSED[reason], reason);
  }

  signOut(device: string): void {
    if (this.#device !== device) return;
    this.#deny('enter', 'unknown-token');
    this.close('refused');
  }

  suspend({ guest, until }: Suspension): void {
    if (this.#guest === guest) this.#sendAway(until);
  }

  #sendAway(until: number | null): void {
    this.#house.ports.refused('suspended');
    this.#tell({ type: 'denied', what: 'enter', code: 'suspended', until });
    this.close('refused');
  }

  /** Asks whether somebody is there; whoever has not answered the last time is not. */
  beat(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    const text = isBinary ? '' : data.toString();
    const read = readOnlineUp(text);
    const pace = this.#caller.isPiped ? 'go-on' : this.#pacer.next();
    if (pace === 'unread') return;
    if (pace === 'too-much') this.#refuse('flooded');
    else if (pace === 'slow-down') this.#deny(read.ok ? read.value.type : 'enter', 'slow-down');
    else if (!read.ok) this.#reject(read.error);
    else if (this.#isWishedTooOften(read.value)) this.#deny(read.value.type, 'slow-down');
    else this.#take(read.value, text);
  }

  /** Frames that say nothing are counted as those that do: an answer to each would pile up for who does not read. */
  #control(answer: () => void): void {
    this.#isAlive = true;
    const pace = this.#caller.isPiped ? 'go-on' : this.#pacer.next();
    if (pace === 'too-much') this.#refuse('flooded');
    else if (pace === 'go-on') answer();
  }

  #reject(problem: Problem): void {
    this.#tell({ type: 'rejected', ...problem });
    this.#house.ports.refused(problem.code);
    if (!this.#pacer.nonsense()) this.#refuse('flooded');
  }

  #take(message: OnlineUp, text: string): void {
    const place = this.#place;
    if (place.is === 'here') place.sitting.hear(place.visitor, message);
    else if (place.is === 'elsewhere') place.pipe.send(text);
    else if (place.is === 'entering') {
      if (place.early.length < MOST_EARLY) place.early.push([message, text]);
    } else if (place.is === 'outside') {
      if (message.type === 'enter') this.#begin(message, text);
      else this.#deny(message.type, 'not-entered');
    }
  }

  #isWishedTooOften(message: OnlineUp): boolean {
    return !this.#caller.isPiped && isOfTable(message) && !this.#pacer.wish();
  }

  #begin(message: Enter, text: string): void {
    this.#lookUntil = performance.now() + this.#house.ports.limits.reachMs;
    this.#look(message, text, []);
  }

  #look(message: Enter, text: string, early: [OnlineUp, string][]): void {
    this.#place = { is: 'entering', early };
    this.#enter(message, text).catch((error: unknown) => {
      if (error instanceof Suspended) {
        this.#sendAway(error.until);
        return;
      }
      // It is among the others again soon, or one of them takes the table.
      if (error instanceof NotReady || error instanceof MemberLost) {
        if (this.#place.is === 'entering') this.#lookAgain(message, text, this.#place.early);
        return;
      }
      this.#house.ports.log.warn(
        { error: error instanceof Error ? error.name : typeof error },
        'not entered',
      );
      this.close('moved'); // Another try may find it.
    });
  }

  async #enter(message: Enter, text: string): Promise<void> {
    const { ports, byGuest, misses } = this.#house;
    if (!misses.has(this.#caller.address)) return this.#refuse('tooMany');
    const guest = message.token === null ? null : await ports.guestOf(message.token);
    if (message.token !== null && guest === null) return this.#turnAway('unknown-token');
    this.#device = guest?.device ?? null;
    this.#guest = guest?.id ?? null;
    const reached = await ports.reach(message.code);
    if (this.#place.is !== 'entering') return;
    if (reached.is === 'unknown') return this.#turnAway('no-such-table');
    if (reached.is === 'elsewhere') return this.#goElsewhere(reached.address, message, text);
    const release = guest === null ? () => {} : byGuest.take(guest.id);
    if (release === null || reached.sitting.visitors >= ports.limits.perTable) {
      release?.();
      return this.#refuse('tooMany');
    }
    this.#onClose.push(release);
    this.#arrive(reached.sitting, this.#visitor(guest, reached.as), message);
  }

  #visitor(guest: Person | null, as: 'join' | 'watch'): Visitor {
    return { guest, as, tell: (message) => this.#tell(message), close: (reason) => this.close(reason) };
  }

  #arrive(sitting: Sitting, visitor: Visitor, message: Enter): void {
    const early = this.#place.is === 'entering' ? this.#place.early : [];
    this.#place = { is: 'here', sitting, visitor };
    sitting.enter(visitor, message);
    for (const [said, text] of early) this.#take(said, text);
  }

  /** Not from process to process to process: whoever was piped here and finds nothing tries again. */
  #goElsewhere(address: string, message: Enter, text: string): void {
    if (this.#caller.isPiped) {
      this.close('moved');
      return;
    }
    const early = this.#place.is === 'entering' ? this.#place.early : [];
    const { limits, secret } = this.#house.ports;
    const silentMs = MISSED_BEATS * limits.heartbeatMs;
    const pipe = openPipe(
      address,
      { secret: secret(), client: this.#caller.address, silentMs },
      {
        speech: this.#speech,
        close: (code, reason) => this.#end(code, reason),
        unreached: ([, ...said]) => {
          if (this.#place.is === 'elsewhere') this.#lookAgain(message, text, said.flatMap(asMessage));
        },
      },
    );
    this.#place = { is: 'elsewhere', pipe };
    pipe.send(text);
    for (const [, said] of early) pipe.send(said);
  }

  /** Its owner was just killed, perhaps, and the database does not know yet: better to look again than to send anybody away. */
  #lookAgain(message: Enter, text: string, early: [OnlineUp, string][]): void {
    if (performance.now() > this.#lookUntil) {
      this.close('moved');
      return;
    }
    this.#place = { is: 'entering', early };
    setTimeout(() => {
      if (this.#place.is === 'entering') this.#look(message, text, early);
    }, this.#lookAgainMs);
    this.#lookAgainMs = Math.min(1.5 * this.#lookAgainMs, LOOK_AGAIN_MS[1]);
  }

  #end(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CUT_OFF_MS).unref();
  }

  #catchUp(): void {
    if (this.#place.is === 'here') this.#place.sitting.catchUp(this.#place.visitor);
  }

  #gone(): void {
    const place = this.#place;
    this.#place = { is: 'closed' };
    this.#pacer.stop();
    this.#outlet.stop();
    if (place.is === 'here') place.sitting.leave(place.visitor);
    if (place.is === 'elsewhere') place.pipe.close();
    for (const then of this.#onClose) then();
  }

  #tell(message: OnlineDown): void {
    this.#outlet.send(textOf(message));
  }

  #deny(what: OnlineUp['type'], code: Denial): void {
    this.#house.ports.refused(code);
    this.#tell({ type: 'denied', what, code });
  }

  #turnAway(code: Denial): void {
    this.#house.misses.take(this.#caller.address);
    this.#deny('enter', code);
    this.close('refused');
  }

  #refuse(reason: ClosedReason): void {
    this.#house.ports.refused(reason);
    this.close(reason);
  }

  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#house.ports.log.error(
        { error: error instanceof Error ? error.name : typeof error },
        'socket failed',
      );
      this.#socket.terminate();
    }
  }
}

const asMessage = (text: string): [OnlineUp, string][] => {
  const read = readOnlineUp(text);
  return read.ok ? [[read.value, text]] : [];
};
