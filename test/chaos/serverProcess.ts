/** A server as a process of its own, at a port that stays the same: it can be killed, asked to stop, and started anew. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 20;
/** Of what it says on standard error the end is kept, for whoever wants to know why it is gone. */
const LAST_WORDS = 2_000;

export interface ProcessPlan {
  readonly port: number;
  /** What Node is started with. */
  readonly args: readonly string[];
}

export class ServerProcess {
  readonly address: string;
  readonly #plan: ProcessPlan;
  #child: ChildProcess | null = null;
  #isReady = false;
  #said = '';

  constructor(plan: ProcessPlan) {
    this.#plan = plan;
    this.address = `127.0.0.1:${plan.port}`;
  }

  /** Whether it runs tables now, as far as is known. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Resolves when it can run tables. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#plan.args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-LAST_WORDS);
    });
    this.#child = child;
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`a server did not start: ${this.#said}`);
      if (this.#child !== child) return;
      await sleep(LOOK_MS);
    }
    this.#isReady = this.#child === child;
  }

  /** Without a warning. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Resolves when it has ended, which it does on its own. */
  async stop(): Promise<void> {
    const code = await this.#end('SIGTERM');
    if (code !== 0) throw new Error(`a server that was asked to stop ended with ${code}: ${this.#said}`);
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    this.#isReady = false;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return 0;
    const exit = once(child, 'exit');
    child.kill(signal);
    return (await exit)[0];
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`http://${this.address}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}
