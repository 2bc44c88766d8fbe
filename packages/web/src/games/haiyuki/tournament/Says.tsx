/** A character says something. */
import type { Character } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import type { Expression } from '../characters/art/expression.ts';
import { Portrait } from '../characters/Portrait.tsx';
import { characterText } from '../words/codes.ts';

interface SaysProps {
  readonly character: Character;
  readonly expression: Expression;
  readonly line: string;
  readonly isMasked?: boolean;
}

export const Says = ({ character, expression, line, isMasked = false }: SaysProps) => {
  const { t } = useTranslation(['tournament', 'characters']);
  return (
    <figure className="says">
      <Portrait character={character} expression={expression} isMasked={isMasked} />
      <blockquote>
        <span className="says-name">
          {t('says', { name: isMasked ? t('unknown') : characterText(t, character) })}
        </span>
        <p>{line}</p>
      </blockquote>
    </figure>
  );
};
