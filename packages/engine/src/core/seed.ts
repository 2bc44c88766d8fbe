/** Seeds of 256 bits, written as 64 lower-case hexadecimal digits. The engine never makes one; the caller brings it. */
declare const brand: unique symbol;
export type Seed = string & { readonly [brand]: 'Seed' };

const SEED = /^[0-9a-f]{64}$/;

export const isSeed = (text: string): text is Seed => SEED.test(text);

/** For texts written by us: throws where they are no seed. */
export const seedOf = (text: string): Seed => {
  if (!isSeed(text)) throw new RangeError('a seed is 64 hexadecimal digits');
  return text;
};
