import { seedOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { wuhanFour } from '../games/wuhan/table.ts';
import { xuezhanFour } from '../games/xuezhan/table.ts';
import { NOTHING_SHOWN } from '../play/client.ts';
import { layoutFor } from './layout.ts';
import { sideFit, topFit } from './meldRoom.ts';
import { ownFit } from './ownFit.ts';
import { readScene } from './reading.ts';
import { placesFor } from './seatFit.ts';
import { sittingOf } from './sitting.ts';
import { played } from './testing/played.ts';

const FOUR = { xuezhan: xuezhanFour, wuhan: wuhanFour } as const;
/** Found by trying: rounds in which much is laid out, single tiles and melds. */
const SEEDS = ['05', '08', '0d', '12'];
// [width, height, the narrowest tile of a river]
const ROOMS: readonly [number, number, number][] = [
  [360, 590, 18],
  [390, 794, 26],
  [780, 390, 24],
  [768, 974, 34],
  [960, 740, 42],
  [1520, 1020, 60],
];

/** Every sitting of a round, as the first seat sees it. */
const sittings = (ruleset: keyof typeof FOUR, seed: string): readonly ReturnType<typeof sittingOf>[] =>
  played(ruleset, seedOf(seed.repeat(32))).map(([seen]) => {
    const now = { ...seen!, points: [0, 0, 0, 0] };
    return sittingOf(readScene(FOUR[ruleset], { ...NOTHING_SHOWN, ruleset, now }, [])!);
  });

const ROUNDS = Object.keys(FOUR).flatMap((game) =>
  SEEDS.map((seed) => [game as keyof typeof FOUR, seed] as const),
);

test.each(ROUNDS)('in %s (%s) whatever is laid out is as large as rivers', (game, seed) => {
  for (const sitting of sittings(game, seed)) {
    const { laid = [], others = [] } = sitting;
    const [right, across, left] = others.map((held) => ({ ...held, isOpen: false }));
    for (const [width, height, least] of ROOMS) {
      const room = { width, height };
      const layout = layoutFor(room, sitting);
      const melds = [
        laid.length === 0 ? layout.river : ownFit(laid, layout, room).meld,
        sideFit(right!, layout).meld,
        topFit(across!, layout, room, true).meld,
        sideFit(left!, layout).meld,
      ];
      expect(Math.min(...melds), `${width} × ${height} ${JSON.stringify(sitting)}`).toBe(layout.river);
      expect(layout.river, `${width} × ${height}`).toBeGreaterThanOrEqual(least);
    }
  }
});

/** At both ends of the line, and between plate and hand. */
const BESIDE = 12 + 8;
const CORNER = 50;

test.each([
  [360, 590],
  [390, 794],
])('%i × %i: an open hand and what was just paid stand in one line', (width, height) => {
  for (const game of ['wuhan', 'xuezhan'] as const)
    for (const seed of SEEDS)
      for (const sitting of sittings(game, seed)) {
        const room = { width, height };
        const layout = layoutFor(room, sitting);
        const held = { ...sitting.others![1]!, isOpen: true, isPaid: true };
        const { pitch } = topFit(held, layout, room, true);
        const line = CORNER + BESIDE + layout.plate.width + placesFor(held.tiles) * pitch;
        if (layout.hasTwoLines) expect(line, JSON.stringify(held)).toBeLessThanOrEqual(width);
      }
});
