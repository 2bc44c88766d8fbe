/** Vectors about payments: caps, settlements, flow draws, minimums. */
import type { Seat } from '@paiju/engine';
import { bySeat } from '@paiju/engine';
import type { BigType, JudgedSeat, JudgedWin, WinWay, WuhanOptions } from '@paiju/engine/wuhan';
import { applyCap, judgeFlowDraw, judgeMinimum, judgeSettlement, NO_SPECIALS } from '@paiju/engine/wuhan';
import { z } from 'zod';
import { laidMeld, MELD_TYPE, optionsUnder, REASON_NAMES, RULES, TYPE, WAY } from './vocabulary.ts';

const SEATS = 4;
/** More than a table holds, and few enough that every product stays a number. */
const MOST = 40;
const SEAT = z
  .int()
  .min(0)
  .max(SEATS - 1);
const COUNT = z.int().min(0).max(MOST).default(0);

const MELD = z
  .object({ type: MELD_TYPE, from: SEAT.nullish() })
  .superRefine(({ type, from }, context) => {
    if (typeof from !== 'number' && type !== 'an_gang')
      context.addIssue({ code: 'custom', path: ['from'], message: 'a claimed meld has a giver' });
  })
  .transform(({ type, from }) => laidMeld(type, from ?? 0));

const MOST_MELDS = 4;

const PLAYER = z.object({
  seat: SEAT.optional(),
  melds: z.array(MELD).max(MOST_MELDS).default([]),
  special: z
    .object({ pi: COUNT, lai: COUNT, zhong: COUNT, fa: COUNT })
    .default({ pi: 0, lai: 0, zhong: 0, fa: 0 }),
  ting: z.boolean().default(false),
});

const NOTHING: JudgedSeat = { melds: [], special: NO_SPECIALS, ready: false };

/** By seat, wherever a player stands in the list; a seat that is not there has laid out nothing. */
const PLAYERS = z
  .array(PLAYER)
  .max(SEATS)
  .transform((players, context): JudgedSeat[] => {
    const seats = players.map(({ seat }, place) => seat ?? place);
    if (new Set(seats).size < seats.length)
      context.addIssue({ code: 'custom', message: 'a seat is there twice' });
    return bySeat(SEATS, (seat) => {
      const player = players[seats.indexOf(seat)];
      if (player === undefined) return NOTHING;
      const { pi, lai, zhong, fa } = player.special;
      return { melds: player.melds, special: { laizi: lai, pizi: pi, zhong, fa }, ready: player.ting };
    });
  });

export const CAP = z.object({
  raw: z.array(z.int().min(0)).max(SEATS).readonly(),
  koukou: z.boolean().optional(),
  rules: RULES,
});

export const judgeCap = (options: WuhanOptions, { raw, koukou, rules }: z.output<typeof CAP>): unknown =>
  applyCap(optionsUnder(options, { ...rules, ...(koukou === undefined ? {} : { koukou }) }), raw).capped;

export const WIN_TERMS = z
  .object({
    dealer: SEAT,
    winner: SEAT,
    win_way: WAY,
    discarder: SEAT.nullish(),
    win_types: z.array(TYPE).max(MOST).readonly(),
    hard: z.boolean(),
    players: PLAYERS,
    rules: RULES,
  })
  .superRefine((terms, context) => {
    const message = impossible(terms);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
type WinTerms = z.output<typeof WIN_TERMS>;

/** As much of a win as can contradict itself. */
interface Claimed {
  readonly winner: Seat;
  readonly win_way: WinWay;
  readonly discarder?: Seat | null | undefined;
  readonly win_types: readonly BigType[];
}

/** What no win can be at once. */
const impossible = ({ winner, win_way: way, discarder, win_types: types }: Claimed): string | null => {
  const isGiven = way === 'discard' || way === 'robbed-kong';
  if (isGiven && typeof discarder !== 'number')
    return 'discarder: a tile that was won from somebody has a giver';
  if (!isGiven && typeof discarder === 'number') return 'discarder: nobody gave a tile that was drawn';
  if (discarder === winner) return 'discarder: nobody wins from oneself';
  if (types.includes('kong-bloom') && way !== 'kong-bloom')
    return 'win_types: kong_bloom is won by win_way kong_bloom';
  if (types.includes('robbed-kong') && way !== 'robbed-kong')
    return 'win_types: rob_kong is won by win_way rob_kong';
  if (types.includes('last-tile') && isGiven) return 'win_types: last_tile is drawn, not given';
  const other = types.find((type) => type === 'pure-flush' || type === 'all-jiang');
  if (types.includes('all-winds') && other !== undefined)
    return 'win_types: a hand of winds has no tile of a suit';
  return null;
};

const winOf = ({ dealer, winner, win_way, discarder, win_types, hard, players }: WinTerms): JudgedWin => ({
  dealer,
  winner,
  way: win_way,
  from: discarder ?? null,
  types: [...new Set(win_types)],
  hard,
  seats: players,
});

export const judgePayments = (options: WuhanOptions, vector: WinTerms): unknown => {
  const judged = judgeSettlement(optionsUnder(options, vector.rules), winOf(vector));
  const { contract } = judged;
  return {
    base: judged.base,
    winner_product: judged.product,
    raw: byLoser(judged.raw, vector.winner),
    cap: judged.cap,
    golden: judged.golden,
    capped: byLoser(judged.capped, vector.winner),
    contractor: contract?.seat ?? null,
    contractor_reason: contract === null ? null : REASON_NAMES[contract.reason],
    deltas: judged.deltas,
  };
};

const byLoser = (points: readonly number[], winner: Seat): Readonly<Record<string, number>> =>
  Object.fromEntries(points.flatMap((owed, seat) => (seat === winner ? [] : [[String(seat), owed]])));

const MINIMUMS = [1, 16, 32, 64];

export const judgeMinimums = (options: WuhanOptions, vector: WinTerms): unknown => {
  const { smallest, legal } = judgeMinimum(optionsUnder(options, vector.rules), winOf(vector), MINIMUMS);
  return {
    smallest_raw_payment: smallest,
    legal_at: Object.fromEntries(MINIMUMS.map((minimum, i) => [String(minimum), legal[i] === true])),
  };
};

export const FLOW = z.object({ players: PLAYERS, rules: RULES });

export const judgeFlow = (options: WuhanOptions, { players, rules }: z.output<typeof FLOW>): unknown => ({
  deltas: judgeFlowDraw(optionsUnder(options, rules), players),
});
