/** What taking a win is worth: its points now, and what comes after it. */
import type { Tile } from '@paiju/engine';
import { at, withoutTile, withTile } from '@paiju/engine';
import type { Situation, XuezhanView } from '@paiju/engine/xuezhan';
import { worthOf } from '@paiju/engine/xuezhan';
import type { Opinion, Term } from '../advice.ts';
import { opinionOf } from '../advice.ts';
import type { Judge } from './actionValue.ts';
import { tollsUntilEnd } from './chances.ts';
import { tollOf } from './danger.ts';
import { pointsOf } from './fan.ts';

export const weighWin = (
  judge: Judge,
  view: XuezhanView,
  action: { readonly type: 'win'; readonly tile?: Tile },
): Opinion => {
  const { sight } = judge;
  const { options, rivals, laid, hand } = sight;
  const { phase } = view;
  const isClaim = phase.name === 'claim';
  const complete = isClaim ? withTile(hand, phase.tile) : hand;
  const facts = {
    concealed: complete,
    melds: laid.melds,
    selfDrawn: !isClaim,
    situations: situationsOf(view),
  };
  const bonus = !isClaim && options.selfDraw === 'base' ? options.base : 0;
  const each = pointsOf(options, worthOf(options, facts).fan) + bonus;
  const now = isClaim ? each : each * rivals.length;
  const parts: Term[] = [{ code: 'win', points: now }];
  if (options.afterWin === 'stay') {
    const draws = isClaim ? sight.drawsAfterPass : sight.draws;
    const rest = isClaim ? hand : withoutTile(hand, action.tile ?? view.drawn ?? lastOf(view));
    const { income } = judge.hopes.prospects.ready({ hand: rest, laid });
    parts.push({ code: 'more-wins', points: income * draws });
    parts.push({
      code: 'later-risk',
      points: -tollsUntilEnd({ ...judge.hopes.ending, toll: tollOf(sight, true) }, draws),
    });
  }
  return opinionOf(action, parts, [
    { code: 'win-value', value: now },
    { code: 'draws', value: sight.draws },
  ]);
};

const lastOf = ({ hand }: XuezhanView): Tile => hand?.at(-1) as Tile;

/** as far as a view tells. */
const situationsOf = ({ phase, options, wallSize, seat, table }: XuezhanView): Situation[] => {
  const situations: Situation[] = [];
  if (phase.name === 'turn') {
    if (phase.source === 'deal' && options.heavenEarth) situations.push('heaven');
    if (phase.source === 'replacement') situations.push('kong-flower');
    if (options.heavenEarth && phase.source === 'wall' && isFirstDraw(table, seat)) situations.push('earth');
  }
  if (phase.name === 'claim' && phase.robbing) situations.push('robbed-kong');
  if (options.lastTile && wallSize === 0) situations.push('last-tile');
  return situations;
};

const isFirstDraw = (table: XuezhanView['table'], seat: XuezhanView['seat']): boolean => {
  if (seat === null) return false;
  const { discards, melds } = at(table, seat);
  return discards.length === 0 && melds.length === 0;
};
