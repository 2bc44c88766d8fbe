/** Chance that comes out the same for the same seed. */
import { createHash } from 'node:crypto';

/** From 0 to 1, never 1. */
export type Chance = () => number;

/** Names that differ are independent of each other, whoever draws first. */
export const chanceOf = (...names: readonly (string | number)[]): Chance => {
  let drawn = 0;
  return () => {
    const digest = createHash('sha256')
      .update([...names, drawn++].join('/'))
      .digest();
    return digest.readUIntBE(0, 6) / 2 ** 48;
  };
};
