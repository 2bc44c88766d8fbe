/** Loaded into a process before its program (`node --import`): tells whoever has started it how it does. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FiguresWish, ProcessFigures } from './figures.ts';

/** How often the loop is looked at; a delay is what comes on top. */
const RESOLUTION_MS = 10;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

const ms = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

const figures = (): ProcessFigures => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const delay = { median: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), most: ms(delays.max) };
  delays.reset();
  return {
    cpuSeconds: (user + system) / 1e6,
    residentBytes: rss,
    heapBytes: heapUsed,
    externalBytes: external + arrayBuffers,
    delay,
  };
};

process.on('message', (wish: Partial<FiguresWish>) => {
  if (wish.probe !== true) return;
  // Twice: what the first pass finishes only the second collects.
  if (wish.isClean === true) for (let pass = 0; pass < 2; pass++) globalThis.gc?.();
  process.send?.(figures());
});
// Whoever only listens must not keep the process from ending.
process.channel?.unref();
