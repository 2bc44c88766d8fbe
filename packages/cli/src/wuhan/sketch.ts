/** A position of Wuhan out of a typed hand. */

import { bySeat, SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanOptions, WuhanView } from '@paiju/engine/wuhan';
import { specialKind, specialsOf } from '@paiju/engine/wuhan';
import type { Sketch, TypedHand } from '../desk.ts';
import { UsageError } from '../edge/failure.ts';
import { readTile } from '../edge/tiles.ts';
import type { TableSketch } from '../round/sketch.ts';
import { readOwn, tableView } from '../round/sketch.ts';

const SEATS = 4;

const viewOf = (options: WuhanOptions, typed: TypedHand): WuhanView => {
  if (typed.flip === undefined)
    throw new UsageError(
      'which tiles are special is not said; allowed: with --flip <tile>, the tile turned up',
    );
  const specials = specialsOf(readTile(SUITED_AND_HONOURS, '--flip', typed.flip));
  const table: TableSketch = {
    set: SUITED_AND_HONOURS,
    sets: 4,
    melds: { chows: true, isSingle: (tile) => specialKind(specials, tile) !== null },
    open: [specials.flip],
    aside: 1,
  };
  return {
    ...tableView(readOwn(typed, table), table),
    ...specials,
    options,
    opened: bySeat(SEATS, () => false),
    barred: false,
    waits: [],
    winningTile: null,
    shown: null,
  };
};

export const wuhanSketch: Sketch = {
  takes: ['flip'],
  view: (options, typed) => viewOf(options as WuhanOptions, typed),
};
