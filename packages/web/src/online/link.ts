/**
 * One person's line to one table: a web socket that comes back whenever it is lost, says who is there and what is known
 * already, and lets nothing be heard twice.
 */
import type { Denial, Denied, Incompatible, OnlineDown, OnlineUp } from '@paiju/protocol';
import { CLOSED, PROTOCOL, readOnlineDown, writeOnlineUp } from '@paiju/protocol';
import { backoff } from './backoff.ts';

/** Of a web socket, what is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LinkPorts {
  connect(): Wire;
  /** Answers with how to call it off. */
  after(ms: number, act: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

export interface Entrance {
  readonly code: string;
  /** Null for somebody whom nobody need know. */
  readonly token: string | null;
}

/** Why nothing more is tried: there is no such table, nobody knows the token, or the two ends do not understand each other. */
export type RefusedWhy = Denial | Incompatible;
export type LinkState =
  | { readonly name: 'connecting' | 'open' | 'reconnecting' }
  /** `until` when, in milliseconds since 1970, where that is said; null for until somebody says otherwise. */
  | { readonly name: 'refused'; readonly why: RefusedWhy; readonly until?: number | null | undefined };

/** A connection that takes longer is tried anew. */
const CONNECT_MS = 10_000;
/** An answer of which nobody says that it was taken: is anybody still there? */
const PROBE_MS = 5_000;
/** A line that has died in silence looks like one on which nothing happens: a page is not told of the server's pings. */
const QUIET_MS = 12_000;
/** Whoever was closed for saying too much waits as if so many tries had failed. */
const HUSHED_TRIES = 4;

export class OnlineLink {
  readonly #entrance: Entrance;
  readonly #ports: LinkPorts;
  readonly #listeners = new Set<() => void>();
  #hear: (message: OnlineDown) => void = () => {};
  #state: LinkState = { name: 'connecting' };
  #wire: Wire | null = null;
  #callOff: () => void = () => {};
  #stopProbing: () => void = () => {};
  /** The last number that was heard. */
  #n = 0;
  #tries = 0;
  /** What was last denied to whoever enters. */
  #denied: Denied | null = null;
  /** The question of an answer that is on its way. */
  #answered: number | null = null;
  #isProbing = false;

  constructor(entrance: Entrance, ports: LinkPorts) {
    this.#entrance = entrance;
    this.#ports = ports;
  }

  get state(): LinkState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** One listener at a time. */
  listen(hear: (message: OnlineDown) => void): void {
    this.#hear = hear;
  }

  start(): void {
    this.#connect();
  }

  /** False where nobody hears it now. What must not be lost is said again once the line is back. */
  say(message: OnlineUp): boolean {
    if (this.#wire === null || this.#state.name !== 'open') return false;
    this.#wire.send(writeOnlineUp(message));
    if (message.type === 'act') {
      this.#answered = message.question;
      this.#probeAfter(PROBE_MS);
    }
    return true;
  }

  /** The browser has a network again, or somebody looks at the page again: no time is lost. */
  wake(): void {
    if (this.#state.name === 'open') this.#probe();
    else if (this.#state.name === 'reconnecting' && this.#wire === null) this.#connect();
  }

  /** The browser has no network any more: what it still thinks to be a connection is none. */
  drop(): void {
    if (this.#state.name !== 'refused') this.#lost(0);
  }

  close(): void {
    this.#hear = () => {};
    this.#letGo();
    this.#callOff();
  }

  #connect(): void {
    this.#callOff();
    this.#letGo();
    const wire = this.#ports.connect();
    this.#wire = wire;
    const { code, token } = this.#entrance;
    wire.onopen = () =>
      wire.send(writeOnlineUp({ type: 'enter', protocol: PROTOCOL, code, token, after: this.#n }));
    wire.onmessage = ({ data }) => this.#read(data);
    wire.onclose = (event) => this.#closed(event.code);
    this.#callOff = this.#ports.after(CONNECT_MS, () => this.#lost(this.#tries + 1));
  }

  #read(text: string): void {
    this.#isProbing = false;
    const read = readOnlineDown(text);
    // Whoever says what we cannot read is of another time.
    if (!read.ok) this.#refuse('client-too-old');
    else if (read.value.type === 'rejected' && read.value.at === 'protocol')
      this.#refuse(read.value.code as Incompatible);
    else this.#heard(read.value);
    if (this.#state.name === 'open' && this.#answered === null) this.#probeAfter(QUIET_MS);
  }

  #heard(message: OnlineDown): void {
    if (message.type === 'denied' && message.what === 'enter') this.#denied = message;
    if ('n' in message && message.type !== 'resynced') {
      if (message.type !== 'seated' && message.n <= this.#n) return;
      this.#n = message.n;
    }
    // Whoever has answered something says it again on `resynced`, and that is asked after anew.
    if (message.type === 'resynced' || isAnswerTo(message, this.#answered)) this.#answered = null;
    if (message.type === 'table' || message.type === 'resynced') this.#opened();
    this.#hear(message);
  }

  #opened(): void {
    this.#tries = 0;
    this.#callOff();
    this.#show({ name: 'open' });
  }

  #closed(code: number): void {
    const tries = this.#tries + 1;
    // Where a table has moved it is elsewhere already; only if that fails too something is wrong.
    const isAtOnce = (code === CLOSED.moved || code === CLOSED.stopping) && tries === 1;
    if (code === CLOSED.refused) this.#refuse(this.#denied?.code ?? 'no-such-table', this.#denied?.until);
    else if (code === CLOSED.flooded || code === CLOSED.tooMany) this.#lost(Math.max(HUSHED_TRIES, tries));
    else this.#lost(tries, isAtOnce ? 0 : null);
  }

  #lost(tries: number, ms: number | null = null): void {
    this.#letGo();
    this.#callOff();
    this.#tries = tries;
    this.#callOff = this.#ports.after(ms ?? backoff(tries, this.#ports.chance()), () => this.#connect());
    this.#show({ name: this.#state.name === 'connecting' ? 'connecting' : 'reconnecting' });
  }

  #refuse(why: RefusedWhy, until?: number | null): void {
    this.#letGo();
    this.#callOff();
    this.#show({ name: 'refused', why, ...(until === undefined ? {} : { until }) });
  }

  #letGo(): void {
    this.#stopProbing();
    this.#isProbing = false;
    const wire = this.#wire;
    this.#wire = null;
    if (wire === null) return;
    [wire.onopen, wire.onmessage, wire.onclose] = [null, null, null];
    wire.close();
  }

  #probeAfter(ms: number): void {
    this.#stopProbing();
    this.#stopProbing = this.#ports.after(ms, () => this.#probe());
  }

  /**
   * Asks for what was missed. `resynced` is the answer, and makes whoever has answered something say it again; where there
   * is no match, or no chair, it is denied, which is as good a sign that somebody is there.
   */
  #probe(): void {
    if (this.#isProbing) {
      this.#lost(0);
      return;
    }
    this.#isProbing = true;
    this.say({ type: 'resync', protocol: PROTOCOL, after: this.#n });
    this.#probeAfter(PROBE_MS);
  }

  #show(state: LinkState): void {
    if (state.name === this.#state.name && state.name !== 'refused') return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const isAnswerTo = (message: OnlineDown, question: number | null): boolean =>
  message.type === 'seated' ||
  ((message.type === 'done' || message.type === 'refused') && message.question === question);
