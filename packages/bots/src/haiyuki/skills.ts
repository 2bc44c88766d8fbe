/** When a skill is worth its MP. One small rule each; what is not worth it now may be so in a later turn or round. */
import type { Tile } from '@paiju/engine';
import type { SkillName } from '@paiju/engine/haiyuki';
import { RESTORED, SKILLS, waitsOf } from '@paiju/engine/haiyuki';
import { copiesWaitedFor } from './readyHand.ts';
import type { Sight } from './sight.ts';

/** A discard that leaves the hand ready, the chance to win with it, and what that would take. */
export interface Prospect {
  readonly tile: Tile;
  readonly chance: number;
  readonly damage: number;
}

/** What is seen, and the best discard that leaves the hand ready. */
export interface SkillMoment {
  readonly sight: Sight;
  readonly ready: Prospect | null;
}

const isThreatened = ({ other, own, turn }: Sight): boolean =>
  own.guard === 0 && (other.riichi !== null || (other.melds.length > 1 && turn > 8));
const missingHp = ({ options, own }: Sight): number => options.hp - own.hp;
/** MP for each of the rounds still to come, this one included. */
const share = ({ own, roundsLeft }: Sight): number => own.mp / (roundsLeft + 1);

type Worth = (moment: SkillMoment) => boolean;

const WORTH: Readonly<Record<SkillName, Worth>> = {
  // All MP there are: for a win that ends the match, or one that would hardly come by itself.
  TIGER_STRIKE: ({ sight, ready }) => {
    if (ready === null || ready.chance === 0) return false;
    const gain = (1 - ready.chance) * ready.damage;
    return ready.damage >= sight.other.hp || gain > (sight.roundsLeft === 0 ? 600 : 1500);
  },
  // Against a hand that only waits for its draw; else only once the MP no longer suffice for a strike.
  HELL_PILE: ({ sight, ready }) => {
    const { own, turn, other, roundsLeft } = sight;
    if (own.mp >= SKILLS.TIGER_STRIKE.cost && !(roundsLeft === 0 && turn > 12)) return false;
    return isThreatened(sight) || (ready !== null && turn > 3 && other.hp > 0);
  },
  WATER_MIRROR: ({ sight }) => isThreatened(sight) || (sight.turn > 9 && share(sight) > 40),
  DORA_BOMB: () => true,
  RECOVERY: ({ sight }) => {
    const { turn, roundsLeft } = sight;
    const isLastCall = roundsLeft === 0 && turn > 18;
    return missingHp(sight) >= (isLastCall ? 500 : RESTORED);
  },
  // With what one recovery in each round to come leaves over.
  DISCARD_GUARD: ({ sight, ready }) => {
    const { own, other, roundsLeft } = sight;
    const spare = own.mp - SKILLS.RECOVERY.cost * (roundsLeft + 1);
    return other.riichi !== null && ready === null && spare >= SKILLS.DISCARD_GUARD.cost;
  },
  EXCHANGE_TILE: () => true,
  EXCHANGE_RON: () => true,
  CRITICAL: ({ sight, ready }) =>
    ready !== null && ready.chance * ready.damage > (share(sight) >= 24 ? 1000 : 2500),
  LAST_CHANCE: ({ sight }) =>
    copiesWaitedFor(sight, waitsOf(sight.all)) > 1 && (sight.roundsLeft === 0 || share(sight) > 30),
  SUPER_IAI: () => true,
  // A win within five turns is worth more than one that may come within all of them.
  SPIRIT_RIICHI: ({ ready }) => ready !== null && ready.chance > 0,
  PAINT_TILE: () => true,
};

export const isWorthIt = (skill: SkillName, moment: SkillMoment): boolean => WORTH[skill](moment);
