/** The expert of Haiyuki: for every action the hit points it is likely to bring and to cost until the round ends. */
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import { haiyuki } from '@paiju/engine/haiyuki';
import type { Adviser, Opinion } from '../advice.ts';
import { adviserOf } from '../advice.ts';
import { calibrated } from '../worth.ts';
import { weighAnswers } from './answerValue.ts';
import { weighClaim } from './claimValue.ts';
import { weighExchanges } from './openingValue.ts';
import { opinionFrom, reckoningOf } from './reckoning.ts';
import { sightOf } from './sight.ts';
import { weighTurn } from './turnValue.ts';
import { HAIYUKI_WORTH } from './worth.ts';

const weigh = (view: HaiyukiView, legal: readonly HaiyukiAction[]): readonly Opinion[] => {
  if (legal.length === 0) return [];
  const reckoning = reckoningOf(sightOf(view));
  const { phase } = view;
  switch (phase.name) {
    case 'setup':
      return weighExchanges(reckoning, legal).map(opinionFrom);
    case 'turn':
      return weighTurn(reckoning, legal).map(opinionFrom);
    case 'reaction':
      return weighClaim(reckoning, phase.tile, legal).map(opinionFrom);
    default:
      return weighAnswers(reckoning, view, legal).map(opinionFrom);
  }
};

/** It keeps nothing from one decision to the next, so one bot serves all seats. What it reckons, before it is known how much of that comes true. */
export const plainHaiyuki: Adviser = adviserOf((view, legal) =>
  weigh(view as HaiyukiView, legal as readonly HaiyukiAction[]),
);

export const expertHaiyuki = calibrated(
  { presets: haiyuki.options.presets, worths: HAIYUKI_WORTH },
  plainHaiyuki,
);
