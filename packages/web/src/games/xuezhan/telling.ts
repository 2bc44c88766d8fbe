/** How Xuezhan is told. */
import type { AnyAction, Seat } from '@paiju/engine';
import { at, suitOf } from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import { suitText } from '../../telling/codes.ts';
import {
  dealerText,
  FOUR_BRIEF,
  fourAction,
  fourCall,
  fourChoice,
  fourKey,
  fourMove,
  fourQuestion,
  isOwnTurn,
  pointsText,
} from '../../telling/four.ts';
import type { Aloud, GameTelling } from '../../telling/game.ts';
import type { Telling } from '../../telling/setting.ts';
import { tilesText } from '../../telling/setting.ts';
import type { AnyT, TextKey } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { xuezhanSentences } from './sentences.ts';

const ID = 'xuezhan';

const actionText = (t: AnyT, action: XuezhanAction): string => {
  const say = saying(t);
  switch (action.type) {
    case 'bury':
    case 'exchange':
      return say(`telling:actions.${action.type}`, { tiles: tilesText(t, ID, action.tiles) });
    case 'void':
      return say('telling:actions.void', { suit: suitText(t, action.suit) });
    default:
      return fourAction(t, ID, action);
  }
};

const seatAt = ({ view }: Aloud, seat: Seat) => at((view as XuezhanView).seats, seat);

const voidText = (aloud: Aloud, seat: Seat): string | null => {
  const { voidSuit } = seatAt(aloud, seat);
  if (voidSuit === null) return null;
  return saying(aloud.t)('telling:spoken.voidSuit', { suit: suitText(aloud.t, voidSuit) });
};

/** Where only tiles of the void suit may go, they go first. */
const wantedText = ({ t, view, seat }: Telling, legal: readonly AnyAction[] | null): string | null => {
  const { hand, seats } = view as XuezhanView;
  const suit = seat === null ? null : at(seats, seat).voidSuit;
  if (suit === null || hand === null || legal === null) return null;
  const discards = (legal as readonly XuezhanAction[]).flatMap((action) =>
    action.type === 'discard' ? [action.tile] : [],
  );
  const isBound = discards.length > 0 && discards.every((tile) => suitOf(tile) === suit);
  return isBound && hand.some((tile) => suitOf(tile) !== suit)
    ? saying(t)(`telling:centre.first.${suit}`)
    : null;
};

const OPENINGS: Readonly<Record<string, TextKey>> = {
  bury: 'telling:spoken.chooseBury',
  exchange: 'telling:spoken.chooseExchange',
  void: 'telling:spoken.chooseVoid',
};

export const xuezhanTelling: GameTelling = {
  id: ID,
  unit: 'points',
  sentences: xuezhanSentences,
  action: actionText,
  around: null,
  call: fourCall,
  move: fourMove,
  wants: wantedText,
  spoken: {
    brief: FOUR_BRIEF,
    tableKey: 't',
    table: () => null,
    seat: pointsText,
    states: (aloud, seat) => {
      const say = saying(aloud.t);
      const { locked, left } = seatAt(aloud, seat);
      return [
        dealerText(aloud, seat),
        voidText(aloud, seat),
        locked ? say('telling:spoken.isLocked') : null,
        left ? say('telling:spoken.hasLeft') : null,
      ];
    },
    hand: voidText,
    isAsked: isOwnTurn,
    question: (aloud) => fourQuestion(ID, aloud),
    keyOf: fourKey,
    choiceOf: fourChoice,
    opening: ({ type }) => OPENINGS[type] ?? null,
  },
};
