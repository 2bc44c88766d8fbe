/** The game in brief, in the reader's language. */
import { useTranslation } from 'react-i18next';
import type { RulesetId } from '../../game/gameOf.ts';
import { TiledText } from '../../tiles/TiledText.tsx';

export const Brief = ({ ruleset }: { readonly ruleset: RulesetId }) => {
  const { t } = useTranslation('rules');
  // The sentences stand in the catalogue in the order in which they are read.
  const sentences = Object.entries(t(ruleset, { returnObjects: true }));
  return (
    <ol className="book-brief">
      {sentences.map(([name, text]) => (
        <li key={name}>
          <TiledText ruleset={ruleset} text={text} />
        </li>
      ))}
    </ol>
  );
};
