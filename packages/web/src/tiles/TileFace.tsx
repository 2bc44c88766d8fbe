/** One tile, to look at: its width is the nearest `--tile-w`. Words for it are the caller's. */
import type { Tile } from '@paiju/engine';
import { useSettings } from '../store/settings.ts';
import type { Face } from './sprite.ts';
import { symbolId } from './sprite.ts';
import { tileCode } from './tileCode.ts';
import './tiles.css';

export interface TileFaceProps {
  readonly ruleset: string;
  /** Null shows the back. */
  readonly tile: Tile | null;
}

export const TileFace = ({ ruleset, tile }: TileFaceProps) =>
  tile === null ? <TileBack /> : <CodeFace code={tileCode(ruleset, tile)} />;

export const TileBack = () => <span className="tile tile-back" aria-hidden="true" />;

interface CodeFaceProps {
  readonly code: string;
  /** Instead of the face that was chosen in the settings. */
  readonly face?: Face;
}

/** The tile of a code, in whatever game it is played. */
export const CodeFace = ({ code, face }: CodeFaceProps) => {
  const chosen = useSettings().face;
  return (
    <span className="tile" aria-hidden="true">
      <svg viewBox="0 0 100 134" aria-hidden="true" focusable="false">
        <use href={`#${symbolId(code, face ?? chosen)}`} />
      </svg>
    </span>
  );
};
