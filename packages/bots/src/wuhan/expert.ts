/**
 * A player of Wuhan that reckons in points: what each action makes of its chance to win and of what a win brings, what it
 * pays when others win, what a flow draw moves, and what the discard gives away.
 */
import type { AnyAction } from '@paiju/engine';
import type { WuhanAction, WuhanView } from '@paiju/engine/wuhan';
import { wuhan } from '@paiju/engine/wuhan';
import type { Adviser, Opinion, Term } from '../advice.ts';
import { adviserOf, opinionOf } from '../advice.ts';
import { calibrated } from '../worth.ts';
import type { Outcome } from './actionValue.ts';
import { afterDiscard, bestDiscard, outcomeOf } from './actionValue.ts';
import type { WuhanTerm } from './codes.ts';
import type { ExpertSight } from './expertSight.ts';
import { expertSightOf } from './expertSight.ts';
import type { ClaimedTile } from './holding.ts';
import { afterClaim, afterKong, holdingOf } from './holding.ts';
import type { Stakes } from './prospects.ts';
import { prospectOf, stakesOf } from './prospects.ts';
import { afterReplacement } from './replacement.ts';
import { winPoints } from './winValue.ts';
import { WUHAN_WORTH } from './worth.ts';

const weigh = (view: WuhanView, legal: readonly WuhanAction[], looksAhead: boolean): Opinion[] => {
  if (legal.length === 0) return [];
  const sight = expertSightOf(view, looksAhead);
  const stakes = stakesOf(sight, holdingOf(sight));
  const mayWin = legal.some(({ type }) => type === 'win');
  return legal.map((action) => {
    if (action.type === 'win') {
      const points = winPoints(view, action);
      return opinionOf(action, [{ code: 'win', points }], [{ code: 'win-value', value: points }]);
    }
    const outcome = outcomeAfter(sight, stakes, view.phase, action);
    return opinionFrom(
      action,
      mayWin ? { ...outcome, win: DECLINED * outcome.win, flow: DECLINED * outcome.flow } : outcome,
    );
  });
};

/** What is left of a hand's hopes when a win is put off. That it is less was measured, how much less is guessed. */
const DECLINED = 0.3;

const player = (looksAhead: boolean): Adviser =>
  adviserOf((view, legal) => weigh(view as WuhanView, legal as readonly WuhanAction[], looksAhead));

/** They keep nothing from one decision to the next, so one bot serves all seats. */
export const plainWuhan = player(true);
/** With what is known of how much of that comes true. */
export const expertWuhan = calibrated({ presets: wuhan.options.presets, worths: WUHAN_WORTH }, plainWuhan);
/** Several times as quick and nearly as good: for imagined games. */
export const hastyWuhan = player(false);

const opinionFrom = (action: AnyAction, { win, losses, flow, risk, shape, facts }: Outcome): Opinion => {
  const terms: (Term & { readonly code: WuhanTerm })[] = [
    { code: 'win', points: win },
    { code: 'later-risk', points: losses },
    { code: 'ready-bonus', points: flow },
    { code: 'risk', points: risk },
    { code: 'shape', points: shape },
  ];
  return opinionOf(action, terms, facts);
};

const outcomeAfter = (
  sight: ExpertSight,
  stakes: Stakes,
  phase: WuhanView['phase'],
  action: WuhanAction,
): Outcome => {
  const holding = holdingOf(sight);
  switch (action.type) {
    case 'discard':
      return afterDiscard(sight, holding, stakes, action.tile);
    case 'kong': {
      const after =
        phase.name === 'claim'
          ? afterClaim(holding, 'kong', action.tile, phase)
          : afterKong(sight, holding, action.tile);
      return afterReplacement(sight, after);
    }
    case 'chow':
    case 'pung': {
      const after = afterClaim(holding, action.type, action.tile, phase as ClaimedTile);
      const changed = stakesOf(sight, after);
      // With nothing but special tiles left there is no discard: one of them is laid out.
      return bestDiscard(sight, after, changed) ?? outcomeOf(prospectOf(sight, after, changed));
    }
    default:
      return outcomeOf(prospectOf(sight, holding, stakes));
  }
};
