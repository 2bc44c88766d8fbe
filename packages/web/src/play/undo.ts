/** Taking a decision back: the record up to just before it. */
import type { Seat } from '@paiju/engine';

/** The record before the seat's last action; null where it has done nothing yet. */
export const recordBefore = (lines: readonly string[], seat: Seat): string | null => {
  const last = lines.findLastIndex((line) => isActionOf(line, seat));
  return last < 0 ? null : lines.slice(0, last).join('\n');
};

const isActionOf = (line: string, seat: Seat): boolean => {
  const value = JSON.parse(line) as { readonly seat?: unknown; readonly action?: unknown };
  return value.action !== undefined && value.seat === seat;
};
