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

const standing = ({ tenpai }: HaiyukiEnded, seat: Seat, t: AnyT): EndStanding => {
  if (tenpai === null) return { text: '', isPunished: false };
  return {
    text: saying(t)(at(tenpai, seat) ? 'settlement:ready' : 'settlement:notReady'),
    isPunished: false,
  };
};

export const haiyukiWorth: GameWorth = {
  groups: ({ concealed }: HaiyukiWon) => pilesOf(HAIYUKI_TILES, concealed),
  held: (tiles) => pilesOf(HAIYUKI_TILES, tiles),
  Worth: HaiyukiWorth,
  isPrice: () => true,
  standing,
  note: () => null,
};
