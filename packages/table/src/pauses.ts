/** The times in which a table waits. Each ends early where the table is closed, and a port that breaks holds up nobody. */
import type { TablePorts } from './ports.ts';

export class Pauses {
  readonly #ports: Pick<TablePorts, 'wait' | 'betweenRounds'>;
  readonly #closing: AbortSignal;

  constructor(ports: Pick<TablePorts, 'wait' | 'betweenRounds'>, closing: AbortSignal) {
    this.#ports = ports;
    this.#closing = closing;
  }

  async wait(ms: number): Promise<void> {
    if (ms > 0) await this.#unlessClosed(async (signal) => this.#ports.wait(ms, signal));
  }

  async untilReady(round: number): Promise<void> {
    await this.#unlessClosed(async (signal) => this.#ports.betweenRounds?.(round, signal));
  }

  #unlessClosed(wait: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const closing = this.#closing;
    return new Promise((resolve) => {
      const end = (): void => {
        closing.removeEventListener('abort', end);
        resolve();
      };
      closing.addEventListener('abort', end);
      wait(closing).then(end, end);
    });
  }
}
