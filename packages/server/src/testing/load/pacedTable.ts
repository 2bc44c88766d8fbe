/** The people of one table on real sockets, who together take one step in so many milliseconds, as people would. */
import type { TableCodes, TableTerms } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import { RawSocket } from '../raw/socket.ts';
import { quickAnswer } from './quickPlayer.ts';

export interface TablePlace {
  readonly host: string;
  readonly port: number;
  /** Whose sockets they are, as a proxy in front would say. */
  readonly forwardedFor: string;
  readonly terms: TableTerms;
  readonly seats: number;
}

export interface PaceCounts {
  /** Milliseconds from an answer to its acknowledgement. */
  readonly acknowledged: number[];
  messages: number;
  refused: number;
  closed: number;
}

interface Open {
  readonly seat: number;
  readonly question: number;
  readonly choices: Parameters<typeof quickAnswer>[0];
}

export class PacedTable {
  readonly #place: TablePlace;
  readonly #counts: PaceCounts;
  readonly #stepMs: number;
  readonly #tokens: string[] = [];
  readonly #sockets: RawSocket[] = [];
  readonly #open: Open[] = [];
  /** When the answer of each seat was sent. */
  readonly #sentAt = new Map<number, { readonly question: number; readonly at: number }>();
  #code = '';
  #dueAt = 0;
  /** Runs until the next step is due; meanwhile nobody reads what comes. */
  #timer: NodeJS.Timeout | null = null;
  readonly #seated = new Set<number>();
  #onSeated: () => void = () => undefined;

  constructor(place: TablePlace, stepMs: number, counts: PaceCounts) {
    this.#place = place;
    this.#stepMs = stepMs;
    this.#counts = counts;
  }

  get bytesRead(): number {
    return this.#sockets.reduce((sum, { tcp }) => sum + tcp.bytesRead, 0);
  }

  async open(): Promise<void> {
    const { terms, seats } = this.#place;
    for (let seat = 0; seat < seats; seat++) {
      const { token } = await this.#post<{ token: string }>('/api/guests', { name: `P${seat}`, face: null });
      this.#tokens.push(token);
    }
    const lineup = this.#tokens.map(() => null);
    this.#code = (await this.#post<TableCodes>('/api/tables', { terms, lineup }, this.#tokens[0])).joinCode;
  }

  /** Everybody has a socket and a chair. */
  async sit(): Promise<void> {
    const seated = new Promise<void>((resolve) => {
      this.#onSeated = resolve;
    });
    for (const [seat, token] of this.#tokens.entries()) {
      const socket = new RawSocket({
        ...this.#place,
        heard: (text, at) => this.#hear(seat, text, at),
        arrived: () => this.#timer === null && this.#look(),
        closed: () => {
          this.#counts.closed += 1;
        },
      });
      this.#sockets.push(socket);
      await socket.opened;
      this.#say(seat, { type: 'enter', protocol: PROTOCOL, code: this.#code, token, after: 0 });
      if (seat > 0) this.#say(seat, { type: 'sit', seat });
    }
    await seated;
  }

  /** The first step comes by chance somewhere in the first pause, so that tables do not go in step. */
  begin(chance: number): void {
    this.#dueAt = performance.now() + chance * this.#stepMs;
    this.#say(0, { type: 'begin' });
    this.#rest();
  }

  leave(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#open.length = 0;
    for (const socket of this.#sockets) socket.drop();
  }

  /** No more is read of a message than is needed: its type stands first. */
  #hear(seat: number, text: string, at: number): void {
    this.#counts.messages += 1;
    if (text.startsWith('{"type":"done"')) this.#acknowledge(seat, text, at);
    else if (text.startsWith('{"type":"asked"')) {
      const { question, choices } = JSON.parse(text) as Omit<Open, 'seat'>;
      this.#forget(seat);
      this.#open.push({ seat, question, choices });
    } else if (text.startsWith('{"type":"table"')) this.#table(seat, text);
    else if (text.startsWith('{"type":"round-over"'))
      this.#say(seat, { type: 'ready', round: JSON.parse(text).round });
    else if (/^\{"type":"(refused|denied|rejected|stopped)"/.test(text)) this.#counts.refused += 1;
  }

  #table(seat: number, text: string): void {
    const { own, phase } = JSON.parse(text) as { readonly own: number | null; readonly phase: string };
    if (phase === 'over') this.#say(seat, { type: 'again' });
    if (own === seat) this.#seated.add(seat);
    if (this.#seated.size === this.#tokens.length) this.#onSeated();
  }

  #acknowledge(seat: number, text: string, at: number): void {
    const question = Number(/"question":(\d+)/.exec(text)?.[1]);
    this.#forget(seat);
    const sent = this.#sentAt.get(seat);
    if (sent?.question !== question) return;
    this.#counts.acknowledged.push(at - sent.at);
    this.#sentAt.delete(seat);
  }

  /** Whatever was open for a seat no longer is. */
  #forget(seat: number): void {
    const place = this.#open.findIndex((open) => open.seat === seat);
    if (place >= 0) this.#open.splice(place, 1);
  }

  #rest(): void {
    const ms = Math.max(0, this.#dueAt - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#look();
    }, ms);
  }

  /** The next step is due: if somebody is asked; else when more has come. */
  #look(): void {
    for (const socket of this.#sockets) socket.read();
    const open = this.#open.shift();
    if (open === undefined) return;
    const now = performance.now();
    // Who was kept waiting does not hurry afterwards.
    this.#dueAt = Math.max(this.#dueAt, now - this.#stepMs / 4) + this.#stepMs;
    const { seat, question, choices } = open;
    this.#sentAt.set(seat, { question, at: now });
    this.#say(seat, { type: 'act', question, action: quickAnswer(choices, Math.random) });
    this.#rest();
  }

  #say(seat: number, message: object): void {
    this.#sockets[seat]?.send(JSON.stringify(message));
  }

  async #post<T>(path: string, body: object, token?: string): Promise<T> {
    const { host, port, forwardedFor } = this.#place;
    const answer = await fetch(`http://${host}:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': forwardedFor,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
