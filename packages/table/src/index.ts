/** The public surface of the table, listed by hand. */
export type { KongEntry, LogEntry, Settled, TableLog, WinEntry, WinKind } from './log.ts';
export type {
  Audience,
  PublicTransfer,
  SeatMessage,
  SeatPort,
  TablePorts,
  TableSettings,
} from './ports.ts';
export { Table } from './table.ts';
