/**
 * A player that corrects the expert: a network, taught by what came of the expert's choices and its own, says of every action what
 * it brings beside the expert's estimate.
 */
import type { Adviser, Opinion } from '../advice.ts';
import { adviserOf, opinionOf } from '../advice.ts';
import type { Weights, WeightsFor } from '../weights.ts';
import type { Learner } from './learner.ts';
import { forward } from './network.ts';
import type { Outlook, Traits } from './traits.ts';
import { outlookOf } from './traits.ts';

/** `weightsFor` knows the weights for the options of a view. */
export const netBot = ({ traits, adviser }: Learner, weightsFor: WeightsFor): Adviser =>
  adviserOf((view, legal) => {
    const opinions = adviser.weigh(view, legal);
    return opinions.length < 2 ? opinions : learned(traits, weightsFor(view), view, opinions);
  });

/**
 * By how much more or less than to the favourite anything may be added, in units of the game: a network corrects the expert where he
 * is nearly undecided. Of what is far apart it has seen too little to overrule him.
 */
const MOST = 1;

/** What is added to the estimate of every action that is looked at, in units of the game; nothing to the expert's favourite. */
export const corrections = (weights: Weights, outlook: Outlook): readonly number[] => {
  const [first = 0, ...others] = forward(weights, outlook);
  return [0, ...others.map((each) => Math.max(-MOST, Math.min(MOST, each - first)))];
};

/** Whatever the network does not look at stays behind what it does: it is added the least that was added to any. */
const learned = (
  traits: Traits<object>,
  weights: Weights,
  view: object,
  opinions: readonly Opinion[],
): readonly Opinion[] => {
  const added = corrections(weights, outlookOf(traits, view, opinions));
  const rest = Math.min(...added);
  return opinions.map((opinion, place) => corrected(opinion, traits.unit * (added[place] ?? rest)));
};

const corrected = ({ action, terms, facts }: Opinion, points: number): Opinion =>
  opinionOf(action, [...terms, { code: 'learned', points }], facts);
