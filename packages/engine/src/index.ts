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
export { GAME_IDS, GAMES, isGameId } from './games.ts';
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
export type { Claim, Pass, RoundAction, TurnAction } from './play/actions.ts';
export { sameAction } from './play/actions.ts';
export type { OptionConflict, OptionField, OptionProblem, OptionsSpec } from './play/options.ts';
export { allowedText, readOptionText, resolveOptions } from './play/options.ts';
export { perft } from './play/perft.ts';
export type {
  AnyAction,
  AnyEvent,
  AnyRuleset,
  Refusal,
  RoundResult,
  Ruleset,
  Setup,
  Simulation,
  Step,
} from './play/ruleset.ts';
export type { MeldView, PhaseView, RoundView, SeenMeld, TableSeatView, ToldTableEvent } from './play/view.ts';
export { shuffledWall } from './play/wall.ts';
export type { PositionCode, PositionProblem } from './position/problem.ts';
export type { ReportTrouble, ScoringTrouble } from './record/bookkeeper.ts';
export { withCodes, withTiles } from './record/codes.ts';
export { exportFor } from './record/export.ts';
export type { Chance, Game, MatchTerms, Moment } from './record/game.ts';
export type { Watch } from './record/match.ts';
export { Match } from './record/match.ts';
export type { Position } from './record/position.ts';
export { readPosition, sketchState, writeOptions, writePosition, writeView } from './record/position.ts';
export type { GameRecord, Games, RecordEntry, RecordProblem } from './record/read.ts';
export { readRecord } from './record/read.ts';
export type { ReplayStep, Verified } from './record/replay.ts';
export { replay, verifyRecord } from './record/replay.ts';
export { actionLine, headerLine, linesAfter } from './record/write.ts';
export type { HaiyukiAction, UseSkill } from './rules/haiyuki/actions.ts';
export type { HaiyukiEnding, HaiyukiRefusal } from './rules/haiyuki/codes.ts';
export type { Bonus, BonusCode, DamageFacts } from './rules/haiyuki/damage.ts';
export { damageOf } from './rules/haiyuki/damage.ts';
export type {
  HaiyukiDealt,
  HaiyukiEnded,
  HaiyukiEvent,
  HaiyukiExchanged,
  HaiyukiWon,
} from './rules/haiyuki/events.ts';
export type { HaiyukiDeal } from './rules/haiyuki/index.ts';
export { haiyuki } from './rules/haiyuki/index.ts';
export type { HaiyukiOptions } from './rules/haiyuki/options.ts';
export type { Skill, SkillKind } from './rules/haiyuki/skill.ts';
export type { SkillName } from './rules/haiyuki/skillNames.ts';
export { SKILLS } from './rules/haiyuki/skills.ts';
export type { HaiyukiState } from './rules/haiyuki/state.ts';
export { freshSeat as freshHaiyukiSeat } from './rules/haiyuki/state.ts';
export type { Character, Colour, Kind } from './rules/haiyuki/tiles.ts';
export { CHARACTERS, colourOf, HAIYUKI_TILES, kindOf, tileOfCharacter } from './rules/haiyuki/tiles.ts';
export type {
  HaiyukiPhaseView,
  HaiyukiSeatView,
  HaiyukiSeen,
  HaiyukiTold,
  HaiyukiView,
} from './rules/haiyuki/view.ts';
export type { Wait, Yaku, YakuKey } from './rules/haiyuki/yaku.ts';
export { waitsOf as haiyukiWaits, YAKU_SCORES, yakuOf } from './rules/haiyuki/yaku.ts';
export type { BigType, WinWay } from './rules/wuhan/basics.ts';
export type { WuhanEnding, WuhanRefusal } from './rules/wuhan/codes.ts';
export type { WuhanDeal } from './rules/wuhan/index.ts';
export { wuhan } from './rules/wuhan/index.ts';
export type { Laid, LaidMeld } from './rules/wuhan/openings.ts';
export { productOf } from './rules/wuhan/openings.ts';
export type { WuhanOptions } from './rules/wuhan/options.ts';
export type { SpecialKind, Specials } from './rules/wuhan/specials.ts';
export { copiesLeft, specialKind, specialsOf } from './rules/wuhan/specials.ts';
export type { WuhanAction, WuhanEnded, WuhanEvent, WuhanState, WuhanWon } from './rules/wuhan/state.ts';
export type { WuhanSeen, WuhanTold, WuhanView } from './rules/wuhan/view.ts';
export type { BestWin, WinReading } from './rules/wuhan/win.ts';
export { bestWin, waitsOf as wuhanWaits, winReadings } from './rules/wuhan/win.ts';
export type { XuezhanConflict, XuezhanEnding, XuezhanRefusal } from './rules/xuezhan/codes.ts';
export type { XuezhanDeal } from './rules/xuezhan/index.ts';
export { xuezhan } from './rules/xuezhan/index.ts';
export type { XuezhanOptions } from './rules/xuezhan/options.ts';
export type { Fan, PatternCode, Situation, WinFacts, Worth } from './rules/xuezhan/patterns.ts';
export { worthOf } from './rules/xuezhan/patterns.ts';
export type {
  FirstWin,
  OpeningChoice,
  Standing,
  XuezhanAction,
  XuezhanEnded,
  XuezhanEvent,
  XuezhanState,
  XuezhanWon,
} from './rules/xuezhan/state.ts';
export type {
  XuezhanSeatView,
  XuezhanSeen,
  XuezhanSeenWon,
  XuezhanTold,
  XuezhanView,
} from './rules/xuezhan/view.ts';
export type { HandFacts } from './rules/xuezhan/win.ts';
export { isWin, waitsOf } from './rules/xuezhan/win.ts';
export type { Foreseen, ForeseenTransfer } from './scoring/foreseen.ts';
export { haiyukiScorer } from './scoring/haiyuki/index.ts';
export type { HaiyukiReason } from './scoring/haiyuki/reasons.ts';
export type { Account, Rank, Transfer } from './scoring/ledger.ts';
export { auditTransfers, balances, isZeroSum, ranking } from './scoring/ledger.ts';
export type { AnyScorer, Observer, Scorer } from './scoring/scorer.ts';
export { settle } from './scoring/scorer.ts';
export { applyCap } from './scoring/wuhan/caps.ts';
export { wuhanScorer } from './scoring/wuhan/index.ts';
export type { JudgedSeat, JudgedWin, Judgement } from './scoring/wuhan/judge.ts';
export { judgeFlowDraw, judgeMinimum, judgeSettlement } from './scoring/wuhan/judge.ts';
export type { WuhanReason } from './scoring/wuhan/reasons.ts';
export { xuezhanScorer } from './scoring/xuezhan/index.ts';
export type { XuezhanReason } from './scoring/xuezhan/memory.ts';
