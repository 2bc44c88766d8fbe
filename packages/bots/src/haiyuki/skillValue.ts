/** What a skill brings on top of the best that can be done without it, and what its MP are worth. */

import type { HaiyukiAction, SkillName, UseSkill } from '@paiju/engine/haiyuki';
import { CURSED_TURNS, healedBy, SKILLS, WAITED_TURNS } from '@paiju/engine/haiyuki';
import { exp } from '../exact.ts';
import { readyThought, within } from './actionValue.ts';
import { priceOf } from './price.ts';
import type { Ready } from './readyHand.ts';
import { chanceWithin, readyDiscards } from './readyHand.ts';
import type { Reckoning, Terms, Thought } from './reckoning.ts';
import { sumOf } from './reckoning.ts';
import { expectedLoss, RIICHI_DRAW, threatOf, usualDamage } from './rivals.ts';

/** What can be done without a skill. */
export interface Plan {
  readonly reckoning: Reckoning;
  readonly thoughts: readonly Thought[];
  readonly best: Thought;
  readonly ready: readonly Ready[];
}

export const weighSkill = (plan: Plan, action: HaiyukiAction): Thought => {
  if (action.type !== 'skill') throw new RangeError(`nobody can ${action.type} in a turn`);
  const { best, reckoning } = plan;
  // H-5.7: a strike that ends the match costs nothing that could be used later.
  const isLast = action.skill === 'TIGER_STRIKE' && dearestOf(plan.ready) >= reckoning.sight.other.hp;
  const spent = isLast ? { mp: 0 } : paid(reckoning, action.skill);
  const { terms, facts } = action.skill === 'SPIRIT_RIICHI' ? spirit(plan, action) : best;
  const gain = GAINS[action.skill]?.(plan) ?? {};
  return { action, terms: { ...terms, ...gain, ...spent }, facts: { ...facts, ...costOf(action.skill) } };
};

export const paid = ({ sight }: Reckoning, skill: SkillName): Terms => ({
  mp: -priceOf(sight, skill),
});
export const costOf = (skill: SkillName) => ({ 'mp-cost': SKILLS[skill].cost });

const spirit = ({ reckoning, ready }: Plan, action: UseSkill): Thought => {
  const found = ready.find(({ tile }) => tile === action.tile);
  if (found === undefined) throw new Error('riichi needs a discard that leaves the hand ready');
  const { sight } = reckoning;
  // H-6.12: the draw of the last of these turns wins, if neither seat has won before.
  const before = chanceWithin(sight, WAITED_TURNS - 1, { useful: found.useful, inRiichi: true });
  const chance = found.useful === 0 ? 0 : before + (1 - before) * within(reckoning, WAITED_TURNS);
  return readyThought(reckoning, action, { ready: found, chance: Math.min(chance, 0.97) });
};

/** Skills that work in riichi on would be out of reach once it is declared: then they are used before it or never. */
const isPressing = ({ reckoning: { sight }, best }: Plan): boolean =>
  sight.other.riichi !== null ||
  sight.other.melds.length > 1 ||
  (sight.other.melds.length > 0 && sight.turn > 6) ||
  best.action.type === 'riichi';

/** What the dearest hand takes that some discard leaves waiting for a tile there is. */
const dearestOf = (ready: readonly Ready[]): number =>
  ready.reduce((most, { damage, useful }) => (useful > 0 ? Math.max(most, damage) : most), 0);

const GAINS: Partial<Record<SkillName, (plan: Plan) => Terms>> = {
  TIGER_STRIKE: (plan) => {
    const { reckoning, best } = plan;
    const dearest = dearestOf(plan.ready);
    if (dearest === 0) return {};
    const chance = within(reckoning, 1);
    const damage = Math.min(dearest, reckoning.sight.other.hp);
    return { extra: chance * damage - (1 - chance) * reckoning.loss - sumOf(best.terms) };
  },
  HELL_PILE: ({ reckoning, best }) => {
    const { sight, loss, threat } = reckoning;
    const { other } = sight;
    if (other.guaranteed || other.spirit > 0) return {};
    const cursed = threatOf({ ...sight, other: { ...other, curse: CURSED_TURNS } });
    if (other.riichi === null && other.melds.length === 0) return { spared: loss - expectedLoss(cursed) };
    // A win that does not come while the curse lasts leaves the round open.
    const stopped = 1 - exp(-RIICHI_DRAW * Math.min(CURSED_TURNS, sight.theirDraws));
    return { spared: Math.max(0, stopped * (threat.damage + sumOf(best.terms))) };
  },
  WATER_MIRROR: (plan) => {
    const { sight } = plan.reckoning;
    const mirrored = usualDamage({ ...sight, own: { ...sight.own, mirror: true } });
    const share = 1 - mirrored / usualDamage(sight);
    return { spared: isPressing(plan) ? -share * (plan.best.terms['later-risk'] ?? 0) : 0 };
  },
  RECOVERY: ({ reckoning: { sight } }) => ({ heal: healedBy(sight.own, sight.options.hp) }),
  DISCARD_GUARD: ({ reckoning, thoughts, best }) => {
    const { sight } = reckoning;
    if (sight.other.riichi === null) return {};
    const unhindered = Math.max(
      ...thoughts.map(({ terms }) => sumOf(terms) - (terms.risk ?? 0) - (terms.leaning ?? 0)),
    );
    const now = unhindered - sumOf(best.terms) + (best.terms.leaning ?? 0);
    return { spared: Math.max(0, now) * Math.min(GUARDED, sight.draws + 1) };
  },
  CRITICAL: (plan) => {
    const { sight } = plan.reckoning;
    const now = dearestOf(plan.ready);
    if (now === 0) return { extra: 0 };
    const more = dearestOf(readyDiscards({ ...sight, own: { ...sight.own, critical: true } }));
    return { extra: (more / now - 1) * (plan.best.terms.win ?? 0) };
  },
};

/** Of the five discards that are guarded about so many would be held back. */
const GUARDED = 3;
