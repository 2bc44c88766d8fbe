/** Positions of Haiyuki with an obvious best move, for every level that claims to play well. */
import type { HaiyukiQuestion } from './haiyukiQuestion.ts';

/** What it shows, the question, and the answers that are right. */
export type HaiyukiPosition = readonly [shows: string, question: HaiyukiQuestion, right: readonly string[]];

const plain = { skills: false } as const;
/** In riichi since turn 3: its third discard lay sideways. */
const RIICHI = { riichi: { turn: 3, place: 2 } };

const WINS: readonly HaiyukiPosition[] = [
  ['H-4.8 wins on its own draw', { hand: 'AAARRRSSSYYY' }, ['tsumo']],
  ['H-4.8 wins with an open hand', { hand: 'RRRSSSYYY | A' }, ['tsumo']],
  ['H-3.10 wins with six pairs', { options: plain, turn: 12, hand: 'AARRSSYYPPFF' }, ['tsumo']],
  ['H-4.12 wins in the last turn', { options: plain, turn: 20, hand: 'AAARRRSSSYYY' }, ['tsumo']],
  ['H-3.4 wins with nine of a kind', { options: plain, hand: 'AAAAAAAAARRR' }, ['tsumo']],
  ['wins rather than curses', { options: { seat0: 'ataho' }, hand: 'AAARRRSSSYYY' }, ['tsumo']],
];

const READY: readonly HaiyukiPosition[] = [
  ['H-4.3 declares riichi when ready', { options: plain, hand: 'AAARRRSSSYYF' }, ['riichi F']],
  ['H-4.1 keeps an open hand ready', { options: plain, hand: 'RRRSSSYYw | A' }, ['discard w']],
  ['breaks no pair of six pairs', { options: plain, hand: 'AARRSSYYPPFw' }, ['riichi w']],
  ['declares a dear hand early', { options: plain, turn: 2, hand: 'AAAARRRRpppY' }, ['riichi Y']],
  [
    'H-4.2 waits for two kinds rather than one',
    { options: plain, turn: 8, hand: 'AAAAAAAARRRw' },
    ['riichi w'],
  ],
  [
    'counts discards as gone: no riichi for a tile there is none of',
    { options: plain, hand: 'AAARRRSSSYYF', discards: 'YYYYYYY' },
    ['discard Y'],
  ],
  [
    'waits for what is left when the other wait is spent',
    { options: plain, turn: 10, hand: 'AAARRRSSSYYF', theirs: 'FFFFFFFF' },
    ['riichi F'],
  ],
  [
    'H-4.3 keeps a closed hand ready for the end when riichi is past',
    { options: plain, turn: 20, hand: 'AAARRRSSSYYF' },
    ['discard F', 'discard Y'],
  ],
  [
    'is ready in the last turn rather than dear',
    { options: plain, turn: 20, hand: 'AAAARRRRpSSS', dora: 'p' },
    ['discard p'],
  ],
];

const SHAPES: readonly HaiyukiPosition[] = [
  ['puts down the tile that belongs to nothing', { options: plain, hand: 'AAARRRSSYYFw' }, ['discard w']],
  ['keeps the dora among equals', { options: plain, dora: 'F', hand: 'AAARRRSSYYFw' }, ['discard w']],
  ['keeps a browdog that is dora', { options: plain, dora: 'b', hand: 'AAARRRSSYYbw' }, ['discard w']],
  ['keeps a staff that is dora', { options: plain, dora: 'w', hand: 'AAARRRSSYYbw' }, ['discard b']],
  [
    'keeps a pair before a single tile',
    { options: plain, turn: 12, hand: 'AAASSSYYPPFv' },
    ['discard F', 'discard v'],
  ],
  [
    'does not break a set of three with little time left',
    { options: plain, turn: 16, hand: 'AAASSSYYYPFv' },
    ['discard P', 'discard F', 'discard v'],
  ],
  [
    'throws the kind that is used up',
    { options: plain, turn: 10, hand: 'AAASSSYYPPFF', discards: 'FFFF', theirs: 'FFF' },
    ['discard F'],
  ],
  [
    'keeps one colour together',
    { options: plain, turn: 2, hand: 'AAARRRpprrFv' },
    ['discard F', 'discard v'],
  ],
  ['keeps fours together', { options: plain, turn: 4, hand: 'AAAARRRRpppv' }, ['riichi v']],
];

const CLAIMS: readonly HaiyukiPosition[] = [
  [
    'H-2.7 claims a pung that brings it forward',
    { options: { ...plain, seat0: 'smash' }, turn: 10, hand: 'SSSYYYAARRw', discard: 'A' },
    ['pon'],
  ],
  [
    'leaves a pung that leads nowhere',
    { options: plain, turn: 3, hand: 'AARRSSYYPPF', discard: 'A' },
    ['pass'],
  ],
  [
    'claims with an open hand what makes it ready',
    { options: plain, turn: 12, hand: 'YYYAARRw | S', discard: 'A' },
    ['pon'],
  ],
  [
    'leaves the third copy of six pairs that are ready',
    { options: plain, turn: 5, hand: 'AARRSSYYPPF', discard: 'P' },
    ['pass'],
  ],
  [
    'does not open a hand that is ready already',
    { options: plain, turn: 8, hand: 'AAARRRSSSYY', discard: 'S' },
    ['pass'],
  ],
];

/** Turn 17 against a riichi, with a pair that is known to be safe. */
const LATE: HaiyukiQuestion = {
  options: { ...plain, seat0: 'mayu' },
  turn: 17,
  hand: 'AAARRRSSYbbw',
  other: RIICHI,
  discards: 'vvvvvvv',
  theirs: 'vvbbrrrrrrrr',
};

const DEFENCE: readonly HaiyukiPosition[] = [
  ['H-4.7 puts down what cannot be won', LATE, ['discard b']],
  [
    'puts down what the riichi itself has thrown, at no cost',
    { options: plain, turn: 8, hand: 'AAARRRSSYYFw', other: RIICHI, theirs: 'pvwrrbb' },
    ['discard w'],
  ],
  [
    'puts down what has passed since the riichi, at no cost',
    { options: plain, turn: 8, hand: 'AAARRRSSYYFw', other: RIICHI, discards: 'vvvvvvF', theirs: 'pvbrrbb' },
    ['discard F'],
  ],
  [
    'declares its own riichi against one with a safe tile',
    { options: plain, turn: 6, hand: 'AAARRRSSSYYw', other: RIICHI, theirs: 'pvwrr' },
    ['riichi w'],
  ],
  [
    'throws nothing dangerous in the last turn when nothing is left to win',
    { options: plain, turn: 20, hand: 'ARSYPFpswrvv', other: RIICHI, theirs: 'rrvvvvvvv' },
    ['discard v'],
  ],
  [
    'H-6.7 a running guard makes every discard safe',
    { ...LATE, options: { seat0: 'fari' }, own: { guard: 3, mp: 0 }, theirs: 'vvbbrrrrrrrr' },
    ['discard Y', 'discard w'],
  ],
];

const skilled = (seat0: NonNullable<HaiyukiQuestion['options']>['seat0']) =>
  ({ seat0 }) as NonNullable<HaiyukiQuestion['options']>;
const FAR = 'AAARRSSYPFpw';

const SKILLS: readonly HaiyukiPosition[] = [
  [
    'H-6.1 strikes for a win that would hardly come',
    { options: skilled('ataho'), turn: 17, hand: 'AAARRRSSSYYF' },
    ['skill TIGER_STRIKE'],
  ],
  [
    'H-6.1 strikes for a win that ends the match',
    { options: skilled('ataho'), turn: 3, hand: 'AAARRRSSSYYF', other: { hp: 2000 } },
    ['skill TIGER_STRIKE'],
  ],
  [
    'H-6.1 keeps the hand ready once it has struck',
    { options: skilled('ataho'), hand: 'AAARRRSSSYYF', own: { mp: 0, guaranteed: true } },
    ['riichi F'],
  ],
  [
    'H-6.2 curses a riichi once the strike is out of reach',
    { options: skilled('ataho'), hand: FAR, own: { mp: 40 }, other: RIICHI, theirs: 'pww' },
    ['skill HELL_PILE'],
  ],
  [
    'H-6.3 raises the mirror against a riichi',
    { options: skilled('rinxiang'), hand: FAR, other: RIICHI, theirs: 'pww' },
    ['skill WATER_MIRROR'],
  ],
  [
    'H-6.4 strikes harder when it is ready',
    { options: skilled('petum'), hand: 'AAARRRSSSYYF' },
    ['skill CRITICAL'],
  ],
  ['H-6.4 not before', { options: skilled('petum'), hand: 'AAARRRSSYYFw' }, ['discard w']],
  [
    'H-6.5 turns the ura-dora',
    {
      options: skilled('rinxiang'),
      phase: 'won',
      hand: 'AAARRRSSSYYY',
      own: { riichi: { turn: 2, place: 0 } },
    },
    ['skill DORA_BOMB'],
  ],
  [
    'H-6.6 recovers what it has lost in full',
    { options: skilled('fari'), hand: FAR, own: { hp: 7000 } },
    ['skill RECOVERY'],
  ],
  [
    'H-6.6 recovers nothing that would be wasted',
    { options: skilled('fari'), hand: 'AAARRSSYYFpw', own: { hp: 9000 } },
    ['discard w'],
  ],
  [
    'H-6.6 recovers anything in the last round',
    { options: skilled('fari'), round: 2, turn: 4, hand: FAR, own: { hp: 9000 } },
    ['skill RECOVERY'],
  ],
  [
    'H-6.7 guards its discards with MP that no recovery needs',
    { ...LATE, options: skilled('fari') },
    ['skill DISCARD_GUARD'],
  ],
  [
    'H-6.8 exchanges what it misses least',
    { options: skilled('smash'), phase: 'setup', turn: 1, hand: 'AAARRRSSYYw' },
    ['exchange w'],
  ],
  [
    'H-6.9 paints what it misses least',
    { options: skilled('mayu'), phase: 'setup', turn: 1, hand: 'AAARRRSSYYw' },
    ['exchange w'],
  ],
  [
    'H-6.9 gives back nothing of a hand that is ready',
    { options: skilled('mayu'), phase: 'setup', turn: 1, hand: 'AAARRRSSSYY' },
    ['pass'],
  ],
  [
    'H-6.10 takes the tile back',
    { options: skilled('smash'), phase: 'countered', hand: 'ARSYPFpswrb', discards: 'A' },
    ['skill EXCHANGE_RON'],
  ],
  [
    'H-6.11 cuts the tile',
    { options: skilled('yuri'), phase: 'countered', hand: 'ARSYPFpswrb', discards: 'A' },
    ['skill SUPER_IAI'],
  ],
  [
    'H-6.12 declares its riichi with all its spirit',
    { options: skilled('yuri'), hand: 'AAARRRSSSYYF' },
    ['skill SPIRIT_RIICHI F'],
  ],
  [
    'H-6.13 spins in the last round',
    { options: skilled('petum'), phase: 'last-chance', round: 2, turn: 20, hand: 'AAARRRSSSYY' },
    ['skill LAST_CHANCE'],
  ],
  [
    'H-6.13 not for a tile that is gone',
    {
      options: skilled('petum'),
      phase: 'last-chance',
      round: 2,
      turn: 20,
      hand: 'AAARRRSSSYY',
      discards: 'YYYYYYY',
    },
    ['pass'],
  ],
];

export const HAIYUKI_POSITIONS: readonly HaiyukiPosition[] = [
  ...WINS,
  ...READY,
  ...SHAPES,
  ...CLAIMS,
  ...DEFENCE,
  ...SKILLS,
];
