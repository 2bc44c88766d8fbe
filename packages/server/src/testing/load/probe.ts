/** Loaded into a process before its program (`node --import`): tells whoever has started it how it does. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import type { FiguresWish, ProcessFigures } from './figures.ts';

/** How often the loop is looked at; a delay is what comes on top. */
const RESOLUTION_MS = 10;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

let garbage = { all: 0, most: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    garbage = { all: garbage.all + duration, most: Math.max(garbage.most, duration) };
}).observe({ entryTypes: ['gc'] });

/** Newer than the oldest Node that servers run on, and than its types. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

const ms = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

const figures = (): ProcessFigures => {
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const delay = { median: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), most: ms(delays.max) };
  delays.reset();
  const collected = garbage;
  garbage = { all: 0, most: 0 };
  return {
    cpuSeconds: seconds(process.cpuUsage()),
    mainCpuSeconds: threadCpuUsage === undefined ? null : seconds(threadCpuUsage.call(process)),
    residentBytes: rss,
    heapBytes: heapUsed,
    externalBytes: external + arrayBuffers,
    delay,
    garbage: collected,
  };
};

let profiling: Session | null = null;

/** The first wish for one begins it, the second ends it. */
const profile = async (file: string): Promise<void> => {
  if (profiling === null) {
    profiling = new Session();
    profiling.connect();
    await profiling.post('Profiler.enable');
    await profiling.post('Profiler.start');
    return;
  }
  writeFileSync(file, JSON.stringify((await profiling.post('Profiler.stop')).profile));
  profiling.disconnect();
  profiling = null;
};

process.on('message', async ({ probe, isClean, profileTo }: Partial<FiguresWish>) => {
  if (probe !== true) return;
  if (profileTo !== undefined) await profile(profileTo);
  // Twice: what the first pass finishes only the second collects.
  if (isClean === true) for (let pass = 0; pass < 2; pass++) globalThis.gc?.();
  process.send?.(figures());
});
// With whoever has started it the server ends too, however that went.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Whoever only listens must not keep the process from ending.
process.channel?.unref();
