/** Burying, exchanging, declaring: what the hand may hope for without the suit, or the tiles, it gives up. */
import type { Counts, OpeningChoice, Suit, Tile } from '@paiju/engine';
import { countOf, SUITS, suitOf } from '@paiju/engine';
import type { Opinion } from '../advice.ts';
import { Judge } from './actionValue.ts';
import type { Position } from './expertSight.ts';
import { usableWithout } from './sight.ts';

/** three tiles come back, which is as good as three draws. */
const GIFT = 3;

export const weighOpening = (position: Position, choices: readonly OpeningChoice[]): readonly Opinion[] => {
  const judges = new Map(SUITS.map((suit) => [suit, judgeWithout(position, suit)]));
  const weigh = (choice: OpeningChoice, suit: Suit, draws: number): Opinion => {
    const hand = handAfter(position.hand, choice);
    return (judges.get(suit) as Judge).keep(choice, { hand, laid: position.laid }, draws);
  };
  return choices.map((choice) => {
    if (choice.type === 'void') return weigh(choice, choice.suit, position.draws);
    const given = suitOf(choice.tiles[0] as Tile) as Suit;
    if (choice.type === 'bury') return weigh(choice, given, position.draws);
    return SUITS.map((suit) => weigh(choice, suit, position.draws + GIFT)).reduce(better);
  });
};

const better = (a: Opinion, b: Opinion): Opinion => (b.estimate > a.estimate ? b : a);

/** There are many choices and far hands: none is looked at closely. */
const judgeWithout = (position: Position, suit: Suit): Judge =>
  new Judge({ ...position, voidSuit: suit, aim: { ...position.aim, usable: usableWithout(suit) } }, 0);

const handAfter = (hand: Counts, choice: OpeningChoice): Counts => {
  if (choice.type === 'void') return hand;
  const rest = hand.slice();
  for (const tile of choice.tiles) rest[tile] = countOf(rest, tile) - 1;
  return rest;
};
