/** The opponent's skills: what it could use, and what it has used in this round. */
import type { HaiyukiSeatView } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { skillsOf } from '../characters/skills.ts';
import { skillEffectText, skillText } from '../words/codes.ts';
import { usedSkills } from './status.ts';

export const SkillsSeen = ({ own, name }: { readonly own: HaiyukiSeatView; readonly name: string }) => {
  const { t } = useTranslation(['duel', 'codes']);
  const used = usedSkills(own);
  return (
    <ul className="skills-seen" aria-label={t('skillsOf', { name })}>
      {skillsOf(own.character).map(({ name: skill, cost }) => {
        const times = used.get(skill) ?? 0;
        const words = skillText(t, skill);
        return (
          <li
            key={skill}
            className="skill-seen"
            data-used={times > 0 || undefined}
            data-poor={own.mp < cost || undefined}
            title={skillEffectText(t, skill)}
          >
            {times > 0 ? t('used', { skill: words, n: times }) : words}
          </li>
        );
      })}
    </ul>
  );
};
