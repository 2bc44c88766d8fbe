/**
 * PostgreSQL inside this process, on a thread of its own: to open it takes a second and more, and to ask it something the
 * time of the question, in which pages and sockets would wait.
 */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the thread is asked. */
export type Ask = { readonly id: number } & (
  | { readonly is: 'open'; readonly folder: string }
  | { readonly is: 'migrate' | 'close' }
  | {
      readonly is: 'query';
      readonly text: string;
      readonly values: readonly unknown[];
      /** Rows as lists, and times as they are written. */
      readonly asArrays: boolean;
    }
  | { readonly is: 'listen'; readonly channel: string }
);

/** What it says to that, and whatever comes on a channel. */
export type Answer = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } }
  | { readonly heard: string }
);

type Question = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never;

interface Waiting {
  done(rows: readonly unknown[]): void;
  failed(error: Error): void;
}

export class Engine {
  readonly #thread = new Worker(new URL(`./engineThread${extname(import.meta.url)}`, import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  readonly #heard = new Map<number, (payload: string) => void>();
  readonly #onLost: (() => void)[] = [];
  /** Why nothing more can be asked. */
  #lost: Error | null = null;
  #asked = 0;

  private constructor() {
    this.#thread.on('message', (answer: Answer) => this.#hear(answer));
    this.#thread.on('error', (error) => this.#lose(error));
    this.#thread.on('exit', () => this.#lose(new Error('the embedded database has ended')));
  }

  static async open(folder: string): Promise<Engine> {
    const engine = new Engine();
    try {
      await engine.#ask({ is: 'open', folder });
      return engine;
    } catch (error) {
      await engine.#thread.terminate();
      throw error;
    }
  }

  async query<Row>(
    text: string,
    values: readonly unknown[],
    { asArrays = false } = {},
  ): Promise<readonly Row[]> {
    return (await this.#ask({ is: 'query', text, values, asArrays })) as readonly Row[];
  }

  async migrate(): Promise<void> {
    await this.#ask({ is: 'migrate' });
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    await this.#ask({ is: 'listen', channel }, heard);
  }

  /** Called once when the thread is gone without having been closed; at once where it already is. */
  onLost(lost: () => void): void {
    if (this.#lost === null) this.#onLost.push(lost);
    else lost();
  }

  /** Whether it answers: it can be out of order while its thread still runs. */
  async isAlive(): Promise<boolean> {
    return this.query('SELECT 1', []).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    this.#onLost.length = 0;
    // Of one that has died everything is kept that it said was.
    await this.#ask({ is: 'close' }).catch(() => undefined);
    await this.end();
  }

  /** Without having been closed. */
  async end(): Promise<void> {
    await this.#thread.terminate();
  }

  #ask(question: Question, heard?: (payload: string) => void): Promise<readonly unknown[]> {
    if (this.#lost !== null) return Promise.reject(this.#lost);
    const id = ++this.#asked;
    if (heard !== undefined) this.#heard.set(id, heard);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#thread.postMessage({ id, ...question } satisfies Ask);
    });
  }

  #hear(answer: Answer): void {
    if ('heard' in answer) {
      this.#heard.get(answer.id)?.(answer.heard);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) waiting?.done(answer.rows);
    else waiting?.failed(Object.assign(new Error(answer.failed.message), { code: answer.failed.code }));
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    for (const { failed } of this.#waiting.values()) failed(this.#lost);
    this.#waiting.clear();
    for (const lost of this.#onLost.splice(0)) lost();
  }
}
