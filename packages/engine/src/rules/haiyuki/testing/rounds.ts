/** Short rounds that show every skill, every way to win, and a drawn round with and without its penalty. */
import { GAMES } from '../../../games.ts';
import type { Script } from '../../../testing/scripted.ts';
import type { HaiyukiOptions } from '../options.ts';
import { RULEBOOK } from '../options.ts';
import type { Position } from './position.ts';
import { dealOf, JUNK, READY } from './position.ts';

export interface WrittenRound {
  readonly title: string;
  readonly options: Partial<HaiyukiOptions>;
  /** One a round; the second is started by seat 1. */
  readonly deals: readonly Position[];
  readonly actions: string;
  /** What went through the ledger. */
  readonly paid: string;
}

/** `more` stands for the changes, where a test plays the round under other options. */
export const scriptOf = (
  { options, deals, actions }: WrittenRound,
  more: Partial<HaiyukiOptions> = {},
): Script => ({
  game: GAMES.haiyuki,
  options: { ...RULEBOOK, rounds: deals.length, ...options, ...more },
  deals: deals.map((deal, round) => dealOf({ ...deal, starter: round % 2 })),
  actions,
});

/** A word that stops a roulette at the last tile of the wall, an A in most of these deals. */
const LAST = 2 ** 32 - 1;
/** What is drawn in a round but for its last tile, when nobody gets a Y. */
const NO_YURI = [...'vybrw'].map((tile, i) => tile.repeat([9, 8, 8, 8, 6][i] ?? 0)).join('');
const WAITS_FOR_A = 'RRRSSSYYYAA';

const play = (seat0: HaiyukiOptions['seat0'], seat1: HaiyukiOptions['seat1']) => ({ seat0, seat1 });
const NO_SKILLS = { skills: false } as const;

export const ROUNDS: readonly WrittenRound[] = [
  {
    title: 'H-4.8, H-4.11 self-drawn on the first turn',
    options: NO_SKILLS,
    deals: [{ hands: [READY, JUNK], draws: 'Y', dora: 'A' }],
    actions: '0 tsumo',
    paid: '1>bank 4400 damage',
  },
  {
    title: 'H-4.7, H-4.10 on a discard, in riichi, with ura-dora',
    options: NO_SKILLS,
    deals: [{ hands: [READY, JUNK], draws: 'vyvYv', ura: 'Y' }],
    actions: '0 riichi v, 1 discard y, 1 discard Y',
    paid: '1>bank 3600 damage',
  },
  {
    title: 'H-2.8, H-4.14 a pung, then self-drawn with an open hand',
    options: NO_SKILLS,
    deals: [{ hands: [READY, JUNK], draws: 'vAvY' }],
    actions: '0 discard v, 1 discard A, 0 pon, 0 discard A, 1 discard v, 0 tsumo',
    paid: '1>bank 1800 damage',
  },
  {
    title: 'H-4.13 on the last discard of all',
    options: NO_SKILLS,
    deals: [{ hands: [READY, 'ARSPFpswrby'], draws: `${NO_YURI}Y` }],
    actions: '0 riichi v, 1 discard Y',
    paid: '1>bank 3200 damage',
  },
  {
    title: 'H-5.6 drawn: the seat that is not ready pays',
    options: NO_SKILLS,
    deals: [{ hands: [WAITS_FOR_A, JUNK] }],
    actions: '',
    paid: '1>bank 1000 noten',
  },
  {
    title: 'H-5.6 drawn: both are ready and nobody pays',
    options: NO_SKILLS,
    deals: [{ hands: [WAITS_FOR_A, 'FFFpppsssAA'] }],
    actions: '',
    paid: '',
  },
  {
    title: 'H-6.1 TIGER_STRIKE: the next draw is the nearest completing tile',
    options: play('ataho', 'rinxiang'),
    deals: [{ hands: [READY, JUNK], draws: 'vyvvvYv' }],
    actions: '0 skill TIGER_STRIKE, 0 discard v, 0 tsumo',
    paid: '1>bank 2400 damage',
  },
  {
    title: 'H-6.2 HELL_PILE: the least useful of twenty, three times',
    options: play('ataho', 'rinxiang'),
    deals: [{ hands: [JUNK, 'AARRSSYYppb'], draws: 'vAAAAAAv' }],
    actions: '0 skill HELL_PILE, 1 discard v, 1 discard v, 1 discard v, 1 discard A',
    paid: '',
  },
  {
    title: 'H-6.31 TIGER_STRIKE goes before HELL_PILE',
    options: play('ataho', 'ataho'),
    deals: [{ hands: [READY, JUNK], draws: 'vyvvvYv' }],
    actions: '0 skill TIGER_STRIKE, 0 discard v, 1 skill HELL_PILE, 1 discard y, 0 tsumo',
    paid: '1>bank 2400 damage',
  },
  {
    title: 'H-6.3, H-6.4 CRITICAL against WATER_MIRROR',
    options: play('petum', 'rinxiang'),
    deals: [{ hands: [READY, JUNK], draws: 'vyY', dora: 'A' }],
    actions: '0 skill CRITICAL, 0 discard v, 1 skill WATER_MIRROR, 1 discard y, 0 tsumo',
    paid: '1>bank 3380 damage',
  },
  {
    title: 'H-6.5 DORA_BOMB: the ura-dora is what the winner has most of',
    options: play('rinxiang', 'ataho'),
    deals: [{ hands: ['AAARRRSSSSS', JUNK], draws: 'vS' }],
    actions: '0 riichi v, 1 discard S, 0 skill DORA_BOMB',
    paid: '1>bank 4800 damage',
  },
  {
    title: 'H-6.6 RECOVERY: what was lost in the round before, as far as it was lost',
    options: play('ataho', 'fari'),
    deals: [{ hands: [READY, JUNK], draws: 'Y', dora: 'A' }, { hands: [JUNK, JUNK] }],
    actions: '0 tsumo, 1 skill RECOVERY, 1 skill RECOVERY, 1 discard v',
    paid: '1>bank 4400 damage, bank>1 3000 recovery, bank>1 1400 recovery',
  },
  {
    title: 'H-6.7 DISCARD_GUARD: neither won on nor claimed until the sixth discard',
    options: play('fari', 'ataho'),
    deals: [{ hands: ['ARSPFpswrby', READY], draws: 'YvYvvvvvvvY' }],
    actions: '0 skill DISCARD_GUARD, 0 discard Y, 1 riichi v, 0 discard Y, 0 discard Y',
    paid: '0>bank 2400 damage',
  },
  {
    title: 'H-6.8, H-6.9, H-6.33 EXCHANGE_TILE and PAINT_TILE',
    options: play('smash', 'mayu'),
    deals: [{ hands: ['AARRSSYYPPF', JUNK], draws: 'vyvyv', returned: Array.from({ length: 22 }, () => 0) }],
    actions: '1 exchange AR, 0 exchange PPF',
    paid: '',
  },
  {
    title: 'H-6.10 EXCHANGE_RON, twice in a row, and then a discard that is let through',
    options: play('smash', 'ataho'),
    deals: [{ hands: ['AYRSPFpswrb', 'AAAAAAAAYYY'], draws: 'vvv' }],
    actions:
      '0 pass, 0 discard v, 1 riichi v, 0 discard A, 0 skill EXCHANGE_RON, 0 discard Y, 0 skill EXCHANGE_RON, 0 discard R',
    paid: '0>bank 1000 noten',
  },
  {
    title: 'H-6.28 EXCHANGE_RON declined',
    options: play('smash', 'ataho'),
    deals: [{ hands: [JUNK, READY], draws: 'vvY' }],
    actions: '0 pass, 0 discard v, 1 riichi v, 0 discard Y, 0 pass',
    paid: '0>bank 2400 damage',
  },
  {
    title: 'H-6.11 SUPER_IAI: the tile is gone and the turn goes on',
    options: play('yuri', 'ataho'),
    deals: [{ hands: [JUNK, READY], draws: 'vvYy' }],
    actions: '0 discard v, 1 riichi v, 0 discard Y, 0 skill SUPER_IAI',
    paid: '0>bank 1000 noten',
  },
  {
    title: 'H-6.12 SPIRIT_RIICHI: declared on turn 1, fulfilled on turn 6',
    options: play('yuri', 'rinxiang'),
    deals: [{ hands: [READY, JUNK] }],
    actions: '0 skill SPIRIT_RIICHI v',
    paid: '1>bank 2400 damage',
  },
  {
    title: 'H-6.34 LAST_CHANCE of both: the starter misses, the follower wins',
    options: play('petum', 'petum'),
    deals: [{ hands: [WAITS_FOR_A, 'FFFpppsssAA'], roulette: [0, LAST] }],
    actions: '1 skill LAST_CHANCE, 0 skill LAST_CHANCE',
    paid: '0>bank 2800 damage',
  },
  {
    title: 'H-6.13 LAST_CHANCE misses: drawn as before, and the other seat is not ready',
    options: play('petum', 'rinxiang'),
    deals: [{ hands: [WAITS_FOR_A, JUNK], roulette: [0, 0] }],
    actions: '0 skill LAST_CHANCE',
    paid: '1>bank 1000 noten',
  },
];
