/** What happened, in sentences. */
import type { BySeat, Seat, Suit, Tile } from '@paiju/engine';
import { at, codeOf, formatTiles, SUITED } from '@paiju/engine';
import { nameOf, ownerOf, YOU } from '../names.ts';
import { endSentences } from './ending.ts';
import type { Told, ToldExchange, ToldMeld } from './told.ts';
import { winSentences } from './winning.ts';

type Names = BySeat<string>;

const tilesText = (tiles: readonly Tile[]): string => formatTiles(SUITED, tiles);
const code = (tile: Tile): string => codeOf(SUITED, tile);

export const SUIT_WORDS = { m: 'm 万', p: 'p 筒', s: 's 条' } satisfies Record<Suit, string>;

export const sentencesFor = (event: Told, names: Names): string[] => {
  switch (event.type) {
    case 'dealt':
      return dealtSentences(event, names);
    case 'buried':
      return [
        `Buried: ${eachSeat(names, (seat) => buriedText(at(event.suits, seat), at(event.tiles, seat)))}.`,
      ];
    case 'exchanged':
      return [exchangeSentence(event, names)];
    case 'voided':
      return [`Void suits: ${eachSeat(names, (seat) => SUIT_WORDS[at(event.suits, seat)])}.`];
    case 'drew':
      return drewSentences(event, names);
    case 'discarded':
      return [`${nameOf(names, event.seat)} discarded ${code(event.tile)}.`];
    case 'kong-declared':
      return [
        `${nameOf(names, event.seat)} offered ${code(event.tile)} to the pung: the kong could be robbed.`,
      ];
    case 'melded':
      return [meldSentence(event.seat, event.meld, names)];
    case 'won':
      return winSentences(event, names);
    case 'ended':
      return endSentences(event, names);
    // Who may claim and who declined is the business of whoever is asked; what came of it is told above.
    case 'chosen':
    case 'claims-opened':
    case 'answered':
      return [];
  }
};

const eachSeat = (names: Names, text: (seat: Seat) => string): string =>
  names.map((name, seat) => `${name} ${text(seat)}`).join(', ');

const dealtSentences = (event: Extract<Told, { type: 'dealt' }>, names: Names): string[] => [
  `Round ${event.round + 1}. ${nameOf(names, event.dealer)} ${nameOf(names, event.dealer) === YOU ? 'deal' : 'deals'}.`,
  ...(event.hands ?? []).map((hand, seat) => `  ${nameOf(names, seat)} got ${tilesText(hand)}`),
];

const buriedText = (suit: Suit, tiles: readonly Tile[] | null): string =>
  tiles === null ? `three of ${SUIT_WORDS[suit]}` : tilesText(tiles);

const DIRECTIONS = { 1: 'the next seat', 2: 'the seat across', 3: 'the previous seat' } as const;

const exchangeSentence = ({ direction, tiles, given, received }: ToldExchange, names: Names): string => {
  const where = `Tiles went to ${DIRECTIONS[direction]}`;
  if (tiles !== undefined)
    return `${where}: ${eachSeat(names, (seat) => `gave ${tilesText(at(tiles, seat))}`)}.`;
  if (!given || !received) return `${where}.`;
  return `${where}: you gave ${tilesText(given)} and got ${tilesText(received)}.`;
};

const drewSentences = ({ seat, tile, end }: Extract<Told, { type: 'drew' }>, names: Names): string[] => {
  const replacement = end === 'back' ? ' as the replacement' : '';
  if (tile !== null) return [`${nameOf(names, seat)} drew ${code(tile)}${replacement}.`];
  return end === 'back' ? [`${nameOf(names, seat)} drew a replacement tile.`] : [];
};

const meldSentence = (seat: Seat, meld: ToldMeld, names: Names): string => {
  const who = nameOf(names, seat);
  const tile = meld.tile === null ? 'a hidden tile' : code(meld.tile);
  if (meld.made === 'concealed') return `${who} laid a concealed kong of ${tile}.`;
  if (meld.made === 'added') return `${who} added ${tile} to a pung: a kong.`;
  const whose = meld.from === null ? '' : `${ownerOf(names, meld.from)} `;
  return `${who} claimed ${whose}${tile} for a ${meld.kind}.`;
};

/** What the seats answered or chose, for a record that hides nothing. */
export const secretSentences = (event: Told, names: Names): string[] => {
  if (event.type === 'answered') {
    const { type } = event.answer;
    return [`${nameOf(names, event.seat)} ${type === 'pass' ? 'passed' : `called ${type}`}.`];
  }
  return [];
};
