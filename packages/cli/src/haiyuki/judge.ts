/** Judges one hand in the format of the vectors: the yaku of twelve tiles, and its score. */
import type { Tile } from '@paiju/engine';
import { codeOf, countTiles } from '@paiju/engine';
import { HAIYUKI_TILES, yakuOf } from '@paiju/engine/haiyuki';
import { z } from 'zod';
import { ID, idOf, problemText, tileIn } from '../edge/vectors.ts';

/** H-3.1 */
const HAND_SIZE = 12;
const TILE = tileIn(HAIYUKI_TILES);

/** Fields that are not named here are let be: the vectors carry their verdict along. */
const HAND = z.object({
  id: ID,
  tiles: z.array(TILE).superRefine((tiles, context) => {
    const message = problemOf(tiles);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
});

const problemOf = (tiles: readonly Tile[]): string | null => {
  if (tiles.length !== HAND_SIZE) return `a hand has ${HAND_SIZE} tiles, not ${tiles.length}`;
  const { copies } = HAIYUKI_TILES;
  const extra = tiles.find((tile) => tiles.filter((other) => other === tile).length > copies);
  return extra === undefined ? null : `more than ${copies} copies of ${codeOf(HAIYUKI_TILES, extra)}`;
};

export const judgeLine = (line: unknown): object => {
  const read = HAND.safeParse(line);
  if (!read.success) return { id: idOf(line), error: problemText(line, read.error) };
  const { id, tiles } = read.data;
  const yaku = yakuOf(countTiles(HAIYUKI_TILES, tiles));
  return { id, score: yaku?.score ?? null, key: yaku?.key ?? null };
};
