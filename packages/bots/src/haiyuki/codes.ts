/** The codes the expert of Haiyuki gives its reasons in. Points are hit points. */
import { BESIDES } from '../worth.ts';

/** What an estimate is made of. */
export const HAIYUKI_TERMS = [
  /** The chance of an own win times what it takes. */
  'win',
  /** What this action's discard loses on average. */
  'risk',
  /** What the other seat is likely to take later. */
  'later-risk',
  /** What being ready in a drawn round brings, less what not being ready costs. */
  'ready-bonus',
  /** Hit points restored. */
  'heal',
  /** Damage that a skill averts. */
  'spared',
  /** Damage that a skill adds. */
  'extra',
  /** What the MP spent would have brought later. */
  'mp',
  /** What the character likes or shuns beyond its points. */
  'leaning',
  /** What an action costs less than it seems beside the favourite, as was played out. */
  BESIDES,
] as const;
export type HaiyukiTerm = (typeof HAIYUKI_TERMS)[number];

/** What is counted. */
export const HAIYUKI_FACTS = [
  /** Tiles away from ready. */
  'distance',
  /** Unseen copies of the tiles that bring the hand nearer, or complete it. */
  'useful',
  'win-chance',
  'win-value',
  'deal-in',
  /** MP the action costs. */
  'mp-cost',
  /** Tiles given back in the setup. */
  'exchanged',
] as const;
export type HaiyukiFact = (typeof HAIYUKI_FACTS)[number];
