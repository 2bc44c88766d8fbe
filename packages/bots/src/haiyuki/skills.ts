/** When a skill is worth its MP. One small rule each; what is not worth it now may be so in a later turn or round. */
import type { SkillName, Tile } from '@paiju/engine';
import { haiyukiWaits, SKILLS } from '@paiju/engine';
import { copiesWaitedFor } from './readyHand.ts';
import type { Situation } from './sight.ts';

/** A discard that leaves the hand ready, the chance to win with it, and what that would take. */
export interface Prospect {
  readonly tile: Tile;
  readonly chance: number;
  readonly damage: number;
}

/** The situation, and the best discard that leaves the hand ready. */
export interface Moment {
  readonly situation: Situation;
  readonly ready: Prospect | null;
}

const RECOVERED = 3000;

const isThreatened = ({ other, own, turn }: Situation): boolean =>
  own.guard === 0 && (other.riichi !== null || (other.melds.length > 1 && turn > 8));
const missingHp = ({ options, own }: Situation): number => options.hp - own.hp;
/** MP for each of the rounds still to come, this one included. */
const share = ({ own, roundsLeft }: Situation): number => own.mp / (roundsLeft + 1);

type Worth = (moment: Moment) => boolean;

const WORTH: Readonly<Record<SkillName, Worth>> = {
  // All MP there are: for a win that ends the match, or one that would hardly come by itself.
  TIGER_STRIKE: ({ situation, ready }) => {
    if (ready === null || ready.chance === 0) return false;
    const gain = (1 - ready.chance) * ready.damage;
    return ready.damage >= situation.other.hp || gain > (situation.roundsLeft === 0 ? 600 : 1500);
  },
  // Against a hand that only waits for its draw; else only once the MP no longer suffice for a strike.
  HELL_PILE: ({ situation, ready }) => {
    const { own, turn, other, roundsLeft } = situation;
    if (own.mp >= SKILLS.TIGER_STRIKE.cost && !(roundsLeft === 0 && turn > 12)) return false;
    return isThreatened(situation) || (ready !== null && turn > 3 && other.hp > 0);
  },
  WATER_MIRROR: ({ situation }) => isThreatened(situation) || (situation.turn > 9 && share(situation) > 40),
  DORA_BOMB: () => true,
  RECOVERY: ({ situation }) => {
    const { turn, roundsLeft } = situation;
    const isLastCall = roundsLeft === 0 && turn > 18;
    return missingHp(situation) >= (isLastCall ? 500 : RECOVERED);
  },
  // With what one recovery in each round to come leaves over.
  DISCARD_GUARD: ({ situation, ready }) => {
    const { own, other, roundsLeft } = situation;
    const spare = own.mp - SKILLS.RECOVERY.cost * (roundsLeft + 1);
    return other.riichi !== null && ready === null && spare >= SKILLS.DISCARD_GUARD.cost;
  },
  EXCHANGE_TILE: () => true,
  EXCHANGE_RON: () => true,
  CRITICAL: ({ situation, ready }) =>
    ready !== null && ready.chance * ready.damage > (share(situation) >= 24 ? 1000 : 2500),
  LAST_CHANCE: ({ situation }) =>
    copiesWaitedFor(situation, haiyukiWaits(situation.all)) > 1 &&
    (situation.roundsLeft === 0 || share(situation) > 30),
  SUPER_IAI: () => true,
  // A win within five turns is worth more than one that may come within all of them.
  SPIRIT_RIICHI: ({ ready }) => ready !== null && ready.chance > 0,
  PAINT_TILE: () => true,
};

export const isWorthIt = (skill: SkillName, moment: Moment): boolean => WORTH[skill](moment);
