/** The public surface of the engine that all games share, listed by hand; what is one game's alone is in `@paiju/engine/<game>`. */
export type { Counts } from './core/counts.ts';
export { countOf, countTiles, kindsIn, sizeOf, tilesIn, withoutTile, withTile } from './core/counts.ts';
export type { KongMade, Meld } from './core/meld.ts';
export { countAll, isConcealedMeld, meldTiles } from './core/meld.ts';
export type { NotationError } from './core/notation.ts';
export { formatTiles, parseTiles, tilesOf } from './core/notation.ts';
export type { Result } from './core/result.ts';
export { fail, ok, unreachable } from './core/result.ts';
export type { BySeat, Seat } from './core/seat.ts';
export { at, bySeat, nextSeat, seatsAfter } from './core/seat.ts';
export type { Seed } from './core/seed.ts';
export { isSeed, seedOf } from './core/seed.ts';
export type { StreamId, StreamName } from './core/stream.ts';
export { Stream } from './core/stream.ts';
export type { Suit, Tile, TileSet } from './core/tile.ts';
export {
  codeOf,
  isSuit,
  kinds,
  rankOf,
  SUITED,
  SUITED_AND_HONOURS,
  SUITS,
  suitIndex,
  suitOf,
  tileOf,
} from './core/tile.ts';
export type { GameId } from './games.ts';
export { GAMES } from './games.ts';
export { isComplete, isCompleteByKeys, isSevenPairs } from './hand/complete.ts';
export type { SuitMask } from './hand/distance.ts';
export {
  ALL_SUITS,
  allSuitsBut,
  distance,
  distanceByKeys,
  distanceToSevenPairs,
  improvingTiles,
} from './hand/distance.ts';
export type { SuitKeys } from './hand/keys.ts';
export { keysOf, weightOf } from './hand/keys.ts';
export type { HandSet, Reading } from './hand/readings.ts';
export { readings } from './hand/readings.ts';
export { waits } from './hand/waits.ts';
export type { HandForm } from './hand/wilds.ts';
export { isCompleteWithWilds } from './hand/wilds.ts';
export { loadGame } from './load.ts';
export type { Outline } from './outlines.ts';
export { GAME_IDS, isGameId, OUTLINES } from './outlines.ts';
export type { Claim, Pass, RoundAction, TurnAction } from './play/actions.ts';
export { sameAction } from './play/actions.ts';
export type { OptionConflict, OptionField, OptionProblem, OptionsSpec } from './play/options.ts';
export { allowedText, readOptionText, resolveOptions, writeOptionText } from './play/options.ts';
export { perft } from './play/perft.ts';
export type {
  AnyAction,
  AnyEvent,
  AnyRuleset,
  AnyWrittenRuleset,
  Refusal,
  RoundResult,
  Ruleset,
  Setup,
  Simulation,
  Step,
} from './play/ruleset.ts';
export type { MeldView, PhaseView, RoundView, SeenMeld, TableHappened, TableSeatView } from './play/view.ts';
export { shuffledWall } from './play/wall.ts';
export type { PositionCode, PositionProblem } from './position/problem.ts';
export type { ReportTrouble, ScoringTrouble } from './record/bookkeeper.ts';
export { withCodes, withTiles } from './record/codes.ts';
export type { RecordEntry } from './record/entries.ts';
export { exportFor } from './record/export.ts';
export type { Chance, Game, MatchTerms, Moment, WrittenGame } from './record/game.ts';
export type { Watch } from './record/match.ts';
export { Match } from './record/match.ts';
export type { Position } from './record/position.ts';
export { readPosition, sketchState, writeOptions, writePosition, writeView } from './record/position.ts';
export type { RecordProblem } from './record/problem.ts';
export type { GameRecord, Games } from './record/read.ts';
export { LARGEST_RECORD, readRecord } from './record/read.ts';
export type { ReplayStep, Verified } from './record/replay.ts';
export { NO_DEAL, replay, verifyRecord } from './record/replay.ts';
export { actionLine, headerLine, linesAfter } from './record/write.ts';
export type { Foreseen, ForeseenTransfer } from './scoring/foreseen.ts';
export type { Account, Rank, Transfer } from './scoring/ledger.ts';
export { auditTransfers, balances, gainOf, isZeroSum, ranking } from './scoring/ledger.ts';
export type { AnyScorer, Observer, Scorer } from './scoring/scorer.ts';
export { settle } from './scoring/scorer.ts';
