/** The tiles that would complete the own hand, and how many of each nobody has seen. */

import type { Tile } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { tileName } from '../tiles/names.ts';
import { inRow, titled } from '../words/lists.ts';
import { TableTile } from './TableTile.tsx';

export interface WaitLeft {
  readonly tile: Tile;
  readonly unseen: number;
}

interface Props {
  readonly ruleset: string;
  readonly waits: readonly WaitLeft[];
}

export const Waits = ({ ruleset, waits }: Props) => {
  const { t } = useTranslation('table');
  if (waits.length === 0) return null;
  const said = waits.map(({ tile, unseen }) =>
    t('waits.left', { tile: tileName(t, ruleset, tile), n: unseen }),
  );
  return (
    <section className="waits" data-testid="waits" aria-label={titled(t, t('waits.label'), inRow(t, said))}>
      <span className="waits-label">{t('waits.label')}</span>
      {waits.map(({ tile, unseen }, i) => (
        <span key={tile} className="wait" data-none={unseen === 0 || undefined} title={said[i]}>
          <TableTile ruleset={ruleset} tile={tile} />
          <span className="wait-left">×{unseen}</span>
        </span>
      ))}
    </section>
  );
};
