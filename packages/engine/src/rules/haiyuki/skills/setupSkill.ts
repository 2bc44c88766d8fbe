/** H-6.33: what the two setup skills share; the exchange itself is carried out in `setup.ts`. */
import type { Character } from '../tiles.ts';
import type { SkillName } from './names.ts';
import type { Skill } from './skill.ts';

export const setupSkill = (name: SkillName, owner: Character, cost: number): Skill => ({
  name,
  owner,
  kind: 'setup',
  cost,
  whyNot: ({ phase }) => (phase.name === 'setup' ? null : 'wrong-phase'),
  effect: () => {},
});
