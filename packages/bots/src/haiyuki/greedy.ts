/** Novice and greedy of Haiyuki. The character they sit for gives them its leanings. */
import type { HaiyukiAction, HaiyukiView, Tile } from '@paiju/engine';
import type { Bot, BotSeat } from '../bot.ts';
import type { Eyes } from '../eyes.ts';
import { eyesOf } from '../eyes.ts';
import { claim, takeTurn } from './discard.ts';
import { tilesToExchange } from './opening.ts';
import { sightOf } from './sight.ts';
import { isWorthIt } from './skills.ts';

/** `blur`: how far it misjudges what it compares, as a share; it overlooks a skill or a riichi half as often. */
export const haiyukiPlayer =
  (blur: number) =>
  (seat: BotSeat): Bot => {
    const eyes = eyesOf(blur, seat);
    return {
      choose: (view, legal) => {
        const action = decide(view as HaiyukiView, legal as readonly HaiyukiAction[], eyes);
        if (action === null) throw new RangeError('a bot was asked without a legal action');
        return action;
      },
    };
  };

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
