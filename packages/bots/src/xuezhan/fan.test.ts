import type { MeldView, Tile } from '@paiju/engine';
import { countOf, Stream, SUITED } from '@paiju/engine';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { worthOf, xuezhan } from '@paiju/engine/xuezhan';
import { expect, test } from 'vitest';
import { seedNumber } from '../testing/match.ts';
import { fanOf, pointsOf, selfDrawnPointsOf } from './fan.ts';
import { laidBy, withKong, withPung } from './holding.ts';

const { presets } = xuezhan.options;
const bury3 = presets.bury3 as XuezhanOptions;
const sichuan = presets.sichuan as XuezhanOptions;
const xueliu = presets.xueliu as XuezhanOptions;

/** A winning hand made up by chance: sets of few suits and ranks, so that rare patterns come up too. */
const anyWin = (stream: Stream, options: XuezhanOptions) => {
  const hand = new Uint8Array(SUITED.codes.length);
  const melds: MeldView[] = [];
  const suits = 1 + stream.below(2);
  const stock = (tile: number): number => {
    const laid = melds.reduce(
      (sum, meld) => sum + (meld.tile === tile ? (meld.kind === 'kong' ? 4 : 3) : 0),
      0,
    );
    return 4 - laid - countOf(hand, tile as Tile);
  };
  const take = (tile: number, copies: number): boolean => {
    if (stock(tile) < copies) return false;
    hand[tile] = countOf(hand, tile as Tile) + copies;
    return true;
  };
  const pick = (ranks: number): number => 9 * stream.below(suits) + stream.below(ranks);
  if (options.sevenPairs && stream.below(4) === 0) {
    for (let pairs = 0; pairs < 7; ) if (take(pick(9), 2)) pairs += 1;
    return { hand, melds };
  }
  for (let sets = 0; sets < options.sets; ) {
    const [form, tile] = [stream.below(4), pick(9)];
    if (form === 0 && stock(tile) === 4) {
      const made = (['concealed', 'claimed', 'added'] as const)[stream.below(3)] ?? 'added';
      melds.push({ kind: 'kong', tile: tile as Tile, from: made === 'concealed' ? null : 1, made });
    } else if (form === 1 && stock(tile) >= 3)
      melds.push({ kind: 'pung', tile: tile as Tile, from: 1, made: null });
    else if (form === 2 && take(tile, 3)) hand[tile] = countOf(hand, tile as Tile);
    else if (form === 3 && tile % 9 < 7 && [0, 1, 2].every((step) => stock(tile + step) > 0))
      for (const step of [0, 1, 2]) take(tile + step, 1);
    else continue;
    sets += 1;
  }
  while (!take(pick(9), 2));
  return { hand, melds };
};

test.each([
  ['bury3', bury3],
  ['sichuan', sichuan],
  ['xueliu', xueliu],
  ['xueliu on a ladder', { ...xueliu, shapes: 'ladder' }],
  ['bury3 with everything that fits', { ...bury3, middleTiles: true, terminalsAndJiang: true }],
] as const)('X-13.1 in %s the quick fan are those of the rules', (_, options) => {
  const stream = new Stream({ seed: seedNumber(3), round: 0, name: 'bot' });
  for (let i = 0; i < 3000; i++) {
    const { hand, melds } = anyWin(stream, options);
    const laid = laidBy(melds);
    const facts = { concealed: hand, melds: laid.melds, selfDrawn: false, situations: [] };
    expect([fanOf(options, hand, laid), ...hand]).toEqual([worthOf(options, facts).fan, ...hand]);
  }
});

test.each([
  ['X-13.21 the sum', bury3, 3, 3, 4],
  ['X-13.13 doubled, with a base unit for a self-drawn win', sichuan, 2, 4, 5],
  ['X-13.21 capped', sichuan, 9, 8, 9],
])('%s', (_, options, fan, points, selfDrawn) => {
  expect(pointsOf(options, fan)).toBe(points);
  expect(selfDrawnPointsOf(options, fan)).toBe(selfDrawn);
});

test('X-6.4 a fourth tile turns the pung into a kong and stays one set', () => {
  const tile = 4 as Tile;
  const kong = withKong(withPung(laidBy([]), tile), tile, 'added');
  expect([kong.sets, kong.kongs, countOf(kong.tiles, tile), kong.isConcealed]).toEqual([1, 1, 4, false]);
  expect(withKong(laidBy([]), tile, 'concealed').isConcealed).toBe(true);
});
