/** What Haiyuki's sheet says of a win and of the end of a round. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiEnded, HaiyukiWon } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import type { EndStanding, GameWorth } from '../../settlement/game.ts';
import { pilesOf } from '../../settlement/groups.ts';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { HaiyukiWorth } from './HaiyukiWorth.tsx';
import { bonusText, yakuText } from './words/codes.ts';

const standing = ({ tenpai }: HaiyukiEnded, seat: Seat, t: AnyT): EndStanding => {
  if (tenpai === null) return { text: '', isPunished: false };
  return {
    text: saying(t)(at(tenpai, seat) ? 'settlement:ready' : 'settlement:notReady'),
    isPunished: false,
  };
};

export const haiyukiWorth: GameWorth = {
  groups: ({ concealed }: HaiyukiWon) => pilesOf(HAIYUKI_TILES, concealed),
  titles: ({ yaku, variant, bonuses }: HaiyukiWon, { t }) => [
    yakuText(t, yaku, variant),
    ...bonuses.map(([code]) => bonusText(t, code)),
  ],
  held: (tiles) => pilesOf(HAIYUKI_TILES, tiles),
  Worth: HaiyukiWorth,
  isPrice: () => true,
  standing,
  note: () => null,
};
