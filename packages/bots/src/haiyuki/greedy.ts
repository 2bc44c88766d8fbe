/**
 * A first sensible player of Haiyuki: it looks at chances alone, not at what a win is worth or what a discard may lose. The
 * character it sits for gives it its leanings.
 */
import type { Tile } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import type { Bot } from '../bot.ts';
import type { Eyes } from '../eyes.ts';
import { CLEAR_EYES } from '../eyes.ts';
import { takeTurn } from './discard.ts';
import { claim } from './melds.ts';
import { tilesToExchange } from './opening.ts';
import { sightOf } from './sight.ts';
import { isWorthIt } from './skills.ts';

/** A novice thinks the same, but sees less. */
export const playerWith = (eyes: Eyes): Bot => ({
  choose: (view, legal) => {
    const action = decide(view as HaiyukiView, legal as readonly HaiyukiAction[], eyes);
    if (action === null) throw new RangeError('a bot was asked without a legal action');
    return action;
  },
});

/** It keeps nothing from one decision to the next, so one bot serves all seats. */
export const greedyHaiyuki: Bot = playerWith(CLEAR_EYES);

const decide = (view: HaiyukiView, legal: readonly HaiyukiAction[], eyes: Eyes): HaiyukiAction | null => {
  const [only, second] = legal;
  if (only === undefined || second === undefined) return only ?? null;
  const win = legal.find(({ type }) => type === 'tsumo' || type === 'ron');
  if (win !== undefined) return win;
  const sight = sightOf(view);
  const { phase } = view;
  switch (phase.name) {
    case 'setup':
      return tilesToExchange(sight, legal);
    case 'turn':
      return takeTurn(sight, legal, eyes);
    case 'reaction':
      return claim(sight, phase.tile as Tile, legal, eyes);
    default: {
      const use = legal.find(
        (action) => action.type === 'skill' && isWorthIt(action.skill, { sight, ready: null }),
      );
      return use !== undefined && !eyes.overlooks()
        ? use
        : (legal.find(({ type }) => type === 'pass') ?? only);
    }
  }
};
