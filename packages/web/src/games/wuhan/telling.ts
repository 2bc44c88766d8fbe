/** How Wuhan is told. */

import { at } from '@paiju/engine';
import type { WuhanAction, WuhanView } from '@paiju/engine/wuhan';
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
import type { GameTelling } from '../../telling/game.ts';
import { tileNames } from '../../telling/setting.ts';
import { tileName } from '../../tiles/names.ts';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { wuhanSentences } from './sentences.ts';

const ID = 'wuhan';

export const wuhanTelling: GameTelling = {
  id: ID,
  unit: 'points',
  sentences: wuhanSentences,
  action: (t: AnyT, action: WuhanAction) => fourAction(t, ID, action),
  around: null,
  call: fourCall,
  move: fourMove,
  wants: () => null,
  spoken: {
    brief: FOUR_BRIEF,
    tableKey: 't',
    table: ({ t, view }) => {
      const { laizi, pizi } = view as WuhanView;
      const said = { laizi: tileName(t, ID, laizi) };
      if (pizi.length === 0) return saying(t)('telling:spoken.flipWild', said);
      return saying(t)('telling:spoken.flip', { ...said, pizi: tileNames(t, ID, pizi) });
    },
    seat: pointsText,
    states: (aloud, seat) => [
      dealerText(aloud, seat),
      at((aloud.view as WuhanView).opened, seat) ? saying(aloud.t)('telling:spoken.hasOpened') : null,
    ],
    hand: () => null,
    isAsked: isOwnTurn,
    question: (aloud) => fourQuestion(ID, aloud),
    keyOf: fourKey,
    choiceOf: fourChoice,
    opening: () => null,
  },
};
