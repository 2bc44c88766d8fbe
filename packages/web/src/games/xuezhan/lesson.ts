/** A first game of Xuezhan: burying, void suit, a pung, a self-drawn win. */
import type { XuezhanAction } from '@paiju/engine/xuezhan';
import type { ScriptOf } from '../shared/script.ts';
import { threeOthers } from '../shared/script.ts';

export const xuezhanLesson: ScriptOf<'xuezhan'> = {
  ruleset: 'xuezhan',
  options: {},
  seed: '394',
  onTiles: ['discard', 'bury', 'exchange'] satisfies readonly XuezhanAction['type'][],
  steps: [
    { text: 'tiles', wish: null },
    { text: 'aim', wish: null },
    { text: 'bury', wish: { type: 'bury', tiles: ['2p', '3p', '5p'] } },
    { text: 'voidFirst', wish: { type: 'discard', tile: '6p' } },
    { text: 'lonely', wish: { type: 'discard', tile: '9m' } },
    { text: 'pair', wish: { type: 'discard', tile: '1s' } },
    { text: 'pung', wish: { type: 'pung', tile: '1m' } },
    { text: 'afterPung', wish: { type: 'discard', tile: '2m' } },
    { text: 'win', wish: { type: 'win' } },
    { text: 'points', wish: null },
    { text: 'goesOn', wish: null },
  ],
  opponents: threeOthers,
};
