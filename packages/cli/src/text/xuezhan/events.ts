/** What happened in Xuezhan, in sentences. */
import type { BySeat, Seat, Suit, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { XuezhanHappened } from '@paiju/engine/xuezhan';
import { say, telling } from '../catalogue.ts';
import { nameOf } from '../names.ts';
import { tableSentences } from '../round/events.ts';
import { SUIT_WORDS, tilesText } from '../tiles.ts';
import { endSentences } from './ending.ts';
import { winSentences } from './winning.ts';

type Names = BySeat<string>;

export const sentencesFor = (event: XuezhanHappened, names: Names): string[] => {
  switch (event.type) {
    case 'buried':
      return [
        `Buried: ${eachSeat(names, (seat) => buriedText(at(event.suits, seat), at(event.tiles, seat)))}.`,
      ];
    case 'exchanged':
      return [exchangeSentence(event, names)];
    case 'voided':
      return [`Void suits: ${eachSeat(names, (seat) => SUIT_WORDS[at(event.suits, seat)])}.`];
    case 'won':
      return winSentences(event, names);
    case 'ended':
      return endSentences(event, names);
    default:
      return tableSentences(event, names);
  }
};

const eachSeat = (names: Names, text: (seat: Seat) => string): string =>
  names.map((name, seat) => `${name} ${text(seat)}`).join(', ');

const buriedText = (suit: Suit, tiles: readonly Tile[] | null): string =>
  tiles === null ? `three of ${SUIT_WORDS[suit]}` : tilesText(tiles);

const DIRECTIONS = { 1: 'next', 2: 'across', 3: 'previous' } as const;

const exchangeSentence = (
  event: Extract<XuezhanHappened, { readonly type: 'exchanged' }>,
  names: Names,
): string => {
  const where = telling.exchangedTo[DIRECTIONS[event.direction]];
  if ('tiles' in event) {
    const gave = event.tiles.map((tiles, seat) =>
      say(telling.gave, { who: nameOf(names, seat), given: tilesText(tiles) }),
    );
    return [where, ...gave].join(' ');
  }
  const { given, received } = event;
  if (given === null || received === null) return where;
  const exchange = { who: telling.you.who, given: tilesText(given), received: tilesText(received) };
  return `${where} ${say(telling.gaveAndGot, exchange)}`;
};
