/** The public surface of the protocol, listed by hand. */

export type {
  Claimed,
  Exported,
  Farewell,
  Me,
  NewPasskey,
  NewPasskeyQuestion,
  NewPassword,
  NewRecovery,
  OwnAccount,
  OwnDevice,
  OwnPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasswordAnswer,
  RecoveryAnswer,
  SignedIn,
  WasDone,
  WaysIn,
} from './online/account.ts';
export { PASSWORD_SIZE } from './online/account.ts';
export { ACCOUNT_API } from './online/accountSchema.ts';
export type {
  BlockedPeople,
  BlockedPerson,
  BlockPerson,
  Noted,
  OwnConduct,
  ReportPerson,
  ReportReason,
} from './online/conduct.ts';
export { REPORT_REASONS } from './online/conduct.ts';
export type {
  ClosedReason,
  Denial,
  Denied,
  DeviceNow,
  OnlineDown,
  SaidEmote,
  TableDown,
  TableNow,
} from './online/down.ts';
export { CLOSED } from './online/down.ts';
export type { Emote } from './online/emotes.ts';
export { EMOTES } from './online/emotes.ts';
export type {
  CommitNumber,
  TellNumber,
  WallDown,
  WallLock,
  WallNumbers,
  WallPromise,
  WallUp,
} from './online/fair.ts';
export type {
  DailyGame,
  DailyNow,
  DailyResults,
  DailyRow,
  DailyTable,
  FindingNow,
  GameWish,
} from './online/finding.ts';
export { PATIENCES_S } from './online/finding.ts';
export { FINDING } from './online/findingSchema.ts';
export type {
  ApiProblem,
  FoundTable,
  GuestWish,
  ListedTable,
  ListedTables,
  NewGuest,
  NewTable,
  OnlineStatus,
  PlayedMatch,
  TableCodes,
} from './online/http.ts';
export { API } from './online/httpSchema.ts';
export type { Ladder, NotRated } from './online/rated.ts';
export {
  ALL_LADDERS,
  FEWEST_DEALS,
  gameOfLadder,
  isLadder,
  LADDERS,
  ladderOf,
  laddersOf,
  presetsOf,
  RATED_LEVELS,
  ratedChanges,
  whyNotRated,
} from './online/rated.ts';
export type {
  LadderNow,
  LadderRow,
  MatchFilter,
  MatchRatings,
  Opponent,
  OwnMatch,
  OwnMatches,
  OwnSeat,
  OwnStatistics,
  Rating,
  RatingChange,
  RatingPoint,
  TableRatings,
} from './online/standing.ts';
export { COUNTED } from './online/standing.ts';
export { matchQuery, STANDING_API } from './online/standingSchema.ts';
export type {
  Chair,
  ClockName,
  MadeFor,
  OptionChanges,
  TableCard,
  TablePhase,
  TableTerms,
} from './online/table.ts';
export { CLOCKS, LONGEST_DELAY_S } from './online/table.ts';
export { tableTerms } from './online/tableSchema.ts';
export type {
  EmptyChair,
  Enter,
  FillChair,
  OnlineUp,
  PassHost,
  SayEmote,
  Sit,
  TableUp,
} from './online/up.ts';
export { readOnlineDown, readOnlineUp, writeOnlineDown, writeOnlineUp } from './online/wire.ts';
export type { Lineup, NewGame, Pace, PracticeDown, PracticeUp, Trouble } from './practice/messages.ts';
export type {
  Asked,
  AskedOf,
  Clock,
  ClockNow,
  Done,
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
  TableStopped,
  ThinkingNow,
  Told,
  ToldOf,
  WhyNotAnswer,
} from './seat/down.ts';
export type { Act, Ready, Resync, SeatUp, WhyNot } from './seat/up.ts';
export { gameAction } from './seat/upSchema.ts';
export { readDown, readUp, writeDown, writeUp } from './seat/wire.ts';
export type { AnyOf, Choices } from './shared/choices.ts';
export { describeChoices, listChoices } from './shared/choices.ts';
export type { ActionOf, GameAction, ReasonOf, RefusalOf, SeenOf, ViewOf } from './shared/games.ts';
export type { Malformed, Problem, Vocabulary } from './shared/read.ts';
export { readText } from './shared/read.ts';
export type { Incompatible } from './shared/version.ts';
export { PROTOCOL } from './shared/version.ts';
