/** What happened in Xuezhan, in sentences. */
import type { BySeat, Seat, Suit, Tile, XuezhanTold } from '@paiju/engine';
import { at } from '@paiju/engine';
import { tableSentences } from '../round/events.ts';
import { SUIT_WORDS, tilesText } from '../tiles.ts';
import { endSentences } from './ending.ts';
import { winSentences } from './winning.ts';

type Names = BySeat<string>;

export const sentencesFor = (event: XuezhanTold, names: Names): string[] => {
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

const DIRECTIONS = { 1: 'the next seat', 2: 'the seat across', 3: 'the previous seat' } as const;

const exchangeSentence = (
  event: Extract<XuezhanTold, { readonly type: 'exchanged' }>,
  names: Names,
): string => {
  const where = `Tiles went to ${DIRECTIONS[event.direction]}`;
  if ('tiles' in event)
    return `${where}: ${eachSeat(names, (seat) => `gave ${tilesText(at(event.tiles, seat))}`)}.`;
  const { given, received } = event;
  if (given === null || received === null) return `${where}.`;
  return `${where}: you gave ${tilesText(given)} and got ${tilesText(received)}.`;
};
