/** What a win with each target takes from the other seat, as far as it can be foreseen. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import { averageLoss, DORA_POINTS, scaledDamage } from '@paiju/engine/haiyuki';
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

/** What most wins score, about. */
const USUAL_SCORE = 4000;

const ALIKE = new Float64Array(TARGETS.length).fill(USUAL_SCORE);
/** For a player who looks at chances alone. */
export const NO_WORTHS: Worths = { damage: ALIKE, liked: ALIKE, spared: 0 };

export const worthsOf = (sight: Sight, isOpen: boolean, spared: number): Worths => {
  const { dora, other, profile } = sight;
  const { classes, classOf } = classesFor(dora);
  const losses = classes.map(({ score, counts }) =>
    lossBy(sight, { score, piles: counts, isOpen }, other.hp),
  );
  const damage = new Float64Array(TARGETS.length);
  const liked = new Float64Array(TARGETS.length);
  for (let i = 0; i < TARGETS.length; i++) {
    const taken = losses[classOf[i] ?? 0] ?? 0;
    damage[i] = taken;
    liked[i] = taken * fondness(profile, TARGETS[i] as Target, dora);
  }
  return { damage, liked, spared };
};

/** A hand that may win. */
interface Won {
  readonly score: number;
  readonly piles: Counts;
  readonly isOpen: boolean;
}

/** What it takes of so many hit points. A closed hand is thought to win in riichi: its ura-dora is not known yet. */
export const lossBy = ({ options, dora, own, other }: Sight, hand: Won, hp: number): number => {
  const { score, piles, isOpen } = hand;
  const held = countOf(piles, dora);
  const win = { score, open: isOpen, critical: own.critical, mirror: other.mirror, dora: held };
  return isOpen
    ? Math.min(hp, scaledDamage(options, win, DORA_POINTS * held))
    : averageLoss(options, win, piles, hp);
};

/** Targets that take the same: of one score, with as many dora, and with piles of the same sizes. */
interface Classes {
  readonly classes: readonly Target[];
  /** By target. */
  readonly classOf: Uint8Array;
}

const classesFor = (dora: Tile): Classes => {
  CLASSES[dora] ??= findClasses(dora);
  return CLASSES[dora];
};
const CLASSES: Classes[] = [];

const findClasses = (dora: Tile): Classes => {
  const classes: Target[] = [];
  const places = new Map<string, number>();
  const classOf = Uint8Array.from(TARGETS, (target) => {
    const { score, counts, kinds } = target;
    const sizes = kinds.map((kind) => countOf(counts, kind)).sort();
    const key = `${score} ${countOf(counts, dora)} ${sizes}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, classes.length);
    return classes.push(target) - 1;
  });
  return { classes, classOf };
};

const fondness = ({ value, colour, greed }: Profile, target: Target, dora: Tile): number => {
  const doras = (DORA_POINTS * countOf(target.counts, dora)) / target.score;
  return (
    leaning(value, (0.1 * (target.score - USUAL_SCORE)) / USUAL_SCORE) *
    (target.isOneColour ? leaning(colour, 0.2) : 1) *
    leaning(greed, (0.3 * doras) / (1 + doras))
  );
};
