/** The game in brief, in the reader's language. */
import { useTranslation } from 'react-i18next';
import type { RulesetId } from '../session/gameOf.ts';
import { TiledText } from '../tutorial/TiledText.tsx';
import { rules as english } from '../words/en/rules.ts';

export const Brief = ({ ruleset }: { readonly ruleset: RulesetId }) => {
  const { t } = useTranslation('rules');
  const say = t as unknown as (key: string) => string;
  return (
    <ol className="book-brief">
      {Object.keys(english[ruleset]).map((sentence) => (
        <li key={sentence}>
          <TiledText ruleset={ruleset} text={say(`${ruleset}.${sentence}`)} />
        </li>
      ))}
    </ol>
  );
};
