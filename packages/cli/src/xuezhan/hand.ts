/** The own hand in Xuezhan, and what may be done with which keys. */
import type { AnyAction } from '@paiju/engine';
import { SUITS } from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import { actionKeys, handText, keysText, restOf, suitGroups, waitsText } from '../round/hand.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { codeText, SUIT_WORDS, tilesText } from '../text/tiles.ts';

export const handLines = (view: XuezhanView, legal: readonly AnyAction[]): BoardLine[] => [
  handLine(view),
  {
    text: keysText(
      view.phase.name === 'choice' ? openingKeys(legal as readonly XuezhanAction[]) : actionKeys(view, legal),
    ),
  },
];

const handLine = (view: XuezhanView): BoardLine => {
  const { drawn, seats, seat, waits, barred } = view;
  const dim = seat === null ? null : (seats[seat]?.voidSuit ?? null);
  const text = handText(
    suitGroups(restOf(view)),
    drawn === null ? '' : codeText(drawn),
    waitsText(waits),
    barred === null ? '' : `(passed a win of ${barred} fan)`,
  );
  return dim === null ? { text } : { text, dim };
};

const openingKeys = ([first]: readonly XuezhanAction[]): string[] => {
  if (first?.type !== 'bury' && first?.type !== 'exchange')
    return [`your void suit: ${SUITS.map((suit) => SUIT_WORDS[suit]).join(', ')}`];
  const verb = first.type === 'bury' ? 'bury' : 'give away';
  return [`${verb} three tiles of one suit, such as ${tilesText(first.tiles)}`];
};
