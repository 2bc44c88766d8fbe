/** What Wuhan's sheet says of a win and of the end of a round. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { WuhanEnded, WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import type { EndStanding, GameWorth } from '../../settlement/game.ts';
import { inOrder } from '../../settlement/groups.ts';
import type { Telling } from '../../telling/index.ts';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { bigTypeText, kindText } from './codes.ts';
import { wuhanGroups } from './groups.ts';
import { WuhanWorth } from './WuhanWorth.tsx';

const standing = ({ standings }: WuhanEnded, seat: Seat, t: AnyT): EndStanding => {
  const say = saying(t);
  if (standings === null) return { text: '', isPunished: false };
  const { ready, opened, product } = at(standings, seat);
  const text = [
    say(ready ? 'settlement:ready' : 'settlement:notReady'),
    ...(opened ? [] : [say('settlement:notOpened')]),
    say('settlement:product', { n: product }),
  ].join(say('telling:list.gap'));
  return { text, isPunished: false };
};

/** How a flow draw is paid. */
const note = ({ standings }: WuhanEnded, { t, view }: Telling): string | null => {
  if (standings === null) return null;
  const { flowDraw, cap } = (view as WuhanView).options;
  const ready = standings.filter((each) => each.ready).length;
  if (ready === 0) return saying(t)('settlement:nobodyReady');
  if (ready === standings.length) return saying(t)('settlement:allReady');
  return flowDraw === 'capped' && cap !== null
    ? saying(t)('settlement:flowDrawCapped', { cap })
    : saying(t)('settlement:flowDraw');
};

export const wuhanWorth: GameWorth = {
  groups: ({ concealed, types }: WuhanWon, view: WuhanView) =>
    wuhanGroups(concealed, view.laizi, types.includes('triplets')),
  titles: (win: WuhanWon, { t }) => [kindText(t, win), ...win.types.map((type) => bigTypeText(t, type))],
  held: (tiles) => [inOrder(tiles)],
  Worth: WuhanWorth,
  isPrice: () => true,
  standing,
  note,
};
