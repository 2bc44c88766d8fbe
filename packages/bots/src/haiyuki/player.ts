/** The player of Haiyuki in its three strengths. The character it sits for gives it its leanings. */
import type { HaiyukiAction, HaiyukiView, Tile } from '@paiju/engine';
import type { Bot, BotSeat } from '../bot.ts';
import type { Eyes } from './eyes.ts';
import { eyesOf } from './eyes.ts';
import { tilesToExchange } from './setup.ts';
import { situationOf } from './situation.ts';
import { isWorthIt } from './skills.ts';
import { claim, takeTurn } from './turn.ts';

export interface Strength {
  /** How far it misjudges what it compares, as a share; it overlooks a skill or a riichi half as often. */
  readonly blur: number;
  /** Whether it reckons with what a win is worth and what a discard may lose, or only with chances. */
  readonly reckons: boolean;
}

export const haiyukiPlayer =
  ({ blur, reckons }: Strength) =>
  (seat: BotSeat): Bot => {
    const eyes = eyesOf(blur, seat);
    return {
      choose: (view, legal) => {
        const action = decide(view as HaiyukiView, legal as readonly HaiyukiAction[], { eyes, reckons });
        if (action === null) throw new RangeError('a bot was asked without a legal action');
        return action;
      },
    };
  };

const decide = (
  view: HaiyukiView,
  legal: readonly HaiyukiAction[],
  { eyes, reckons }: { readonly eyes: Eyes; readonly reckons: boolean },
): HaiyukiAction | null => {
  const [only, second] = legal;
  if (only === undefined || second === undefined) return only ?? null;
  const win = legal.find(({ type }) => type === 'tsumo' || type === 'ron');
  if (win !== undefined) return win;
  const situation = situationOf(view, reckons);
  const { phase } = view;
  switch (phase.name) {
    case 'setup':
      return tilesToExchange(situation, legal);
    case 'turn':
      return takeTurn(situation, legal, eyes);
    case 'reaction':
      return claim(situation, phase.tile as Tile, legal, eyes);
    default: {
      const use = legal.find(
        (action) => action.type === 'skill' && isWorthIt(action.skill, { situation, ready: null }),
      );
      return use !== undefined && !eyes.overlooks()
        ? use
        : (legal.find(({ type }) => type === 'pass') ?? only);
    }
  }
};
