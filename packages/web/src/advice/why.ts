/** Why the expert thinks what it thinks, in words. Every number is one of the opinions', or a difference of two. */
import type { Cost, Fact, Opinion, Term } from '@paiju/bots';
import { costOf, factDifferences, termDifferences } from '@paiju/bots';
import type { AnyT, Say } from '../words/say.ts';
import { saying } from '../words/say.ts';
import type { FactCode, TermCode } from './codes.ts';
import type { AdvisedGame } from './game.ts';
import { amountText, percentText } from './numbers.ts';
import { rivalsOf } from './rivals.ts';

/** So many facts and so many terms are enough to tell two actions apart. */
const MOST = 2;

/** Chances are told in hundredths. */
const CHANCES: ReadonlySet<FactCode> = new Set<FactCode>(['win-chance', 'deal-in']);
/** Whether a hand is built towards a pattern: there, or not. */
const AIMS: ReadonlySet<FactCode> = new Set<FactCode>(['pure-suit', 'all-triplets', 'seven-pairs']);
/** The same for all actions: nothing to compare. */
const SHARED: ReadonlySet<FactCode> = new Set<FactCode>(['draws']);

/** Who is told, and in which game. */
export interface Listener {
  readonly t: AnyT;
  readonly game: AdvisedGame;
}

/** `12 points`, `400 HP` */
export const pointsText = ({ t, game }: Listener, points: number): string =>
  saying(t)(`advice:unit.${game.telling.unit}`, { n: amountText(points) });

/** `1 to 2 points`; null where it means nothing. */
export const costText = ({ t, game }: Listener, points: number): string | null => {
  const { telling } = game;
  const range = rangeText(t, costOf(telling.id, points));
  return range === null ? null : saying(t)(`advice:unit.${telling.unit}`, { n: range });
};

/** `1 to 2` */
export const rangeText = (t: AnyT, cost: Cost | null): string | null =>
  cost === null
    ? null
    : saying(t)('advice:range', { low: amountText(cost.low), high: amountText(cost.high) });

/** What the hand is like after an action: `1 away from ready`, `38% likely to win`. */
export const factsOf = (listener: Listener, { facts }: Opinion): string[] =>
  facts.toSorted((a, b) => rankOf(a) - rankOf(b)).flatMap((fact) => factText(listener, fact) ?? []);

/** How near the hand is comes first, how long there is still to go last. */
const ORDER: readonly string[] = ['distance', 'useful', 'win-chance', 'win-value', 'deal-in'];
const rankOf = ({ code }: Fact): number => {
  if (code === 'draws') return Number.MAX_SAFE_INTEGER;
  return ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length;
};

/** The type of the catalogue holds that every code of an adviser has its words. */
const factCode = (code: string): FactCode => code as FactCode;
const termCode = (code: string): TermCode => code as TermCode;

const factText = (listener: Listener, fact: Fact): string | null => {
  const { value } = fact;
  const code = factCode(fact.code);
  const say = saying(listener.t);
  if (code === 'distance' && value <= 0) return say(value === 0 ? 'advice:ready' : 'advice:complete');
  const n = factAmount(listener, code, value);
  return n === '0' || (AIMS.has(code) && value <= 0) ? null : say(`advice:facts.${code}.is`, { n });
};

const factAmount = (listener: Listener, code: FactCode, value: number): string => {
  if (code === 'win-value') return pointsText(listener, value);
  return CHANCES.has(code) ? percentText(value) : String(Math.abs(Math.round(value)));
};

/** What the first has that the second has not: `useful tiles: 4 more`, `risks 12 points less now`. */
export const differences = (listener: Listener, opinion: Opinion, other: Opinion): string[] => [
  ...factDifferences(opinion, other)
    .flatMap((fact) => factDifference(listener, fact) ?? [])
    .slice(0, MOST),
  ...termDifferences(opinion, other)
    .filter(({ points }) => amountText(points) !== '0')
    .slice(0, MOST)
    .map((term) => termDifference(listener, term)),
];

const factDifference = (listener: Listener, fact: Fact): string | null => {
  const { value } = fact;
  const code = factCode(fact.code);
  if (SHARED.has(code)) return null;
  const n = factAmount(listener, code, value);
  const isNothing = code === 'win-value' ? amountText(value) === '0' : n === '0';
  return isNothing ? null : said(saying(listener.t), `facts.${code}`, value, n);
};

const termDifference = (listener: Listener, { code, points }: Term): string =>
  said(saying(listener.t), `terms.${termCode(code)}`, points, pointsText(listener, roughly(points)));

/** Nobody knows large ones to the tenth. */
const roughly = (points: number): number => (Math.abs(points) < LARGE ? points : Math.round(points));
const LARGE = 10;

const said = (say: Say, what: `terms.${TermCode}` | `facts.${FactCode}`, by: number, n: string): string =>
  say(by > 0 ? `advice:${what}.more` : `advice:${what}.less`, { n });

/** `Discard 9 of bamboo: keeps 12 useful tiles.` */
export const hintSentence = (listener: Listener, opinions: readonly Opinion[]): string => {
  const [best] = opinions;
  if (best === undefined) return '';
  const { t, game } = listener;
  const text = game.telling.action(t, best.action);
  const action = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  const reason = reasonOf(listener, best, rivalsOf(game.telling.id, opinions).worse);
  return saying(t)(reason === null ? 'advice:hint.bare' : 'advice:hint.sentence', {
    action,
    reason: reason ?? '',
  });
};

/**
 * What speaks most for it beside the best of what is worse: more useful tiles, else the term that brings most, else what
 * the hand is like. What speaks against it is among the numbers.
 */
const reasonOf = (listener: Listener, best: Opinion, worse: Opinion | null): string | null => {
  const [fact = null] = factsOf(listener, best);
  if (worse === null) return fact;
  const isUseful = factDifferences(best, worse).some(({ code, value }) => code === 'useful' && value >= 1);
  const kept = Math.round(best.facts.find(({ code }) => code === 'useful')?.value ?? 0);
  if (isUseful && kept > 0)
    return saying(listener.t)(kept === 1 ? 'advice:hint.keepsOne' : 'advice:hint.keeps', { n: kept });
  const [term] = termDifferences(best, worse)
    .filter(({ points }) => points > 0 && amountText(points) !== '0')
    .toSorted((a, b) => b.points - a.points);
  return term === undefined ? fact : termDifference(listener, term);
};
