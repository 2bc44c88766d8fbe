/** Judges one hand in the format of the vectors: is it a win, and for which fan. */
import type { Counts, Meld, Tile } from '@paiju/engine';
import { countAll, countTiles, SUITED, SUITS } from '@paiju/engine';
import type { Situation, XuezhanOptions } from '@paiju/engine/xuezhan';
import { isWin, worthOf } from '@paiju/engine/xuezhan';
import { z } from 'zod';
import { ID, idOf, problemText, tileIn } from '../edge/vectors.ts';

const TILE = tileIn(SUITED);

const MELD_TYPES = ['pong', 'kong_exposed', 'kong_upgrade', 'kong_concealed'] as const;
type MeldType = (typeof MELD_TYPES)[number];

const FLAG = z.boolean().default(false);

/** Fields that are not named here are let be: the vectors carry their verdict along. */
const HAND = z.object({
  id: ID,
  missing: z.enum(SUITS).nullable(),
  hand: z.array(TILE).max(108).readonly(),
  melds: z
    .array(z.object({ type: z.enum(MELD_TYPES), tile: TILE }))
    .max(27)
    .readonly(),
  win: TILE,
  self_drawn: FLAG,
  kong_flower: FLAG,
  last_tile: FLAG,
  tian_hu: FLAG,
  di_hu: FLAG,
});
type Hand = z.output<typeof HAND>;

export const judgeLine = (options: XuezhanOptions, line: unknown): object => {
  const read = HAND.safeParse(line);
  if (!read.success) return { id: idOf(line), error: problemText(line, read.error) };
  const { id, missing, win } = read.data;
  const melds = read.data.melds.map(({ type, tile }) => meldOf(type, tile));
  const concealed = countTiles(SUITED, [...read.data.hand, win]);
  const fifth = tooMany(concealed, melds);
  if (fifth !== null) return { id, error: `more than four copies of ${fifth}` };
  const why = impossible(read.data);
  if (why !== null) return { id, error: why };
  if (!isWin(options, { concealed, melds, voidSuit: missing }))
    return { id, is_hu: false, fan: null, fans: [] };
  const worth = worthOf(options, { concealed, melds, ...circumstances(options, read.data) });
  return { id, is_hu: true, fan: worth.fan, fans: worth.fans.map(([code, fan]) => [fanName(code), fan]) };
};

/** Who fed a meld does not matter to its worth. */
const meldOf = (type: MeldType, tile: Tile): Meld => {
  switch (type) {
    case 'pong':
      return { kind: 'pung', tile, from: 0 };
    case 'kong_exposed':
      return { kind: 'kong', tile, from: 0, made: 'claimed' };
    case 'kong_upgrade':
      return { kind: 'kong', tile, from: 0, made: 'added' };
    case 'kong_concealed':
      return { kind: 'kong', tile, from: null, made: 'concealed' };
  }
};

const tooMany = (concealed: Counts, melds: readonly Meld[]): string | null => {
  const kind = countAll(SUITED, concealed, melds).findIndex((count) => count > SUITED.copies);
  return SUITED.codes[kind] ?? null;
};

/** claims that no table can bring together, whatever its options are. */
const impossible = ({ tian_hu, di_hu, melds, ...hand }: Hand): string | null => {
  if (tian_hu && di_hu) return 'tian_hu and di_hu: one is for the dealer, the other for everybody else';
  const first = tian_hu ? 'tian_hu' : 'di_hu';
  if (tian_hu || di_hu) {
    if (melds.length > 0) return `${first} with a meld: it is won before there is any`;
    if (hand.last_tile) return `${first} with last_tile: the wall is full at the first tile`;
    if (hand.kong_flower) return `${first} with kong_flower: there was no kong before`;
  }
  if (di_hu && !hand.self_drawn) return 'di_hu without self_drawn: it is won on the first tile drawn';
  if (hand.kong_flower && hand.self_drawn && melds.every(({ type }) => type === 'pong'))
    return 'kong_flower with self_drawn and without a kong: nothing was drawn for one';
  return null;
};

/** in play the options decide which situations arise; here the line only claims them. */
const circumstances = (
  options: XuezhanOptions,
  hand: Hand,
): { readonly selfDrawn: boolean; readonly situations: readonly Situation[] } => {
  const situations: Situation[] = [];
  if (hand.tian_hu && options.heavenEarth) situations.push('heaven');
  if (hand.di_hu && options.heavenEarth) situations.push('earth');
  if (hand.kong_flower) situations.push(hand.self_drawn ? 'kong-flower' : 'kong-discard');
  if (hand.last_tile && options.lastTile) situations.push('last-tile');
  return { selfDrawn: hand.self_drawn && (!hand.tian_hu || options.heavenSelfDrawn), situations };
};

const OTHER_NAMES: Readonly<Record<string, string>> = { heaven: 'tian_hu', earth: 'di_hu', root: 'gen' };

/** The vectors' name of a pattern. */
const fanName = (code: string): string => OTHER_NAMES[code] ?? code.replaceAll('-', '_');
