/** The own skills that cannot be used now: what they cost, and why not. Nobody should learn it when the MP are spent. */
import type { HaiyukiRefusal, HaiyukiView, SkillKind, SkillName } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';
import type { TypedQuestion } from '../desk.ts';
import { codes } from '../text/catalogue.ts';
import { costText, SKILL_NAMES } from '../text/haiyuki/codes.ts';
import { ownOf } from './own.ts';

/** On the own turn; whoever is asked anything else is told what it is about. */
export const restingSkills = ({ view: seen, legal, whyNot }: TypedQuestion): string[] => {
  const view = seen as HaiyukiView;
  if (view.phase.name !== 'turn' || !view.options.skills) return [];
  const { character } = ownOf(view);
  return Object.values(SKILLS)
    .filter(({ owner, name }) => owner === character && !legal.some((action) => usesSkill(action, name)))
    .map(({ name, kind }) => {
      const why = whyNot({ type: 'skill', skill: name } as { readonly type: string }) as HaiyukiRefusal;
      return `not now  ${SKILL_NAMES[name]} (${costText(name)}): ${whyText(kind, why)}`;
    });
};

const usesSkill = (action: object, name: SkillName): boolean =>
  (action as { readonly skill?: SkillName }).skill === name;

/** Those that nobody can ask for. */
const WAITING: Readonly<Record<Exclude<SkillKind, 'active'>, string>> = {
  reactive: 'You are asked when it can be used.',
  setup: 'You are asked when a round begins.',
};

const whyText = (kind: SkillKind, why: HaiyukiRefusal): string =>
  kind !== 'active' && why === 'wrong-phase' ? WAITING[kind] : codes.haiyuki.refusals[why];
