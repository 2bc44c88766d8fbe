/** The expert of Haiyuki: for every action the hit points it is likely to bring and to cost until the round ends. */
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import type { Adviser, Opinion } from '../advice.ts';
import { adviserOf } from '../advice.ts';
import { weighAnswers } from './answerValue.ts';
import { weighClaim } from './claimValue.ts';
import { weighExchanges } from './openingValue.ts';
import { opinionFrom, reckoningOf } from './reckoning.ts';
import { sightOf } from './sight.ts';
import { weighTurn } from './turnValue.ts';

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

/** It keeps nothing from one decision to the next, so one bot serves all seats. */
export const expertHaiyuki: Adviser = adviserOf((view, legal) =>
  weigh(view as HaiyukiView, legal as readonly HaiyukiAction[]),
);
