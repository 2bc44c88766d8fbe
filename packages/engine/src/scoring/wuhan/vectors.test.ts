import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { KongMade } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { BigType, WinWay } from '../../rules/wuhan/basics.ts';
import type { LaidMeld } from '../../rules/wuhan/openings.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import { KOUKOU } from '../../rules/wuhan/options.ts';
import { applyCap } from './caps.ts';
import type { ContractReason } from './contractor.ts';
import type { JudgedSeat, JudgedWin } from './judge.ts';
import { judgeFlowDraw, judgeMinimum, judgeSettlement } from './judge.ts';

interface VectorSeat {
  readonly seat: Seat;
  readonly melds: readonly { readonly type: string; readonly from: Seat }[];
  readonly special: { readonly pi: number; readonly lai: number; readonly zhong: number };
  readonly ting: boolean;
}

interface Table {
  readonly id: string;
  readonly players: readonly VectorSeat[];
  readonly rules: Readonly<Record<string, boolean>>;
}

interface Win extends Table {
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly win_way: string;
  readonly discarder: Seat | null;
  readonly win_types: readonly string[];
  readonly hard: boolean;
}

type Points = Readonly<Record<string, number>>;

/** `test-data/wuhan.json`, as far as it is about payments. */
interface Vectors {
  readonly caps: readonly {
    readonly id: string;
    readonly raw: readonly number[];
    readonly koukou: boolean;
    readonly cap: number;
    readonly golden: boolean;
    readonly expected: readonly number[];
  }[];
  readonly settlements: readonly (Win & {
    readonly expected: {
      readonly base: number;
      readonly winner_product: number;
      readonly raw: Points;
      readonly cap: number;
      readonly golden: boolean;
      readonly capped: Points;
      readonly contractor: Seat | null;
      readonly contractor_reason: string | null;
      readonly deltas: readonly number[];
    };
  })[];
  readonly flow_draws: readonly (Table & { readonly expected: { readonly deltas: readonly number[] } })[];
  readonly minimum_fan: readonly (Win & {
    readonly expected: {
      readonly smallest_raw_payment: number;
      readonly legal_at: Readonly<Record<string, boolean>>;
    };
  })[];
}

const file = new URL('../../../test-data/wuhan.json', import.meta.url);
const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

/** Their word for ours; a word they have not used yet is an error. */
const wordIn =
  <T>(words: Readonly<Record<string, T>>) =>
  (word: string): T => {
    const own = words[word];
    if (own === undefined) throw new RangeError(`no word for ${word}`);
    return own;
  };

const optionName = wordIn<keyof WuhanOptions>({
  koukou: 'kouKouFan',
  bugang_keeps_opening: 'addedKongKeepsOpening',
  bloom_is_self_draw: 'bloomSelfDrawn',
  flow_counts_laizi: 'flowCountsLaizi',
});
const wayOf = wordIn<WinWay>({
  self_draw: 'self-draw',
  discard: 'discard',
  kong_bloom: 'kong-bloom',
  rob_kong: 'robbed-kong',
});
const typeOf = wordIn<BigType>({
  pure_flush: 'pure-flush',
  peng_peng: 'triplets',
  all_winds: 'all-winds',
  all_jiang: 'all-jiang',
  fully_melded: 'fully-melded',
  kong_bloom: 'kong-bloom',
  last_tile: 'last-tile',
  rob_kong: 'robbed-kong',
});
const madeOf = wordIn<KongMade>({ ming_gang: 'claimed', bu_gang: 'added', an_gang: 'concealed' });
const reasonOf = wordIn<ContractReason>({
  'robbed kong': 'robbed-kong',
  'supplied third opening of a pure flush': 'third-opening',
});

/** The vectors say what is in force; all else is the default table. */
const optionsOf = (rules: Readonly<Record<string, boolean>>): WuhanOptions => ({
  ...KOUKOU,
  ...Object.fromEntries(Object.entries(rules).map(([name, value]) => [optionName(name), value])),
});

const meldOf = ({ type, from }: { readonly type: string; readonly from: Seat }): LaidMeld => {
  if (type === 'chi') return { kind: 'chow', from };
  if (type === 'peng') return { kind: 'pung', from };
  const made = madeOf(type);
  return { kind: 'kong', made, from: made === 'concealed' ? null : from };
};

const seatsOf = (players: readonly VectorSeat[]): JudgedSeat[] =>
  players.map(({ seat, melds, special, ting }, place) => {
    expect(seat).toBe(place);
    const counts = { laizi: special.lai, pizi: special.pi, zhong: special.zhong, fa: 0 };
    return { melds: melds.map(meldOf), special: counts, ready: ting };
  });

const winOf = (vector: Win): JudgedWin => ({
  dealer: vector.dealer,
  winner: vector.winner,
  way: wayOf(vector.win_way),
  from: vector.discarder,
  types: vector.win_types.map(typeOf),
  hard: vector.hard,
  seats: seatsOf(vector.players),
});

/** By loser, as the vectors have it. */
const byLoser = (points: readonly number[], winner: Seat): Points =>
  Object.fromEntries([...points.entries()].filter(([seat]) => seat !== winner));

test('all are there', () => {
  const { caps, settlements, flow_draws, minimum_fan } = VECTORS;
  expect([caps, settlements, flow_draws, minimum_fan].map(({ length }) => length)).toEqual([8, 33, 6, 4]);
});

test.each(VECTORS.caps)('W-8.1 caps $id: $raw', ({ raw, koukou, cap, golden, expected }) => {
  expect(applyCap(optionsOf({ koukou }), raw)).toMatchObject({ cap, golden, capped: expected });
});

describe('W-8.6 to W-8.19 settlements', () => {
  test.each(VECTORS.settlements)('$id $title', (vector) => {
    const { expected, winner } = vector;
    const { base, product, raw, cap, golden, capped, contract, deltas } = judgeSettlement(
      optionsOf(vector.rules),
      winOf(vector),
    );
    const reason = expected.contractor_reason === null ? null : reasonOf(expected.contractor_reason);
    expect({ base, product, cap, golden, deltas }).toEqual({
      base: expected.base,
      product: expected.winner_product,
      cap: expected.cap,
      golden: expected.golden,
      deltas: expected.deltas,
    });
    expect(byLoser(raw, winner)).toEqual(expected.raw);
    expect(byLoser(capped, winner)).toEqual(expected.capped);
    expect(contract).toEqual(expected.contractor === null ? null : { seat: expected.contractor, reason });
  });
});

test.each(VECTORS.flow_draws)('W-8.3, W-8.4 flow draw $id $title', ({ players, rules, expected }) => {
  expect(judgeFlowDraw(optionsOf(rules), seatsOf(players))).toEqual(expected.deltas);
});

test.each(VECTORS.minimum_fan)('W-7.1 minimum $id $title', (vector) => {
  const { legal_at, smallest_raw_payment } = vector.expected;
  const { smallest, legal } = judgeMinimum(
    optionsOf(vector.rules),
    winOf(vector),
    Object.keys(legal_at).map(Number),
  );
  expect(smallest).toBe(smallest_raw_payment);
  expect(legal).toEqual(Object.values(legal_at));
});
