/**
 * Short rounds that lead to every win type, every contractor and a flow draw. Seat 0 deals and feeds seat 1; seat 3
 * holds nothing but special tiles, and seat 2 the rest of them, so that nobody else gets in the way.
 */
import { SUITED_AND_HONOURS } from '../../../core/tile.ts';
import { writtenWall } from '../../../testing/deals.ts';
import type { WuhanDeal } from '../index.ts';

export interface WrittenRound {
  readonly title: string;
  readonly options: string;
  readonly flip: string;
  /** By seat; the dealer's fourteenth tile is its last. */
  readonly hands: readonly [string, string, string, string];
  /** What is drawn first; all tiles that are not written follow in order. */
  readonly front: string;
  /** The end of the wall: replacements come from its last tile. */
  readonly back: string;
  readonly actions: string;
  /** The win as `winText` writes it, or null for a flow draw. */
  readonly win: string | null;
  readonly paid: string;
}

export const dealOf = ({ hands, flip, front, back }: WrittenRound): WuhanDeal => {
  const dealer = codesOf(hands[0]);
  const [last = ''] = dealer.slice(-1);
  const first = [dealer.slice(0, -1).join(''), ...hands.slice(1), last, flip, front];
  return { wall: writtenWall(SUITED_AND_HONOURS, first, back) };
};

const codesOf = (text: string): string[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks = '', suit = '']) =>
    [...ranks].map((rank) => rank + suit),
  );

/** With the flip 1z the wild is 2z, and the skins are 1z and 5z. */
const SPECIALS = '111z 2222z 5555z 77z';
const IDLE = '77z 1m3m7m9m 1p4p7p 2s5s8s9s';
const FEEDER = '1m3m6m8m 1p2p3p6p8p 1s3s6s9s';
/** Ready on 1m and 4m once 9p is melded and 8p gone: 23m 456m 777s 55p. */
const READY = '99p 23m 456m 777s 55p 8p';
const OPENED = '0 discard 9p, 1 pung 9p, 1 discard 8p';
/** Three pungs from seat 0. */
const THREE_PUNGS =
  '0 discard 9p, 1 pung 9p, 1 discard 8p, 0 discard 3s, 1 pung 3s, 1 discard 1s, 0 discard 6m, 1 pung 6m, 1 discard 2p';
const FOUR_MELDS = `${THREE_PUNGS}, 0 discard 9s, 1 chow 7s, 1 discard 6z`;
/** A pure flush that robs a kong of seat 0; its third opening came from seat 2. */
const TWO_CONTRACTORS = {
  flip: '1z',
  hands: [
    '4m7m 11m 3m6m8m 1p2p3p6p8p 1s3s',
    '44m 77m 99m 55m 23m 6p8p9p',
    '77z 7m9m 1p2p4p7p 2s5s8s9s 3z',
    SPECIALS,
  ],
  front: '3z 1m 4z 4z 4z 1m',
  back: '',
  actions:
    '0 discard 4m, 1 pung 4m, 1 discard 8p, 0 pung 1m, 0 discard 7m, 1 pung 7m, 1 discard 9p, 2 discard 9m, 1 pung 9m, 1 discard 6p, 0 kong 1m, 1 win',
  win: '1 on 1m robbed-kong<0: hard pure-flush, robbed-kong',
} as const;

export const ROUNDS: readonly WrittenRound[] = [
  {
    title: 'W-6.1 small win, hard',
    options: 'koukou',
    flip: '1z',
    hands: [`9p ${FEEDER}`, '99p 78s 44s 23m 456m 55p', IDLE, SPECIALS],
    front: '333z 444z 1m',
    back: '',
    actions: '0 discard 9p, 1 pung 9p, 1 discard 4s, 0 discard 9s, 1 chow 7s, 1 discard 4s, 1 win',
    win: '1 on 1m self-draw: hard small',
    paid: '0>1 32 small-win, 2>1 16 small-win, 3>1 16 small-win',
  },
  {
    title: 'W-6.2 small win, soft: the wild is a 3m',
    options: 'koukou',
    flip: '1z',
    hands: [
      `9p ${FEEDER}`,
      '99p 78s 4s 2m 456m 55p 2z 7z',
      '7z 1m3m7m9m 1p4p7p 2s5s8s9s 6z',
      '111z 222z 5555z 77z 9m',
    ],
    front: '333z 444z 1m',
    back: '4s',
    actions: '0 discard 9p, 1 pung 9p, 1 kong 7z, 1 discard 4s, 0 discard 9s, 1 chow 7s, 1 discard 4s, 1 win',
    win: '1 on 1m self-draw: soft small',
    paid: '0>1 32 small-win, 2>1 16 small-win, 3>1 16 small-win',
  },
  {
    title: 'W-6.3 pure flush; W-8.18 seat 2 gave the third opening and pays for all',
    options: 'koukou',
    flip: '1z',
    hands: [
      '4m 1m6m8m 1p2p3p6p8p 1s3s5s6s9s',
      '11m 44m 77m 99m 23m 8p9p 6z',
      '77z 3m7m9m 1p4p7p 2s5s8s9s 3z',
      SPECIALS,
    ],
    front: '33z 4444z 3s 4m',
    back: '',
    actions:
      '0 discard 1m, 1 pung 1m, 1 discard 8p, 0 discard 4m, 1 pung 4m, 1 discard 9p, 2 discard 7m, 1 pung 7m, 1 discard 6z, 1 win',
    win: '1 on 4m self-draw: hard pure-flush',
    paid: '2>1 720 contract-third-opening',
  },
  {
    title: 'W-6.4 triplets',
    options: 'koukou',
    flip: '1z',
    hands: ['9p 3s6m7s 1m3m8m 1p3p6p8p 5s6s9s', '99p 33s 66m 44m 77s 2p8p 1s', IDLE, SPECIALS],
    front: '333z 444z 3z 4z 2s',
    back: '',
    actions: `${THREE_PUNGS}, 0 discard 7s, 1 win`,
    win: '1 on 7s discard<0: hard triplets',
    paid: '0>1 240 big-win, 2>1 160 big-win, 3>1 160 big-win',
  },
  {
    title: 'W-6.4 triplets, soft; W-5.3 both wilds are substitutes',
    options: 'koukou',
    flip: '1z',
    hands: [
      '9p 3s6m7s 1m3m8m 1p3p6p8p 5s6s9s',
      '99p 33s 66m 44m 2p8p 1s 22z',
      IDLE,
      '111z 22z 5555z 77z 89m',
    ],
    front: '333z 444z 3z 4z 2s',
    back: '',
    actions: `${THREE_PUNGS}, 0 discard 7s, 1 win`,
    win: '1 on 7s discard<0: soft triplets',
    paid: '0>1 120 big-win, 2>1 80 big-win, 3>1 80 big-win',
  },
  {
    title: 'W-3.3 with red dragons in the hand no win on 4m; W-6.11 laid out, they bring two types at once',
    options: 'koukou',
    flip: '1z',
    hands: [
      '9p 3s6m4m 1m3m8m 1p3p6p8p 5s6s9s',
      '99p 33s 66m 44m 2p8p 1s 77z',
      '1m3m7m9m 1p4p7p 2s5s8s9s 66z',
      SPECIALS,
    ],
    front: '333z 444z 3z 4z 2s',
    back: '5p 5p',
    actions: `${THREE_PUNGS}, 0 discard 4m, 1 pung 4m, 1 kong 7z, 1 kong 7z, 1 win`,
    win: '1 on 5p kong-bloom: hard triplets, kong-bloom',
    paid: '0>1 500 big-win, 2>1 500 big-win, 3>1 500 big-win',
  },
  {
    title: 'W-6.5 all winds, of no shape; the flip 5m makes 6m wild',
    options: 'koukou',
    flip: '5m',
    hands: ['1z 1m3m8m 1p2p3p6p8p 1s3s5s6s9s', '11z 22z 33z 444z 5z 66z 9p', IDLE, '6666m 555m 4444m 77z'],
    front: '2p7p8s 5z',
    back: '',
    actions: '0 discard 1z, 1 pung 1z, 1 discard 9p, 1 win',
    win: '1 on 5z self-draw: hard all-winds',
    paid: '0>1 60 big-win, 2>1 60 big-win, 3>1 60 big-win',
  },
  {
    title: 'W-6.6 all jiang, of no shape',
    options: 'koukou',
    flip: '1z',
    hands: [
      '2m 1m3m6m 1p3p4p6p7p 1s3s6s7s9s',
      '22m 55m 88m 2p5p8p 2s5s8s 9p',
      '77z 1m3m7m9m 1p4p7p 2s4s5s9s',
      SPECIALS,
    ],
    front: '6p3p4s 8p',
    back: '',
    actions: '0 discard 2m, 1 pung 2m, 1 discard 9p, 1 win',
    win: '1 on 8p self-draw: hard all-jiang',
    paid: '0>1 60 big-win, 2>1 60 big-win, 3>1 60 big-win',
  },
  {
    title: 'W-6.7 fully melded; W-8.16 the discarder is not ready and pays for all',
    options: 'koukou',
    flip: '1z',
    hands: ['9p 3s6m9s5p 1m3m8m 1p3p6p8p 5s6s', '99p 33s 66m 78s 2p5p8p 1s 6z', IDLE, SPECIALS],
    front: '333z 444z 3z 4z 2s 2p4p7p',
    back: '',
    actions: `${FOUR_MELDS}, 0 discard 5p, 1 win`,
    win: '1 on 5p discard<0: hard fully-melded',
    paid: '0>1 1120 contract-fully-melded',
  },
  {
    title: 'W-6.7 fully melded with a lone wild, soft; W-8.16 the discarder pays for all',
    options: 'koukou',
    flip: '1z',
    hands: [
      '9p 3s6m9s5p 1m3m8m 1p3p6p8p 5s6s',
      '99p 33s 66m 78s 2p8p 1s 2z 6z',
      IDLE,
      '111z 222z 5555z 77z 9m',
    ],
    front: '333z 444z 3z 4z 2s 2p4p7p',
    back: '',
    actions: `${FOUR_MELDS}, 0 discard 5p, 1 win`,
    win: '1 on 5p discard<0: soft fully-melded',
    paid: '0>1 560 contract-fully-melded',
  },
  {
    title: 'W-6.7 fully melded; W-8.16 the discarder is ready on 3s and 6s, so everybody pays',
    options: 'koukou',
    flip: '1z',
    hands: [
      '9p 3s6m9s5p 11p 234m 567m 8s',
      '99p 33s 66m 78s 2p5p8p 1s 6z',
      '77z 1m3m7m9m 2p4p7p 2s5s9s 6z',
      SPECIALS,
    ],
    front: '3z1p 3z3z8s 4z4z4s 4z4z5s',
    back: '',
    actions:
      '0 discard 9p, 1 pung 9p, 1 discard 8p, 0 pung 1p, 0 discard 3s, 1 pung 3s, 1 discard 1s, 0 discard 6m, 1 pung 6m, 1 discard 2p, 0 discard 9s, 1 chow 7s, 1 discard 6z, 0 discard 5p, 1 win',
    win: '1 on 5p discard<0: hard fully-melded',
    paid: '0>1 500 big-win, 2>1 320 big-win, 3>1 320 big-win',
  },
  {
    title: 'W-6.8 kong bloom on the replacement of a laid out red dragon',
    options: 'koukou',
    flip: '1z',
    hands: [`9p ${FEEDER}`, '99p 23m 456m 77s 55p 8p 7z', '7z 1m3m7m9m 1p4p7p 2s5s8s9s 6z', SPECIALS],
    front: '333z 7s',
    back: '1m',
    actions: `${OPENED}, 1 kong 7z, 1 win`,
    win: '1 on 1m kong-bloom: hard kong-bloom',
    paid: '0>1 80 big-win, 2>1 80 big-win, 3>1 80 big-win',
  },
  {
    title: 'W-6.8 kong bloom, soft; W-6.2 before the wild was laid out there were two substitutes and no win',
    options: 'koukou',
    flip: '1z',
    hands: [`9p ${FEEDER}`, '99p 23m 456m 777s 5p 2z 8p', IDLE, '111z 22z 5555z 77z 89m'],
    front: '333z 2z',
    back: '1m',
    actions: `${OPENED}, 1 kong 2z, 1 win`,
    win: '1 on 1m kong-bloom: soft kong-bloom',
    paid: '0>1 80 big-win, 2>1 80 big-win, 3>1 80 big-win',
  },
  {
    title: 'W-6.9 last tile: two tiles are left after the draw',
    options: 'koukou',
    flip: '1z',
    hands: [`9p ${FEEDER}`, READY, IDLE, SPECIALS],
    front: '',
    back: '1m 3s 6s',
    actions: `${OPENED}, 1 win`,
    win: '1 on 1m self-draw: hard last-tile',
    paid: '0>1 40 big-win, 2>1 40 big-win, 3>1 40 big-win',
  },
  {
    title: 'W-6.10 robbed kong; W-8.15 the robbed seat pays for all',
    options: 'koukou',
    flip: '1z',
    hands: ['9p 11m 3m6m8m 1p2p3p6p8p 1s3s6s', READY, '77z 3m7m9m 1p2p4p7p 2s5s8s9s', SPECIALS],
    front: '3z 1m 3z 3z 4z 1m',
    back: '',
    actions: `${OPENED}, 0 pung 1m, 0 discard 3m, 0 kong 1m, 1 win`,
    win: '1 on 1m robbed-kong<0: hard robbed-kong',
    paid: '0>1 160 contract-robbed-kong',
  },
  {
    title: 'W-8.17 kong first: the robbed seat pays for all, not the giver of the third opening',
    options: 'koukou',
    ...TWO_CONTRACTORS,
    paid: '0>1 1140 contract-robbed-kong',
  },
  {
    title: 'W-8.17 flush first: the giver of the third opening pays for all, not the robbed seat',
    options: 'koukou contractorOrder=flush-first',
    ...TWO_CONTRACTORS,
    paid: '2>1 1140 contract-third-opening',
  },
  {
    title: 'W-8.3 flow draw: only seat 1 is ready, and nobody else has opened',
    options: 'koukou wallRemainder=60',
    flip: '1z',
    hands: [`9p ${FEEDER}`, READY, IDLE, SPECIALS],
    front: '',
    back: '',
    actions: OPENED,
    win: null,
    paid: '0>1 4 flow-draw, 2>1 4 flow-draw, 3>1 4 flow-draw',
  },
];
