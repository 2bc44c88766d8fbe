/** What operators read: codes and numbers, never a hand, a seed, a name, a token or a code to a table. */
import type { LogEntry, TableLog } from '@paiju/table';

/** As pino has them. */
export interface ServerLog {
  debug(data: object, text: string): void;
  info(data: object, text: string): void;
  warn(data: object, text: string): void;
  error(data: object, text: string): void;
}

/** What a table reports that may be read by anybody: which code, which seat, how often. */
const SAFE = ['code', 'seat', 'round', 'failures', 'refusal', 'error', 'trouble', 'step', 'reason'] as const;

const safe = (entry: LogEntry): object =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => (SAFE as readonly string[]).includes(key)));

export const safeLog = (log: ServerLog, sitting: string): TableLog => ({
  info: (entry) => log.debug({ sitting, ...safe(entry) }, 'table'),
  error: (entry) => log.warn({ sitting, ...safe(entry) }, 'table'),
});
