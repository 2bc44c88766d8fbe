/** A position of Wuhan out of a typed hand. */
import { formatTiles, SUITED_AND_HONOURS } from '@paiju/engine';
import { specialKind, specialsOf } from '@paiju/engine/wuhan';
import type { Sketch, TypedHand } from '../desk.ts';
import { UsageError } from '../edge/failure.ts';
import { readTile } from '../edge/tiles.ts';
import type { TableSketch } from '../round/sketch.ts';
import { ownParts, readOwn } from '../round/sketch.ts';

const SET = SUITED_AND_HONOURS;

const partsOf = (typed: TypedHand): readonly string[] => {
  if (typed.flip === undefined)
    throw new UsageError(
      'which tiles are special is not said; allowed: with --flip <tile>, the tile turned up',
    );
  const specials = specialsOf(readTile(SET, '--flip', typed.flip));
  const table: TableSketch = {
    set: SET,
    sets: 4,
    melds: { chows: true, isSingle: (tile) => specialKind(specials, tile) !== null },
    open: [specials.flip],
  };
  return [`flip ${formatTiles(SET, [specials.flip])}`, ...ownParts(SET, readOwn(typed, table))];
};

export const wuhanSketch: Sketch = { takes: ['flip'], parts: (_options, typed) => partsOf(typed) };
