/** `paiju serve` as a process of its own, as people run it, with a probe in it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FiguresWish, ProcessFigures } from './figures.ts';

const PROBE = new URL('./probe.ts', import.meta.url).href;
const PAIJU = fileURLToPath(new URL('../../../../cli/bin/paiju.js', import.meta.url));

export interface ServedPlan {
  /** What follows `paiju serve`. */
  readonly args: readonly string[];
  /** For Node, as `--cpu-prof`. */
  readonly flags?: readonly string[];
}

export interface ServedProcess {
  readonly host: string;
  readonly port: number;
  /** Everything on standard error. */
  readonly said: () => string;
  /** Null while it runs. */
  readonly exitCode: () => number | null;
  figures(wish?: { readonly isClean: boolean }): Promise<ProcessFigures>;
  /** Of `/metrics`, by name; without labels. */
  metric(name: string): Promise<number>;
  /** As an operator does it; gives the exit code. */
  stop(): Promise<number | null>;
}

/** When it can be reached, online part and all. */
export const serveProcess = async ({ args, flags = [] }: ServedPlan): Promise<ServedProcess> => {
  const child = fork(PAIJU, ['serve', '--port', '0', ...args], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', PROBE, ...flags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/[^/]*:(\d+)\//.exec(text);
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  const base = `http://127.0.0.1:${port}`;
  while ((await fetch(`${base}/readyz`)).status !== 200) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    host: '127.0.0.1',
    port,
    said: () => said,
    exitCode: () => child.exitCode,
    figures: async ({ isClean } = { isClean: false }) => {
      const wish: FiguresWish = { probe: true, isClean };
      child.send(wish);
      return (await once(child, 'message'))[0] as ProcessFigures;
    },
    metric: async (name) => {
      const text = await (await fetch(`${base}/metrics`)).text();
      const line = text.split('\n').find((one) => one.startsWith(`${name} `));
      return Number(line?.split(' ')[1] ?? 0);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
};
