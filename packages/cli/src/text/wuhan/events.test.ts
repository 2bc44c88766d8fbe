import type { MeldView } from '@paiju/engine';
import { at, bySeat, SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import type { WuhanEvent, WuhanOptions, WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import { specialsOf, wuhan } from '@paiju/engine/wuhan';
import { describe, expect, test } from 'vitest';
import { sentencesFor } from './events.ts';

const NAMES = ['You', 'Lin', 'Mei', 'Wen'];
const KOUKOU = wuhan.options.presets.koukou as WuhanOptions;
const tiles = (text: string) => tilesOf(SUITED_AND_HONOURS, text);
const tile = (code: string) => at(tiles(code), 0);

const chow = (code: string, from: number): MeldView => ({ kind: 'chow', tile: tile(code), from, made: null });
const pung = (code: string, from: number): MeldView => ({ kind: 'pung', tile: tile(code), from, made: null });
const special = (code: string): MeldView => ({ kind: 'kong', tile: tile(code), from: null, made: 'special' });
const concealed = (code: string): MeldView => ({
  kind: 'kong',
  tile: tile(code),
  from: null,
  made: 'concealed',
});

/** 5p is flipped: 6p is wild, 5p and 4p are skins. Seat 0 deals. */
const viewOf = (melds: readonly (readonly MeldView[])[], changes: Partial<WuhanOptions> = {}): WuhanView =>
  ({
    ...specialsOf(KOUKOU, tile('5p')),
    dealer: 0,
    options: { ...KOUKOU, ...changes },
    table: bySeat(4, (seat) => ({ melds: melds[seat] ?? [] })),
  }) as unknown as WuhanView;

const wonBy = (changes: Partial<WuhanWon>): WuhanWon => ({
  type: 'won',
  seat: 1,
  tile: tile('8m'),
  from: null,
  robbed: false,
  winners: [1],
  concealed: tiles('234m 88m'),
  melds: [{ kind: 'pung', tile: tile('1m'), from: 2 }],
  way: 'self-draw',
  types: [],
  hard: true,
  base: 1,
  product: 8,
  raw: [16, 0, 8, 8],
  discarderReady: null,
  ...changes,
});

const said = (event: WuhanEvent, view: WuhanView): string[] => sentencesFor(event, NAMES, view);

describe('a win is told with its whole reckoning', () => {
  // [what, win, table, lines after the first]
  const WINS: readonly [string, WuhanWon, WuhanView, string[]][] = [
    [
      'a small one, the dealer paying double',
      wonBy({}),
      viewOf([[], [pung('1m', 2)], [], []]),
      [
        '  Small win 屁胡, hard 硬胡, self-drawn 自摸',
        '  Winner: base 1 × pung 2 × hard 2 × self-drawn 2 = 8',
        '  You owed 8 × dealer 2 = 16',
        '  Mei owed 8',
        '  Wen owed 8',
        '  The cap of 300 cut nothing.',
      ],
    ],
    [
      'a soft one of the dealer on a discard',
      wonBy({
        seat: 0,
        from: 2,
        way: 'discard',
        hard: false,
        product: 2,
        raw: [0, 4, 16, 4],
        discarderReady: true,
      }),
      viewOf([[pung('1m', 2)], [], [special('7z')], []]),
      [
        '  Small win 屁胡, soft 软胡, on a discard 点炮',
        '  Winner: base 1 × pung 2 = 2',
        '  Lin owed 2 × dealer won 2 = 4',
        '  Mei owed 2 × zhong 2 × discard 2 × dealer won 2 = 16',
        '  Wen owed 2 × dealer won 2 = 4',
        '  The cap of 300 cut nothing.',
      ],
    ],
    [
      'a big one that a cap cuts',
      wonBy({ types: ['triplets'], base: 10, product: 24, raw: [3840, 0, 240, 240] }),
      viewOf([[concealed('9s'), special('6p')], [pung('1m', 2), special('5p'), special('7z')], [], []]),
      [
        '  Big win 大胡, hard 硬胡, self-drawn 自摸: all triplets 碰碰胡',
        '  Winner: base 10 × pung 2 × skin 2 × zhong 2 × hard 2 × self-drawn 1.5 = 240',
        '  You owed 240 × concealed kong 4 × wild 4 = 3,840',
        '  Mei owed 240',
        '  Wen owed 240',
        '  Capped at 300: you from 3,840 to 300.',
      ],
    ],
    [
      'a pure flush with a contractor under the golden cap',
      wonBy({ types: ['pure-flush', 'last-tile'], base: 20, product: 24, raw: [480, 0, 480, 960] }),
      viewOf([[], [chow('1m', 0), pung('5m', 2), chow('7m', 0)], [], [pung('9s', 0)]], {
        lastTileSelfDrawn: true,
      }),
      [
        '  Big win 大胡, hard 硬胡, self-drawn 自摸: pure flush 清一色 + last tile 海底捞月',
        '  Winner: base 20 × 2 chows 4 × pung 2 × hard 2 × self-drawn 1.5 = 480',
        '  You owed 480',
        '  Mei owed 480',
        '  Wen owed 480 × pung 2 = 960',
        '  All three owed 300 or more: the golden cap of 500 held: Wen from 960 to 500.',
        '  You paid for all three: the third opening of the pure flush came from there.',
      ],
    ],
    [
      'one without a cap, all openings counting once',
      wonBy({
        way: 'kong-bloom',
        types: ['kong-bloom'],
        hard: false,
        base: 10,
        product: 2,
        raw: [20, 0, 20, 20],
      }),
      viewOf([[], [pung('1m', 2), chow('2m', 0)], [], []], { cap: null, openings: 'once' }),
      [
        '  Big win 大胡, soft 软胡, on a replacement tile 杠上开花: kong bloom 杠上开花',
        '  Winner: base 10 × pung 2 = 20',
        '  You owed 20',
        '  Mei owed 20',
        '  Wen owed 20',
        '  There is no cap.',
      ],
    ],
  ];
  test.each(WINS)('%s', (_, win, view, lines) => expect(said(win, view).slice(1)).toEqual(lines));

  test('after who won, on what, with which tiles', () => {
    const view = viewOf([[], [pung('1m', 2)]]);
    expect(said(wonBy({}), view)[0]).toBe('★ Lin won with a self-drawn 8m: 23488m with 111m');
    expect(said(wonBy({ from: 0, robbed: true, way: 'robbed-kong' }), view)[0]).toBe(
      '★ Lin won by robbing your kong of 8m: 23488m with 111m',
    );
  });
});

test('the flip and special kongs are named', () => {
  const view = viewOf([]);
  const dealt = {
    type: 'dealt',
    round: 0,
    dealer: 1,
    hands: [],
    wall: [],
    chance: { flip: tile('5p') },
  } as const;
  expect(said(dealt, view)).toEqual([
    'Round 1. Dealer: Lin.',
    '5p was flipped: 6p is wild 赖子, 5p and 4p are skins 皮子; 7z is zhong 红中.',
  ]);
  const laid = (code: string): string[] =>
    said(
      {
        type: 'melded',
        seat: 2,
        meld: { kind: 'kong', tile: tile(code), from: null, made: 'special' },
        justDrawn: false,
      },
      view,
    );
  expect(['6p', '4p', '7z'].flatMap(laid)).toEqual([
    'Mei laid out 6p (wild 赖子).',
    'Mei laid out 4p (skin 皮子).',
    'Mei laid out 7z (red dragon 红中).',
  ]);
  const meld = { kind: 'chow', tile: tile('3m'), from: 0 } as const;
  expect(said({ type: 'melded', seat: 1, meld, justDrawn: false }, view)).toEqual([
    'Lin claimed your discard for a chow: 345m.',
  ]);
});

test('a flow draw says who was ready', () => {
  const ended = (ready: readonly boolean[]): string[] =>
    said(
      {
        type: 'ended',
        reason: 'wall-empty',
        hands: [tiles('1m'), [], [], []],
        standings: ready.map((is, seat) => ({ ready: is, opened: seat < 2, product: 4 })),
      },
      viewOf([]),
    );
  expect(ended([true, true, false, false])).toEqual([
    'The wall is empty and nobody has won: a flow draw.',
    '  You held 1m, ready, multiplies by 4.',
    '  Lin held nothing, ready, multiplies by 4.',
    '  Mei held nothing, not ready, never opened, multiplies by 4.',
    '  Wen held nothing, not ready, never opened, multiplies by 4.',
    'Ready: You and Lin. Whoever was not ready paid each ready seat the product of both, double without an opening.',
  ]);
  expect(ended([false, false, false, false]).at(-1)).toBe('Nobody was ready: nothing was paid.');
  expect(ended([true, true, true, true]).at(-1)).toBe('Everybody was ready: nothing was paid.');
});
