/** The game in brief, in the reader's language. */
import type { GameId } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { TiledText } from '../../tiles/TiledText.tsx';

export const Brief = ({ ruleset }: { readonly ruleset: GameId }) => {
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
