/** A tile that lies on the table: its copies light up when somebody points at it. */
import type { Tile } from '@paiju/engine';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { tileName } from '../tiles/names.ts';
import { usePointing } from '../tiles/spotlight.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import { tileCode } from '../tiles/tileCode.ts';
import { withNotes } from '../words/lists.ts';

interface Props {
  readonly ruleset: string;
  /** Null is a back. */
  readonly tile: Tile | null;
  readonly className?: string;
  /** Said after the name. */
  readonly state?: string;
  /** Its place in a grid. */
  readonly cell?: CSSProperties;
}

export const TableTile = ({ ruleset, tile, className = '', state = '', cell }: Props) => {
  const { t } = useTranslation(['table', 'tiles']);
  const { isLit, handlers } = usePointing(tile);
  const name = tile === null ? t('tiles:back') : tileName(t, ruleset, tile);
  return (
    <span
      className={`table-tile ${className}`}
      role="img"
      aria-label={state === '' ? name : withNotes(t, [name, state])}
      data-tile={tile === null ? undefined : tileCode(ruleset, tile)}
      data-lit={isLit || undefined}
      style={cell}
      {...handlers}
    >
      <TileFace ruleset={ruleset} tile={tile} />
    </span>
  );
};
