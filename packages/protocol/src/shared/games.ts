/** What messages carry that is different in every game: one line a game, and the compiler asks for the next one. */
import type { GameId } from '@paiju/engine';
import type {
  HaiyukiAction,
  HaiyukiReason,
  HaiyukiRefusal,
  HaiyukiSeen,
  HaiyukiView,
} from '@paiju/engine/haiyuki';
import type { WuhanAction, WuhanReason, WuhanRefusal, WuhanSeen, WuhanView } from '@paiju/engine/wuhan';
import type {
  XuezhanAction,
  XuezhanReason,
  XuezhanRefusal,
  XuezhanSeen,
  XuezhanView,
} from '@paiju/engine/xuezhan';

type GameTypes = AllGames<{
  readonly xuezhan: GameWords<XuezhanView, XuezhanSeen, XuezhanAction, XuezhanRefusal, XuezhanReason>;
  readonly wuhan: GameWords<WuhanView, WuhanSeen, WuhanAction, WuhanRefusal, WuhanReason>;
  readonly haiyuki: GameWords<HaiyukiView, HaiyukiSeen, HaiyukiAction, HaiyukiRefusal, HaiyukiReason>;
}>;

/** What it is given, if no game is missing. */
type AllGames<T extends Readonly<Record<GameId, object>>> = T;

interface GameWords<View, Seen, Action, Refusal, Reason> {
  readonly view: View;
  readonly seen: Seen;
  readonly action: Action;
  readonly refusal: Refusal;
  readonly reason: Reason;
}

export type ViewOf<G extends GameId> = GameTypes[G]['view'];
export type SeenOf<G extends GameId> = GameTypes[G]['seen'];
export type ActionOf<G extends GameId> = GameTypes[G]['action'];
export type RefusalOf<G extends GameId> = GameTypes[G]['refusal'];
export type ReasonOf<G extends GameId> = GameTypes[G]['reason'];

/** An action of whichever game is played. */
export type GameAction = ActionOf<GameId>;
