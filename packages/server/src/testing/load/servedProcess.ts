/** `paiju serve` as a process of its own, as people run it, with a probe in it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FiguresWish, ProcessFigures } from './figures.ts';

const PROBE = new URL('./probe.ts', import.meta.url).href;
const PAIJU = fileURLToPath(new URL('../../../../cli/bin/paiju.js', import.meta.url));

export interface ServedPlan {
  /** What follows `paiju serve`. */
  readonly args: readonly string[];
}

export interface ServedProcess {
  readonly host: string;
  readonly port: number;
  /** Everything on standard error. */
  readonly said: () => string;
  /** Null while it runs. */
  readonly exitCode: () => number | null;
  figures(wish?: Omit<FiguresWish, 'probe'>): Promise<ProcessFigures>;
  /** Of `/metrics`, by name; without labels. */
  metric(name: string): Promise<number>;
  /** As an operator does it; gives the exit code. */
  stop(): Promise<number | null>;
}

/** When it can be reached, online part and all. */
export const serveProcess = async ({ args }: ServedPlan): Promise<ServedProcess> => {
  // Nobody looks at the page here, and to build it takes longer than to measure.
  const page = mkdtempSync(join(tmpdir(), 'paiju-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Paiju</title>');
  const child = fork(PAIJU, ['serve', '--port', '0', '--page', page, ...args], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', PROBE],
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
    figures: async (wish = {}) => {
      child.send({ probe: true, ...wish } satisfies FiguresWish);
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
      rmSync(page, { recursive: true, force: true });
      return child.exitCode;
    },
  };
};
