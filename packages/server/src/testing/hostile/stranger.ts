/** Somebody who means no good, on one socket: says whatever it is told to, and remembers how it was answered. */
import { PROTOCOL } from '@paiju/protocol';
import type { FramePlan } from '../raw/frames.ts';
import { OPCODE } from '../raw/frames.ts';
import { RawSocket } from '../raw/socket.ts';

export interface StrangerPlan {
  readonly host: string;
  readonly port: number;
  readonly forwardedFor: string;
}

export class Stranger {
  readonly socket: RawSocket;
  /** Frames, or what was meant to be one. */
  sent = 0;
  /** How many messages of each type were heard. */
  readonly heard = new Map<string, number>();
  /** Everything that looked as if it came from inside. */
  readonly betrayed: string[] = [];
  closed: number | null = null;
  #pongs = 0;
  #looking: (() => void)[] = [];

  constructor(plan: StrangerPlan) {
    this.socket = new RawSocket({
      ...plan,
      heard: (text) => this.#hear(text),
      ponged: () => {
        this.#pongs += 1;
        this.#look();
      },
      closed: (code) => {
        this.closed = code;
        this.#look();
      },
    });
  }

  say(message: string | object): void {
    this.sent += 1;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  frame(plan: Partial<FramePlan> & { readonly payload: Buffer }): void {
    this.sent += 1;
    this.socket.frame({ opcode: OPCODE.text, ...plan });
  }

  raw(bytes: Buffer): void {
    this.sent += 1;
    this.socket.raw(bytes);
  }

  async enter(code: string, token: string | null): Promise<void> {
    await this.socket.opened;
    this.say({ type: 'enter', protocol: PROTOCOL, code, token, after: 0 });
    await this.until(() => this.heard.has('table') || this.closed !== null);
  }

  /** Until the server has closed, or read everything and answered. */
  async settled(): Promise<void> {
    const before = this.#pongs;
    this.frame({ opcode: OPCODE.ping, payload: Buffer.alloc(0) });
    await this.until(() => this.#pongs > before || this.closed !== null);
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((resolve) => this.#looking.push(resolve));
  }

  #hear(text: string): void {
    const type = /^\{"type":"([\w-]+)"/.exec(text)?.[1] ?? 'none';
    this.heard.set(type, (this.heard.get(type) ?? 0) + 1);
    if (isFromInside(text)) this.betrayed.push(text.slice(0, 400));
    this.#look();
  }

  #look(): void {
    for (const look of this.#looking.splice(0)) look();
  }
}

/** A stack, a place in the sources, a sentence of a library: nobody outside is to see one, and no log needs one. */
export const isFromInside = (text: string): boolean =>
  /\n\s+at |\\n\s+at |node_modules|node:internal|\.[tj]s:\d+|Unexpected token|ECONN|SyntaxError|TypeError/.test(
    text,
  );
