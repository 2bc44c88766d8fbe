/** The skills of the setup. */
import type { Skill } from './skill.ts';
import type { SkillName } from './skillNames.ts';
import type { Character } from './tiles.ts';

/** H-6.33: what the two setup skills share; the exchange itself is carried out in `setup.ts`. */
const setupSkill = (name: SkillName, owner: Character, cost: number): Skill => ({
  name,
  owner,
  kind: 'setup',
  cost,
  whyNot: ({ phase }) => (phase.name === 'setup' ? null : 'wrong-phase'),
  effect: () => {},
});

/** H-6.8: before the first draw, new tiles for old ones. */
export const EXCHANGE_TILE = setupSkill('EXCHANGE_TILE', 'smash', 6);

/** H-6.9: the same as EXCHANGE_TILE, cheaper. */
export const PAINT_TILE = setupSkill('PAINT_TILE', 'mayu', 4);
