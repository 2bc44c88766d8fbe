/** The codes in which the expert of Xuezhan gives its reasons. */
import { BESIDES } from '../worth.ts';

/** What an estimate is made of, in points. */
export const XUEZHAN_TERMS = [
  /** This win, or the wins the hand may come to: chance times what they bring. */
  'win',
  /** what the locked hand may win after this win. */
  'more-wins',
  /** kong money paid at once. */
  'kong',
  /** Kong money that may come later. */
  'later-kong',
  /** what being ready or not when the wall is empty is worth. */
  'ready-bonus',
  /** What this action gives away at once, on average. */
  'risk',
  /** What is likely to be paid to others until the end. */
  'later-risk',
  /** What an action costs less than it seems beside the favourite, as was played out. */
  BESIDES,
] as const;
export type XuezhanTerm = (typeof XUEZHAN_TERMS)[number];

export const XUEZHAN_FACTS = [
  /** Tiles away from ready by the way that is aimed at. */
  'distance',
  /** Unseen copies of the tiles that bring the hand one closer by that way, or that it waits for. */
  'useful',
  /** The chance to win at least once, 0 to 1. */
  'win-chance',
  /** Points of an average win aimed at, from all who pay it. */
  'win-value',
  /** The chance that the tile put down is won by somebody. */
  'deal-in',
  /** Own draws to come. */
  'draws',
  /** 1 where the hand is built towards the pattern. */
  'pure-suit',
  'all-triplets',
  'seven-pairs',
] as const;
export type XuezhanFact = (typeof XUEZHAN_FACTS)[number];
