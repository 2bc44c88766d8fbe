/** A first game of Wuhan: flip and wild, a special kong, an opening, a win that all pay. */
import type { WuhanAction } from '@paiju/engine/wuhan';
import type { ScriptOf } from '../shared/script.ts';
import { threeOthers } from '../shared/script.ts';

export const wuhanLesson: ScriptOf<'wuhan'> = {
  ruleset: 'wuhan',
  options: {},
  seed: '49',
  onTiles: ['discard'] satisfies readonly WuhanAction['type'][],
  steps: [
    { text: 'aim', wish: null },
    { text: 'flip', wish: null },
    { text: 'special', wish: { type: 'kong', tile: '9m' } },
    { text: 'lonely', wish: { type: 'discard', tile: '4z' } },
    { text: 'pung', wish: { type: 'pung', tile: '3z' } },
    { text: 'afterPung', wish: { type: 'discard', tile: '5z' } },
    { text: 'dragon', wish: { type: 'discard', tile: '6z' } },
    { text: 'bamboo', wish: { type: 'discard', tile: '1s' } },
    { text: 'ready', wish: { type: 'discard', tile: '7p' } },
    { text: 'win', wish: { type: 'win' } },
    { text: 'points', wish: null },
    { text: 'goesOn', wish: null },
  ],
  opponents: threeOthers,
};
