/** Several processes full of people, told what to do together. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CrowdAnswer, CrowdCounts, CrowdOrder, CrowdPlan } from './crowd.ts';

const CROWD = fileURLToPath(new URL('./crowd.ts', import.meta.url));

export class Crowds {
  readonly #plans: readonly CrowdPlan[];
  readonly #children: readonly ChildProcess[];

  constructor(plan: Omit<CrowdPlan, 'first'>, processes: number, first = 0) {
    const share = (i: number): number => Math.floor((plan.tables * i) / processes);
    this.#plans = Array.from({ length: processes }, (_, i) => ({
      ...plan,
      tables: share(i + 1) - share(i),
      first: first + share(i),
    }));
    const execArgv = ['--conditions=paiju-source', '--disable-warning=ExperimentalWarning'];
    this.#children = this.#plans.map(() => fork(CROWD, { execArgv }));
  }

  async open(progress: (tables: number) => void): Promise<void> {
    await this.#tell((i) => ({ do: 'open', plan: this.#plans[i] as CrowdPlan }), progress);
  }

  async sit(progress: (tables: number) => void): Promise<void> {
    await this.#tell(() => ({ do: 'sit' }), progress);
  }

  async begin(): Promise<void> {
    await this.#tell(() => ({ do: 'begin' }));
  }

  /** What came since the last time, of all. */
  async count(): Promise<CrowdCounts> {
    const all = (await this.#tell(() => ({ do: 'count' }))).flatMap((counted) => counted ?? []);
    const sum = (of: (counts: CrowdCounts) => number): number => all.reduce((so, one) => so + of(one), 0);
    return {
      acknowledged: all.flatMap(({ acknowledged }) => acknowledged),
      messages: sum(({ messages }) => messages),
      bytes: sum(({ bytes }) => bytes),
      refused: sum(({ refused }) => refused),
      closed: sum(({ closed }) => closed),
      cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
    };
  }

  /** Everybody is gone, and so are the processes. */
  async leave(): Promise<void> {
    await this.#tell(() => ({ do: 'leave' }));
    for (const child of this.#children) child.disconnect();
  }

  async #tell(
    order: (crowd: number) => CrowdOrder,
    progress: (tables: number) => void = () => undefined,
  ): Promise<readonly (CrowdCounts | null)[]> {
    const done = this.#children.map(() => 0);
    return Promise.all(
      this.#children.map(
        (child, i) =>
          new Promise<CrowdCounts | null>((resolve, reject) => {
            const hear = (answer: CrowdAnswer): void => {
              if (answer.is === 'progress') {
                done[i] = answer.done;
                progress(done.reduce((sum, one) => sum + one, 0));
                return;
              }
              child.off('message', hear);
              if (answer.is === 'done') resolve(answer.counted);
              else reject(new Error(answer.why));
            };
            child.on('message', hear);
            child.once('exit', () => reject(new Error('a crowd is gone')));
            child.send(order(i));
          }),
      ),
    );
  }
}
