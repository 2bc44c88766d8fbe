/** What taking a win is worth: its points now, and what comes after it. */
import type { Tile } from '@paiju/engine';
import { gainOf, withoutTile } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import { xuezhanGame } from '@paiju/engine/xuezhan';
import type { Opinion, Term } from '../advice.ts';
import { opinionOf } from '../advice.ts';
import type { Judge } from './actionValue.ts';
import { tollsUntilEnd } from './chances.ts';
import { endingOf } from './ending.ts';

export const weighWin = (
  judge: Judge,
  view: XuezhanView,
  action: { readonly type: 'win'; readonly tile?: Tile },
): Opinion => {
  const { sight } = judge;
  const { options, laid, hand } = sight;
  const isClaim = view.phase.name === 'claim';
  // If nobody else wins on the tile: that is what mostly happens.
  const [alone] = xuezhanGame.foresee(view, action);
  const now = gainOf(alone?.transfers ?? [], view.seat ?? 0);
  const terms: Term[] = [{ code: 'win', points: now }];
  if (options.afterWin === 'stay') {
    const draws = isClaim ? sight.drawsAfterPass : sight.draws;
    const rest = isClaim ? hand : withoutTile(hand, action.tile ?? view.drawn ?? lastOf(view));
    const { drawnIncome, fedIncome } = judge.hopes.prospects.ready({ hand: rest, laid });
    const income = sight.rivals.length * drawnIncome + fedIncome;
    terms.push({ code: 'more-wins', points: income * draws });
    const tolls = tollsUntilEnd(endingOf(sight, true), draws - sight.draws);
    terms.push({ code: 'later-risk', points: -tolls });
  }
  return opinionOf(action, terms, [
    { code: 'win-value', value: now },
    { code: 'draws', value: sight.draws },
  ]);
};

const lastOf = ({ hand }: XuezhanView): Tile => hand?.at(-1) as Tile;
