/** The public surface of the protocol, listed by hand. */
export type { ActionOf, GameAction, ReasonOf, RefusalOf, SeenOf, ViewOf } from './games.ts';
export type { Lineup, NewGame, Pace, PracticeDown, PracticeUp, Trouble } from './practice/messages.ts';
export type {
  Asked,
  AskedOf,
  Clock,
  ClockNow,
  Done,
  Malformed,
  MatchOver,
  Presence,
  PresenceNow,
  RefusalCode,
  Refused,
  Rejected,
  Resynced,
  RoundOver,
  SeatDown,
  Seated,
  SeenTransfer,
  Told,
  ToldOf,
  WhyNotAnswer,
} from './seat/down.ts';
export type { Act, Ready, Resync, SeatUp, WhyNot } from './seat/up.ts';
export type { Incompatible } from './version.ts';
export { incompatibility, PROTOCOL } from './version.ts';
