/** Burying, exchanging, declaring: which suit, and which of its tiles, the hand can best do without. */
import type { Counts, OpeningChoice, Suit, Tile } from '@paiju/engine';
import { SUITS, suitOf, tilesIn } from '@paiju/engine';
import { company } from '../neighbours.ts';
import type { Aim, Outlook } from './reach.ts';
import { compareOutlooks, distanceTo, outlook } from './reach.ts';
import type { Situation } from './sight.ts';
import { usableWithout } from './sight.ts';

export const bestOpening = (situation: Situation, choices: readonly OpeningChoice[]): OpeningChoice | null =>
  choices.some(({ type }) => type === 'exchange')
    ? bestGift(situation, choices)
    : choiceOf(choices, bestVoid(situation, situation.hand, suitsIn(choices)));

/** Tiles of the void suit count for nothing afterwards, so which three of them are buried makes no difference. */
const choiceOf = (choices: readonly OpeningChoice[], suit: Suit | null): OpeningChoice | null =>
  choices.find((choice) => suitOfChoice(choice) === suit) ?? null;

const suitsIn = (choices: readonly OpeningChoice[]): Suit[] =>
  SUITS.filter((suit) => choices.some((choice) => suitOfChoice(choice) === suit));

const suitOfChoice = (choice: OpeningChoice): Suit | null => {
  if (choice.type === 'void') return choice.suit;
  const [tile] = choice.tiles;
  return tile === undefined ? null : suitOf(tile);
};

/** The suit to give up; of equal ones the shorter, for there is less of it to get rid of. */
const bestVoid = (situation: Situation, hand: Counts, suits: readonly Suit[]): Suit | null => {
  const length = (suit: Suit): number => tilesIn(hand).filter((tile) => suitOf(tile) === suit).length;
  const rated = suits.map((suit) => ({
    suit,
    length: length(suit),
    ...outlookWithout(situation, hand, suit),
  }));
  rated.sort((a, b) => compareOutlooks(a, b) || a.length - b.length);
  return rated[0]?.suit ?? null;
};

/** What a hand is built towards if it is finished without one suit, and how it stands then. */
const aimWithout = ({ aim }: Situation, suit: Suit): Aim => ({ ...aim, usable: usableWithout(suit) });
const outlookWithout = (situation: Situation, hand: Counts, suit: Suit): Outlook =>
  outlook(aimWithout(situation, suit), hand, situation.unseen);

/** what comes back is unknown, so the three tiles whose loss hurts least under the best void suit. */
const bestGift = (situation: Situation, choices: readonly OpeningChoice[]): OpeningChoice | null => {
  const gifts = choices.map((choice) => {
    const tiles = choice.type === 'void' ? [] : choice.tiles;
    const rest = withoutTiles(situation.hand, tiles);
    const distances = SUITS.map((suit) => distanceTo(aimWithout(situation, suit), rest));
    return { choice, tiles, rest, distance: Math.min(...distances) };
  });
  const least = Math.min(...gifts.map(({ distance }) => distance));
  // Counting useful tiles is the slow part: only for gifts that leave the smallest distance.
  const rated = gifts
    .filter(({ distance }) => distance === least)
    .map(({ choice, tiles, rest }) => {
      const [kept] = SUITS.map((suit) => outlookWithout(situation, rest, suit)).sort(compareOutlooks);
      const lost = tiles.reduce((sum, tile) => sum + company(situation.hand, tile), 0);
      return { choice, lost, distance: least, useful: kept?.useful ?? 0 };
    });
  rated.sort((a, b) => compareOutlooks(a, b) || a.lost - b.lost);
  return rated[0]?.choice ?? null;
};

const withoutTiles = (hand: Counts, tiles: readonly Tile[]): Counts => {
  const rest = hand.slice();
  for (const tile of tiles) rest[tile] = (rest[tile] ?? 0) - 1;
  return rest;
};
