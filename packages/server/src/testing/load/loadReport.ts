/** The figures of a load in lines. */
import type { ProcessFigures } from './figures.ts';
import type { LoadFigures } from './load.ts';
import { SLOW_BATCH_MS } from './load.ts';

/** The value that so much of them, from 0 to 1, does not exceed. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

export const acknowledgements = (ms: readonly number[]): string =>
  `median ${quantile(ms, 0.5).toFixed(1)} ms, 90 % ${quantile(ms, 0.9).toFixed(1)} ms, 99 % ${quantile(ms, 0.99).toFixed(1)} ms, slowest ${quantile(ms, 1).toFixed(0)} ms (${ms.length})`;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

export const loadLines = (figures: LoadFigures): readonly string[] => {
  const { seconds, tables, sockets, steps, counted, memory, delay, garbage } = figures;
  const aSecond = (count: number): string => (count / seconds).toFixed(0);
  const ofACore = (cpuSeconds: number | null): string =>
    cpuSeconds === null ? 'unknown' : `${((100 * cpuSeconds) / seconds).toFixed(0)} % of a core`;
  const { empty, opened, seated, played } = memory;
  const socket = (of: (figures: ProcessFigures) => number): string =>
    kilobytes((of(seated) - of(opened)) / sockets);
  const table = (of: (figures: ProcessFigures) => number): string =>
    kilobytes((of(opened) - of(empty) + of(played) - of(seated)) / tables);
  const resident = ({ residentBytes }: ProcessFigures): number => residentBytes;
  const heap = ({ heapBytes }: ProcessFigures): number => heapBytes;
  return [
    `held: ${tables} tables, ${sockets} sockets; ${counted.closed} were closed, ${counted.refused} answers refused`,
    `steps: ${aSecond(steps)} a second, one per table and ${((seconds * tables) / steps).toFixed(1)} s`,
    `acknowledged: ${acknowledgements(counted.acknowledged)}`,
    `server CPU: ${((1000 * figures.serverCpuSeconds) / steps).toFixed(2)} ms a step, ${ofACore(figures.serverCpuSeconds)}; of it the main thread ${ofACore(figures.mainCpuSeconds)}`,
    `event loop late by: median ${delay.median.toFixed(1)} ms, 99 % ${delay.p99.toFixed(1)} ms, most ${delay.most.toFixed(0)} ms; garbage ${((0.1 * garbage.all) / seconds).toFixed(1)} % of the time, at most ${garbage.most.toFixed(0)} ms`,
    `appends: ${aSecond(steps)} entries in ${aSecond(figures.batches)} batches a second, ${((1000 * figures.batchSeconds) / figures.batches).toFixed(1)} ms a batch; ${figures.slowBatches} took more than ${SLOW_BATCH_MS} ms`,
    `told: ${aSecond(counted.messages)} messages, ${kilobytes(counted.bytes / seconds)} a second; ${(counted.bytes / counted.messages).toFixed(0)} bytes a message`,
    `memory: ${table(resident)} a table in play (${table(heap)} heap), ${socket(resident)} a socket (${socket(heap)} heap), ${megabytes(resident(empty))} with nothing, ${megabytes(resident(played))} in all`,
    `machine: ${(100 * figures.machineBusy).toFixed(0)} % busy; clients ${ofACore(figures.crowdCpuSeconds)}, PostgreSQL ${ofACore(figures.databaseCpuSeconds)}; load average ${figures.loadAverage.toFixed(1)}`,
  ];
};
