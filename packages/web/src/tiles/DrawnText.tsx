/** A sentence with its tiles drawn among the words. A screen reader says the words. */
import { drawnPieces } from './drawn.ts';
import { CodeFace } from './TileFace.tsx';
import './tiledText.css';

export const DrawnText = ({ text }: { readonly text: string }) =>
  drawnPieces(text).map((piece, place) =>
    piece.type === 'words' ? (
      piece.words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change its order
      <span key={place} className="tiles-in-text" role="img" aria-label={piece.words} title={piece.words}>
        {piece.codes.map((code, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
          <CodeFace key={i} code={code} />
        ))}
      </span>
    ),
  );
