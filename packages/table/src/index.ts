/** The public surface of the table, listed by hand. */
export type { Acted, KeptStep, Past, Stopped } from './keeping.ts';
export { Superseded } from './keeping.ts';
export type { KongEntry, LogEntry, Settled, TableLog, WinEntry, WinKind } from './log.ts';
export type { Packing } from './outbox.ts';
export type { Part } from './parts.ts';
export type {
  Audience,
  ClockSettings,
  SeatMessage,
  SeatPort,
  SeatQuestion,
  TablePorts,
  TableSettings,
} from './ports.ts';
export { Room } from './room.ts';
export type { Occupant, RoomPlan, RoomPorts, RoomSettings } from './roomPorts.ts';
export type { Seen } from './seen.ts';
export { seenOf } from './seen.ts';
export type { Shown } from './stage.ts';
export { Stage } from './stage.ts';
export { Table } from './table.ts';
