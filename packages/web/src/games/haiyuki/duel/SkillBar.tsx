/** The own skills: cost, whether they can be used now, and on touch the reason why not. */
import type { HaiyukiSeatView, SkillName } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { skillsOf } from '../characters/skills.ts';
import { skillEffectText, skillText } from '../words/codes.ts';
import type { Declaring, Offers } from './offers.ts';
import { useSkillKeys } from './useSkillKeys.ts';

interface SkillBarProps {
  readonly own: HaiyukiSeatView;
  readonly offers: Offers;
  readonly declaring: Declaring | null;
  onUse(skill: SkillName): void;
}

export const SkillBar = ({ own, offers, declaring, onUse }: SkillBarProps) => {
  const { t } = useTranslation(['duel', 'codes']);
  const skills = skillsOf(own.character);
  useSkillKeys(
    skills.map(({ name }) => name),
    onUse,
  );
  return (
    <ul className="skill-bar" aria-label={t('skills')}>
      {skills.map(({ name, cost, kind }, place) => {
        const isUsable = offers.skills.has(name);
        const price = t(kind === 'setup' ? 'costEach' : 'cost', { cost });
        return (
          <li key={name}>
            <button
              type="button"
              className="skill"
              data-testid={`skill-${name}`}
              data-usable={isUsable}
              aria-disabled={!isUsable}
              aria-pressed={declaring?.type === 'skill' && declaring.skill === name}
              aria-keyshortcuts={`${place + 1}`}
              title={skillEffectText(t, name)}
              onClick={() => onUse(name)}
            >
              <span className="skill-name">{skillText(t, name)}</span>{' '}
              <span className="skill-cost" data-poor={own.mp < cost || undefined}>
                {price}
              </span>{' '}
              <span className="skill-kind">{t(`kind.${kind}`)}</span>{' '}
              <span className="skill-effect">{skillEffectText(t, name)}</span>
              <span className="sr-only"> {t(isUsable ? 'usable' : 'notUsable')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
