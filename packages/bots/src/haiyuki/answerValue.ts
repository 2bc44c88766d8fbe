/** What the expert thinks of the questions outside turns: its own win, a win on its discard, the last chance. */
import type { HaiyukiAction, HaiyukiPhaseView, HaiyukiView } from '@paiju/engine/haiyuki';
import { waitsOf } from '@paiju/engine/haiyuki';
import { left } from './claimValue.ts';
import { copiesWaitedFor } from './readyHand.ts';
import type { Facts, Reckoning, Thought } from './reckoning.ts';
import { THEY_ARE_READY } from './reckoning.ts';
import { usualDamage } from './rivals.ts';
import { costOf, paid } from './skillValue.ts';
import { ownWinBy } from './winValue.ts';

/** Each has a yes and a no. */
export const weighAnswers = (
  reckoning: Reckoning,
  { phase, seat }: HaiyukiView,
  legal: readonly HaiyukiAction[],
): readonly Thought[] => {
  if (isOwn(phase, seat)) return legal.map((action) => bomb(reckoning, action));
  const question = phase.name === 'last-chance' ? lastChance : counter;
  const use = legal.find((action) => action.type === 'skill');
  const { no, yes, facts } = question(reckoning, use ?? { type: 'pass' });
  return legal.map((action) => {
    if (action.type !== 'skill') return { action, terms: no, facts: {} };
    const terms = { ...yes, ...paid(reckoning, action.skill) };
    return { action, terms, facts: { ...facts, ...costOf(action.skill) } };
  });
};

const isOwn = (phase: HaiyukiPhaseView, seat: number | null): boolean =>
  phase.name === 'declared' && phase.seat === seat;

interface YesOrNo {
  readonly no: Thought['terms'];
  readonly yes: Thought['terms'];
  readonly facts: Facts;
}

/** H-6.5: an own win stands; the ura-dora may be chosen. */
const bomb = (reckoning: Reckoning, action: HaiyukiAction): Thought => {
  const { sight } = reckoning;
  const { expected: win } = ownWinBy(sight, { type: 'pass' });
  const { certain, expected } = ownWinBy(sight, action);
  const facts: Facts = { 'win-chance': 1, 'win-value': certain };
  if (action.type !== 'skill') return { action, terms: { win }, facts };
  const terms = { win, extra: expected - win, ...paid(reckoning, action.skill) };
  return { action, terms, facts: { ...facts, ...costOf(action.skill) } };
};

/** H-6.10, H-6.11: the win is void and the round goes on. */
const counter = (reckoning: Reckoning): YesOrNo => {
  const { terms, facts } = left(reckoning, { type: 'pass' });
  const { sight } = reckoning;
  return { no: { risk: -Math.min(usualDamage(sight), sight.own.hp) }, yes: terms, facts };
};

/** H-6.13: one tile of the wall is turned, and the win is one of the last turn. */
const lastChance = ({ sight }: Reckoning, action: HaiyukiAction): YesOrNo => {
  const { all, options, other, unseenTiles } = sight;
  const waits = waitsOf(all);
  const chance = copiesWaitedFor(sight, waits) / unseenTiles;
  const { certain, expected } = ownWinBy(sight, action);
  const bonus = other.riichi === null ? options.notenPenalty * (1 - THEY_ARE_READY) : 0;
  return {
    no: { 'ready-bonus': bonus },
    yes: { 'ready-bonus': bonus * (1 - chance), extra: chance * expected },
    facts: { 'win-chance': chance, 'win-value': certain },
  };
};
