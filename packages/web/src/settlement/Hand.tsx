/** Tiles laid out in groups, one of them marked, with words for those who do not see them. */
import type { Meld, MeldView, SeenMeld, Tile } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';
import type { CSSProperties } from 'react';
import { TileFace } from '../tiles/TileFace.tsx';
import type { Groups } from './groups.ts';

export interface HandProps {
  readonly ruleset: string;
  readonly groups: Groups;
  readonly melds: readonly (SeenMeld | MeldView)[];
  /** The tile that was won on. */
  readonly marked?: Tile | null;
  /** What a screen reader says instead. */
  readonly words: string;
}

export const Hand = ({ ruleset, groups, melds, marked = null, words }: HandProps) => {
  // The last copy is marked: in a hand sorted by size that is the pair or the smallest group.
  const markedGroup = marked === null ? -1 : groups.findLastIndex((group) => group.includes(marked));
  return (
    <div className="settlement-hand" role="img" aria-label={words} style={lineOf(groups, melds)}>
      {groups.map((group, i) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand that was won never changes
          key={i}
          ruleset={ruleset}
          tiles={group}
          marked={i === markedGroup && marked !== null ? group.lastIndexOf(marked) : -1}
        />
      ))}
      {melds.map((meld, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Group key={`meld ${i}`} ruleset={ruleset} tiles={tilesOfMeld(meld)} isMeld />
      ))}
    </div>
  );
};

type Line = CSSProperties & Readonly<Record<'--units', number>>;

/** What a gap between groups takes of a tile, and the frame of the marked one. */
const GAP = 0.3;
const FRAME = 0.5;

/** How many tiles wide a hand is: all of it stands on one line, however narrow that is. */
const lineOf = (groups: Groups, melds: HandProps['melds']): Line => {
  const sizes = [...groups.map(({ length }) => length), ...melds.map((meld) => tilesOfMeld(meld).length)];
  const tiles = sizes.reduce((sum, size) => sum + size, 0);
  return { '--units': tiles + GAP * Math.max(0, sizes.length - 1) + FRAME };
};

const tilesOfMeld = ({ tile, ...meld }: SeenMeld | MeldView): readonly (Tile | null)[] =>
  tile === null ? [null, null, null, null] : meldTiles({ ...meld, tile } as Meld);

interface GroupProps {
  readonly ruleset: string;
  readonly tiles: readonly (Tile | null)[];
  /** The place of the marked tile; -1 for none. */
  readonly marked?: number;
  readonly isMeld?: boolean;
}

const Group = ({ ruleset, tiles, marked = -1, isMeld = false }: GroupProps) => (
  <span className="settlement-group" data-meld={isMeld}>
    {tiles.map((tile, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={i} className="settlement-tile" data-marked={i === marked}>
        <TileFace ruleset={ruleset} tile={tile} />
      </span>
    ))}
  </span>
);
