/**
 * The expert of Xuezhan: it reckons in points what each action is likely to bring until the end of the round. It looks for the
 * way to win that brings most, not soonest, and sets against it what a discard may give away to the hands it cannot see.
 */
import type { AnyAction } from '@paiju/engine';
import type { OpeningChoice, XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import { xuezhan } from '@paiju/engine/xuezhan';
import type { Adviser, Opinion } from '../advice.ts';
import { adviserOf, opinionOf } from '../advice.ts';
import { calibrated } from '../worth.ts';
import { Judge } from './actionValue.ts';
import { expertSightOf } from './expertSight.ts';
import { weighOpening } from './openingValue.ts';
import { weighWin } from './winValue.ts';
import { XUEZHAN_WORTH } from './worth.ts';

const weigh = (any: object, legal: readonly AnyAction[]): readonly Opinion[] => {
  const view = any as XuezhanView;
  const [only, second] = legal as readonly XuezhanAction[];
  if (only === undefined) return [];
  if (second === undefined) return [opinionOf(only, [], [])];
  const sight = expertSightOf(view);
  if (view.phase.name === 'choice') return weighOpening(sight, legal as readonly OpeningChoice[]);
  const judge = new Judge(sight);
  return (legal as readonly XuezhanAction[]).map((action) => weighOne(judge, view, action));
};

const weighOne = (judge: Judge, view: XuezhanView, action: XuezhanAction): Opinion => {
  switch (action.type) {
    case 'discard':
      return judge.discard(action);
    case 'kong':
      return judge.kong(action, view);
    case 'pung':
      return judge.pung(action);
    case 'win':
      return weighWin(judge, view, action);
    default:
      return judge.pass(action);
  }
};

/** It keeps nothing from one decision to the next, so one bot serves all seats. What it reckons, before it is known how much of that comes true. */
export const plainXuezhan: Adviser = adviserOf(weigh);

export const expertXuezhan = calibrated(
  { presets: xuezhan.options.presets, worths: XUEZHAN_WORTH },
  plainXuezhan,
);
