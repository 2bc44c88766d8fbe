/** What Xuezhan's sheet says of a win and of the end of a round. */
import type { Seat } from '@paiju/engine';
import type { XuezhanEnded, XuezhanReason, XuezhanSeenWon } from '@paiju/engine/xuezhan';
import type { EndStanding, GameWorth } from '../../settlement/game.ts';
import { inOrder } from '../../settlement/groups.ts';
import type { AnyT } from '../../words/say.ts';
import { saying } from '../../words/say.ts';
import { patternText } from './codes.ts';
import { xuezhanGroups } from './groups.ts';
import { XuezhanWorth } from './XuezhanWorth.tsx';

/** The money of a kong goes back or on. */
const KONG_MONEY: ReadonlySet<string> = new Set<XuezhanReason>(['kong-refund', 'kong-transfer']);

const standing = ({ standings }: XuezhanEnded, seat: Seat, t: AnyT): EndStanding => {
  const own = standings[seat] ?? null;
  const say = saying(t);
  if (own === null) return { text: '', isPunished: false };
  if (own.pig) return { text: say('settlement:pig'), isPunished: true };
  const text = own.ready === null ? say('settlement:notReady') : say('settlement:readyFan', { n: own.ready });
  return { text, isPunished: false };
};

export const xuezhanWorth: GameWorth = {
  groups: (win: XuezhanSeenWon) => xuezhanGroups(win, win.concealed ?? []),
  titles: ({ fans }: XuezhanSeenWon, { t }) =>
    fans.length === 0 ? [saying(t)('settlement:plainHand')] : fans.map(([code]) => patternText(t, code)),
  held: (tiles) => [inOrder(tiles)],
  Worth: XuezhanWorth,
  isPrice: (reason) => !KONG_MONEY.has(reason),
  standing,
  note: () => null,
};
