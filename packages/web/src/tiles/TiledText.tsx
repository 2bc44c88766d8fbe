/** Words with tiles drawn among them. */
import type { GameId } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { namesOf } from './names.ts';
import { TileFace } from './TileFace.tsx';
import { piecesOf } from './tiledText.ts';
import './tiledText.css';

interface Props {
  readonly ruleset: GameId;
  readonly text: string;
}

export const TiledText = ({ ruleset, text }: Props) => {
  const { t } = useTranslation('tutorial');
  return piecesOf(ruleset, text).map((piece, place) =>
    piece.type === 'words' ? (
      piece.words
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
        key={place}
        className="tiles-in-text"
        role="img"
        aria-label={namesOf(t, ruleset, piece.tiles)}
      >
        {piece.tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
          <TileFace key={i} ruleset={ruleset} tile={tile} />
        ))}
      </span>
    ),
  );
};
