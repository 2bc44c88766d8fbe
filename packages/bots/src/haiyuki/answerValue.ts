/** What the expert thinks of the questions outside turns: its own win, a win on its discard, the last chance. */
import type { Counts } from '@paiju/engine';
import { withTile } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiPhaseView, HaiyukiView } from '@paiju/engine/haiyuki';
import { waitsOf } from '@paiju/engine/haiyuki';
import { left } from './claimValue.ts';
import { copiesWaitedFor, winDamage } from './readyHand.ts';
import type { Facts, Reckoning, Thought } from './reckoning.ts';
import { THEY_ARE_READY } from './reckoning.ts';
import { USUAL_DAMAGE } from './rivals.ts';
import { costOf, paid } from './skillValue.ts';
import { DORA, URA } from './worths.ts';

/** Each has a yes and a no. */
export const weighAnswers = (
  reckoning: Reckoning,
  { phase, seat }: HaiyukiView,
  legal: readonly HaiyukiAction[],
): readonly Thought[] => {
  const question = phase.name === 'last-chance' ? lastChance : isOwn(phase, seat) ? bomb : counter;
  const { no, yes, facts } = question(reckoning, phase);
  return legal.map((action) => {
    if (action.type !== 'skill') return { action, parts: no, facts: {} };
    const parts = { ...yes, ...paid(reckoning, action.skill) };
    return { action, parts, facts: { ...facts, ...costOf(action.skill) } };
  });
};

const isOwn = (phase: HaiyukiPhaseView, seat: number | null): boolean =>
  phase.name === 'declared' && phase.seat === seat;

interface Question {
  readonly no: Thought['parts'];
  readonly yes: Thought['parts'];
  readonly facts: Facts;
}

/** H-6.5: the ura-dora becomes the kind the hand holds most of. */
const bomb = ({ sight }: Reckoning, phase: HaiyukiPhaseView): Question => {
  const isWhole = phase.name !== 'declared' || phase.way === 'tsumo';
  const complete = isWhole ? sight.all : withTile(sight.all, phase.tile);
  const win = winDamage(sight, complete);
  const most = Math.max(...complete);
  const extra = Math.min(DORA * most - URA, sight.other.hp - win);
  return { no: { win }, yes: { win, extra }, facts: { 'win-chance': 1, 'win-value': win + extra } };
};

/** H-6.10, H-6.11: the win is void and the round goes on. */
const counter = (reckoning: Reckoning): Question => {
  const { parts, facts } = left(reckoning, { type: 'pass' });
  const lost = USUAL_DAMAGE * (reckoning.sight.own.mirror ? 0.75 : 1);
  return { no: { risk: -Math.min(lost, reckoning.sight.own.hp) }, yes: parts, facts };
};

/** H-6.13: one tile of the wall is turned, and the win is one of the last turn. */
const lastChance = ({ sight }: Reckoning): Question => {
  const { all, options, other, unseenTiles } = sight;
  const waits = waitsOf(all);
  const chance = copiesWaitedFor(sight, waits) / unseenTiles;
  const value = Math.max(0, ...waits.map(({ tile }) => winDamage(sight, withTile(all, tile) as Counts)));
  const bonus = other.riichi === null ? options.notenPenalty * (1 - THEY_ARE_READY) : 0;
  return {
    no: { 'ready-bonus': bonus },
    yes: { 'ready-bonus': bonus * (1 - chance), extra: chance * value },
    facts: { 'win-chance': chance, 'win-value': value },
  };
};
