/** Choosing a character: portraits in a row, and in sentences what the chosen one can do. */
import type { Character } from '@paiju/engine/haiyuki';
import { CHARACTERS } from '@paiju/engine/haiyuki';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { characterText, skillEffectText, skillText } from '../words/codes.ts';
import { skillsOf } from './skills.ts';
import './characters.css';
import { Portrait } from './Portrait.tsx';

interface CharacterSelectProps {
  readonly chosen: Character | null;
  onChoose(character: Character): void;
  /** What is being chosen, instead of one's own character. */
  readonly label?: string;
  readonly characters?: readonly Character[];
}

export const CharacterSelect = ({
  chosen,
  onChoose,
  label,
  characters = CHARACTERS,
}: CharacterSelectProps) => {
  const { t } = useTranslation(['duel', 'codes']);
  const group = useId();
  return (
    <fieldset className="character-select">
      <legend>{label ?? t('choose')}</legend>
      <div className="character-row">
        {characters.map((character) => (
          <label key={character} className="character" data-testid={`character-${character}`}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              checked={character === chosen}
              onChange={() => onChoose(character)}
            />
            <Portrait character={character} expression={character === chosen ? 'winning' : 'neutral'} />
            <span className="character-name">{characterText(t, character)}</span>
          </label>
        ))}
      </div>
      <div className="character-about" aria-live="polite">
        {chosen !== null && <CharacterAbout character={chosen} />}
      </div>
    </fieldset>
  );
};

/** Who that is, and each skill in a sentence. */
const CharacterAbout = ({ character }: { readonly character: Character }) => {
  const { t } = useTranslation(['duel', 'codes']);
  return (
    <>
      <p className="character-story">{t(`story.${character}`)}</p>
      <ul>
        {skillsOf(character).map(({ name, cost, kind }) => (
          <li key={name}>
            {t(kind === 'setup' ? 'skillSentenceEach' : 'skillSentence', {
              skill: skillText(t, name),
              cost,
              kind: t(`kind.${kind}`),
              effect: skillEffectText(t, name),
            })}
          </li>
        ))}
      </ul>
    </>
  );
};
