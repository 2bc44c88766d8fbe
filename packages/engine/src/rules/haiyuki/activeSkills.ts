/** The skills of the own turn. */
import { tenpaiDiscards } from './hand.ts';
import { whyNotRiichi } from './riichi.ts';
import type { Skill } from './skill.ts';
import type { SeatState } from './state.ts';
import { LAST_TURN, opponentOf, seatOf } from './state.ts';

/** H-6.1: the next draw completes the hand. Usable open or closed while some discard leaves tenpai and a draw is to come. */
export const TIGER_STRIKE: Skill = {
  name: 'TIGER_STRIKE',
  owner: 'ataho',
  kind: 'active',
  cost: 100,
  whyNot: (state, seat) => {
    if (seatOf(state, seat).guaranteed) return 'already-on'; // H-6.24
    if (state.turn >= LAST_TURN) return 'too-late';
    return tenpaiDiscards(state, seat).length === 0 ? 'not-tenpai' : null;
  },
  // Ends at the owner's next draw (H-6.30).
  effect: (_draft, own) => {
    own.guaranteed = true;
  },
};

export const CURSED_TURNS = 3;

/** H-6.2: the opponent's next three turns bring the least useful of the top twenty tiles. */
export const HELL_PILE: Skill = {
  name: 'HELL_PILE',
  owner: 'ataho',
  kind: 'active',
  cost: 18,
  whyNot: (state, seat) => (seatOf(state, opponentOf(seat)).curse > 0 ? 'already-on' : null), // H-6.24
  // Falls at the start of each of the victim's turns (H-6.26).
  effect: (_draft, _own, other) => {
    other.curse = CURSED_TURNS;
  },
};

/** H-6.3: a quarter less damage from the opponent's win, until the round ends. */
export const WATER_MIRROR: Skill = {
  name: 'WATER_MIRROR',
  owner: 'rinxiang',
  kind: 'active',
  cost: 22,
  whyNot: (state, seat) => (seatOf(state, seat).mirror ? 'already-on' : null), // H-6.24
  effect: (_draft, own) => {
    own.mirror = true;
  },
};

export const RESTORED = 3000;

/** What it really restores: never above what the match began with. */
export const healedBy = (own: Pick<SeatState, 'hp'>, most: number): number =>
  Math.min(RESTORED, most - own.hp);

/** H-6.6: restores hit points, as often as the seat can pay. */
export const RECOVERY: Skill = {
  name: 'RECOVERY',
  owner: 'fari',
  kind: 'active',
  cost: 24,
  isFree: true,
  isUnlimited: true,
  whyNot: (state, seat) => (seatOf(state, seat).hp >= state.options.hp ? 'full-hp' : null),
  effect: (draft, own) => {
    own.hp += healedBy(own, draft.options.hp);
  },
};

const GUARDED_TURNS = 5;

/** H-6.7: five own discards, this turn's included, can be neither won nor ponned. */
export const DISCARD_GUARD: Skill = {
  name: 'DISCARD_GUARD',
  owner: 'fari',
  kind: 'active',
  cost: 18,
  isUnlimited: true,
  whyNot: (state, seat) => (seatOf(state, seat).guard > 0 ? 'already-on' : null), // H-6.24
  // Falls at the start of each later own turn (H-6.26).
  effect: (_draft, own) => {
    own.guard = GUARDED_TURNS;
  },
};

/** H-6.4: a quarter more damage by the own win, until the round ends. */
export const CRITICAL: Skill = {
  name: 'CRITICAL',
  owner: 'petum',
  kind: 'active',
  cost: 24,
  whyNot: (state, seat) => (seatOf(state, seat).critical ? 'already-on' : null), // H-6.24
  effect: (_draft, own) => {
    own.critical = true;
  },
};

/** The last turn whose fifth after it is still played. */
const LATEST = 15;
export const WAITED_TURNS = 5;

/** H-6.12: a riichi whose draw five turns later completes the hand. */
export const SPIRIT_RIICHI: Skill = {
  name: 'SPIRIT_RIICHI',
  owner: 'yuri',
  kind: 'active',
  cost: 24,
  whyNot: (state, seat) => (state.turn > LATEST ? 'too-late' : whyNotRiichi(state, seat)),
  discards: tenpaiDiscards,
  // Falls at the start of each later own turn; at 0 the draw is guaranteed (H-6.26).
  effect: (_draft, own) => {
    own.spirit = WAITED_TURNS;
  },
};
