/** The public surface of the table, listed by hand. */
export type { KongEntry, LogEntry, Settled, TableLog, WinEntry, WinKind } from './log.ts';
export type {
  Audience,
  SeatMessage,
  SeatPort,
  TablePorts,
  TableSettings,
} from './ports.ts';
export type { Seen, SeenTransfer } from './seen.ts';
export { seenOf } from './seen.ts';
export { Table } from './table.ts';
