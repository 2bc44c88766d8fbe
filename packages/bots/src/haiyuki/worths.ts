/** What a win with each target takes from the other seat, as far as it can be foreseen. */
import type { Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import type { Target } from './aims.ts';
import { TARGETS } from './aims.ts';
import type { Profile } from './profiles.ts';
import { leaning } from './profiles.ts';
import type { Sight } from './sight.ts';

export interface Worths {
  /** Hit points the win takes. */
  readonly damage: Float64Array;
  /** The same as the character likes it. */
  readonly liked: Float64Array;
  /** What every win spares besides: the other seat's own. */
  readonly spared: number;
}

/** An unseen ura-dora brings each of twelve tiles 400 points in one of thirteen cases. */
export const URA = (400 * 12) / 13;
export const DORA = 400;
export const OPEN = 0.75;
/** What most wins score, about. */
const USUAL_SCORE = 4000;

const ALIKE = new Float64Array(TARGETS.length).fill(USUAL_SCORE);
/** For a player who looks at chances alone. */
export const NO_WORTHS: Worths = { damage: ALIKE, liked: ALIKE, spared: 0 };

export const worthsOf = (sight: Sight, isOpen: boolean, spared: number): Worths => {
  const { dora, other, own, profile } = sight;
  const factor = (isOpen ? OPEN : 1) * (own.critical ? 1.25 : 1) * (other.mirror ? 0.75 : 1);
  const hidden = isOpen ? 0 : URA;
  const damage = new Float64Array(TARGETS.length);
  const liked = new Float64Array(TARGETS.length);
  for (let i = 0; i < TARGETS.length; i++) {
    const target = TARGETS[i] as Target;
    const points = target.score + DORA * countOf(target.counts, dora) + hidden;
    const taken = Math.min(points * factor, other.hp);
    damage[i] = taken;
    liked[i] = taken * fondness(profile, target, dora);
  }
  return { damage, liked, spared };
};

const fondness = ({ value, colour, greed }: Profile, target: Target, dora: Tile): number => {
  const doras = (DORA * countOf(target.counts, dora)) / target.score;
  return (
    leaning(value, (0.1 * (target.score - USUAL_SCORE)) / USUAL_SCORE) *
    (target.isOneColour ? leaning(colour, 0.2) : 1) *
    leaning(greed, (0.3 * doras) / (1 + doras))
  );
};
