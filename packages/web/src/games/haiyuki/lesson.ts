/** A first game of Haiyuki: sets of three, a pon that is better left alone, a skill, riichi. */
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import type { ScriptOf } from '../shared/script.ts';
import { characterText } from './words/codes.ts';

export const haiyukiLesson: ScriptOf<'haiyuki'> = {
  ruleset: 'haiyuki',
  options: { seat0: 'petum', seat1: 'mayu' },
  seed: '128',
  onTiles: ['discard', 'riichi'] satisfies readonly HaiyukiAction['type'][],
  steps: [
    { text: 'aim', wish: null },
    { text: 'bars', wish: null },
    { text: 'sets', wish: { type: 'discard', tile: 'rin' } },
    { text: 'lonely', wish: { type: 'discard', tile: 'mayu_yellow' } },
    { text: 'pon', wish: { type: 'pass' } },
    { text: 'purple', wish: { type: 'discard', tile: 'mayu_purple' } },
    { text: 'yellow', wish: { type: 'discard', tile: 'mayu_yellow' } },
    { text: 'skill', wish: { type: 'skill', skill: 'CRITICAL' } },
    { text: 'riichi', wish: { type: 'riichi', tile: 'wand' } },
    { text: 'runs', wish: null },
    { text: 'points', wish: null },
    { text: 'goesOn', wish: null },
  ],
  opponents: (t) => [characterText(t, 'mayu')],
};
