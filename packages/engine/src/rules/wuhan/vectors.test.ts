import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../core/counts.ts';
import type { KongMade, Meld } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { codeText, one } from '../../testing/playing.ts';
import { readingText } from '../../testing/wuhanPosition.ts';
import type { BigType, WinWay } from './basics.ts';
import { BIG_TYPES } from './basics.ts';
import { KOUKOU } from './options.ts';
import type { WinSource } from './patterns.ts';
import { copiesLeft, NO_SPECIALS, specialsOf } from './specials.ts';
import { bestWin, winReadings } from './win.ts';

interface Flip {
  readonly flip: string;
  readonly laizi: string;
  readonly pizi: readonly [string, string];
  readonly copies_left: { readonly laizi: number; readonly pizi: number; readonly hongzhong: number };
}

interface Win {
  readonly id: string;
  readonly title: string;
  readonly hand: readonly string[];
  readonly melds: readonly { readonly type: string; readonly tiles: readonly string[] }[];
  readonly laizi: string;
  readonly pizi: readonly [string, string];
  readonly win_way: string;
  readonly wall_left: number;
  readonly expected: {
    readonly can_win: boolean;
    readonly big_types: readonly string[];
    readonly hard: boolean | null;
  };
}

/** The kinds `flips` and `wins`; settlements are the scorer's. */
const file = new URL('../../../test-data/wuhan.json', import.meta.url);
const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly flips: readonly Flip[];
  readonly wins: readonly Win[];
};

const WAYS: Readonly<Record<string, WinWay>> = {
  self_draw: 'self-draw',
  discard: 'discard',
  kong_bloom: 'kong-bloom',
  rob_kong: 'robbed-kong',
};
const TYPES: Readonly<Record<string, BigType>> = {
  pure_flush: 'pure-flush',
  peng_peng: 'triplets',
  all_wind: 'all-winds',
  all_jiang: 'all-jiang',
  fully_melded: 'fully-melded',
  kong_bloom: 'kong-bloom',
  last_tile: 'last-tile',
  rob_kong: 'robbed-kong',
};
const MADE: Readonly<Record<string, KongMade>> = {
  ming_gang: 'claimed',
  bu_gang: 'added',
  an_gang: 'concealed',
};

const named = <T>(names: Readonly<Record<string, T>>, name: string): T => {
  const value = names[name];
  if (value === undefined) throw new RangeError(`unknown name ${name}`);
  return value;
};

const meldOf = ({ type, tiles }: Win['melds'][number]): Meld => {
  const tile = Math.min(...tiles.map(one)) as Tile;
  if (type === 'chi') return { kind: 'chow', tile, from: 0 };
  if (type === 'peng') return { kind: 'pung', tile, from: 0 };
  const made = named(MADE, type);
  return { kind: 'kong', tile, from: made === 'concealed' ? null : 0, made };
};

/** `'no win'`, or how the hand is taken: `'hard pure-flush'`, `'soft small'`. The winner sits on 1, all others have nothing. */
const judged = (win: Win): string => {
  const melds = win.melds.map(meldOf);
  const [flip, before] = win.pizi.map(one) as [Tile, Tile];
  const hand = {
    concealed: countTiles(SUITED_AND_HONOURS, win.hand.map(one)),
    melds,
    specials: { flip, laizi: one(win.laizi), pizi: [flip, before], fixed: [one('7z')] },
  };
  const way = named(WAYS, win.win_way);
  const isDrawn = way === 'self-draw' || way === 'kong-bloom';
  const source: WinSource = { way, lastTile: isDrawn && win.wall_left <= 3 };
  const nothing = { melds: [], special: NO_SPECIALS };
  const laid = [nothing, { ...nothing, melds }, nothing, nothing];
  const setting = { dealer: 0, winner: 1, way, from: isDrawn ? null : 2, laid };
  const best = bestWin(KOUKOU, winReadings(KOUKOU, hand, source), setting);
  return best === null ? 'no win' : readingText(best);
};

const verdict = ({ expected }: Win): string => {
  if (!expected.can_win) return 'no win';
  const types = expected.big_types.map((name) => named(TYPES, name));
  return readingText({
    types: BIG_TYPES.filter((type) => types.includes(type)),
    hard: expected.hard === true,
  });
};

test('all are there', () => {
  expect([VECTORS.flips.length, VECTORS.wins.length]).toEqual([13, 23]);
});

test.each(VECTORS.flips)('W-2.1, W-2.7: flip $flip', ({ flip, laizi, pizi, copies_left }) => {
  const specials = specialsOf(KOUKOU, one(flip));
  expect([codeText(specials.laizi), specials.pizi.map(codeText)]).toEqual([laizi, pizi]);
  const { hongzhong: zhong, ...rest } = copies_left;
  expect(copiesLeft(specials)).toEqual({ ...rest, zhong, fa: 0 });
});

describe('W-5.3, W-6.1, W-6.3, W-6.4, W-6.5, W-6.6, W-6.7, W-6.8, W-6.10, W-6.12: judged wins', () => {
  test.each(VECTORS.wins)('$id $title', (win) => {
    expect(judged(win)).toBe(verdict(win));
  });
});
