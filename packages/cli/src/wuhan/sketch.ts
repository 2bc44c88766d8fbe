/** A position of Wuhan out of a typed hand. */
import { formatTiles, SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanOptions } from '@paiju/engine/wuhan';
import { specialKind, specialsOf } from '@paiju/engine/wuhan';
import type { Sketch, TypedHand } from '../desk.ts';
import { UsageError } from '../edge/failure.ts';
import { readTile } from '../edge/tiles.ts';
import type { TableSketch } from '../round/sketch.ts';
import { ownParts, readOwn, SETS_TYPED } from '../round/sketch.ts';

const SET = SUITED_AND_HONOURS;

const partsOf = (options: WuhanOptions, typed: TypedHand): readonly string[] => {
  const { flip } = typed.said;
  if (flip === undefined)
    throw new UsageError(
      'which tiles are special is not said; allowed: with --flip <tile>, the tile turned up',
    );
  const specials = specialsOf(options, readTile(SET, '--flip', flip));
  const table: TableSketch = {
    set: SET,
    sets: 4,
    melds: { chows: true, isSingle: (tile) => specialKind(specials, tile) !== null },
    open: [specials.flip],
  };
  return [`flip ${formatTiles(SET, [specials.flip])}`, ...ownParts(SET, readOwn(typed, table))];
};

export const wuhanSketch: Sketch = {
  melds: SETS_TYPED,
  flags: [{ name: 'flip', value: 'tile', about: 'the tile turned up' }],
  parts: (options, typed) => partsOf(options as WuhanOptions, typed),
};
