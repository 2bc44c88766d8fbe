/** One tile, to look at: its width is the nearest `--tile-w`. Words for it are the caller's. */
import type { Tile } from '@paiju/engine';
import { useSettings } from '../store/settings.ts';
import type { Face } from './sprite.ts';
import { mountSprite, symbolId } from './sprite.ts';
import { tileCode } from './tileCode.ts';
import './tiles.css';

if (typeof document !== 'undefined') mountSprite();

export interface TileFaceProps {
  readonly ruleset: string;
  /** Null shows the back. */
  readonly tile: Tile | null;
  /** Instead of the face that was chosen in the settings. */
  readonly face?: Face;
}

export const TileFace = ({ ruleset, tile, face }: TileFaceProps) => {
  const chosen = useSettings().face;
  if (tile === null) return <span className="tile tile-back" aria-hidden="true" />;
  return (
    <span className="tile" aria-hidden="true">
      <svg viewBox="0 0 100 134" aria-hidden="true" focusable="false">
        <use href={`#${symbolId(tileCode(ruleset, tile), face ?? chosen)}`} />
      </svg>
    </span>
  );
};
