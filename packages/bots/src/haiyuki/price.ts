/** What MP are worth that are not spent now. */
import type { SkillName } from '@paiju/engine/haiyuki';
import { RESTORED, SKILLS } from '@paiju/engine/haiyuki';
import type { Sight } from './sight.ts';

/** Hit points that a use of a skill brings at least when it is used well: what is not worth that much waits. */
const PRICES: Readonly<Record<SkillName, number>> = {
  TIGER_STRIKE: 1500,
  HELL_PILE: 150,
  WATER_MIRROR: 220,
  DORA_BOMB: 300,
  RECOVERY: 2900,
  DISCARD_GUARD: 300,
  EXCHANGE_TILE: 8,
  EXCHANGE_RON: 200,
  CRITICAL: 250,
  LAST_CHANCE: 200,
  SUPER_IAI: 300,
  SPIRIT_RIICHI: 300,
  PAINT_TILE: 6,
};
/** In the last round MP are of use until it ends and no longer. */
const LAST_ROUND = 0.3;
/** What breaking up the MP for a strike costs. */
const STRIKE_LOST = 1200;

/** MP for each of the rounds still to come, this one included. */
const shareOf = ({ own, roundsLeft }: Sight): number => own.mp / (roundsLeft + 1);

/** Hit points a use of the skill has to bring. */
export const priceOf = (sight: Sight, name: SkillName): number => {
  const { own, turn, isLastRound, options } = sight;
  const { cost } = SKILLS[name];
  const price = PRICES[name] * (isLastRound ? LAST_ROUND : 1) * (shareOf(sight) >= cost ? 1 : 2);
  switch (name) {
    case 'TIGER_STRIKE':
      return isLastRound ? 600 : PRICES.TIGER_STRIKE;
    case 'HELL_PILE':
      return own.mp >= SKILLS.TIGER_STRIKE.cost && !(isLastRound && turn > 12) ? STRIKE_LOST : price;
    // Hit points change only when a round ends: in the last one nothing is gained by waiting.
    case 'RECOVERY':
      return isLastRound ? 1 : PRICES.RECOVERY;
    case 'DISCARD_GUARD': {
      const wanted = isLastRound ? Math.ceil((options.hp - own.hp) / RESTORED) : sight.roundsLeft + 1;
      const spare = own.mp - SKILLS.RECOVERY.cost * wanted;
      return spare >= cost ? price : (PRICES.RECOVERY * cost) / SKILLS.RECOVERY.cost;
    }
    default:
      return price;
  }
};
