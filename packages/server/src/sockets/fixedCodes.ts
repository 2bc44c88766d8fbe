/** The fixed codes of deflate (RFC 1951, 3.2.6), each as it is written: its bits turned round, and how many they are. */
import type { BitWriter } from './bitWriter.ts';

const turned = (code: number, length: number): number => {
  let bits = 0;
  for (let i = 0; i < length; i++) bits |= ((code >> i) & 1) << (length - 1 - i);
  return bits;
};

const symbolCode = (symbol: number): readonly [number, number] => {
  if (symbol < 144) return [0x30 + symbol, 8];
  if (symbol < 256) return [0x190 + symbol - 144, 9];
  if (symbol < 280) return [symbol - 256, 7];
  return [0xc0 + symbol - 280, 8];
};

const SYMBOLS = 288;
const BITS = new Uint16Array(SYMBOLS);
const LENGTHS = new Uint8Array(SYMBOLS);
for (let symbol = 0; symbol < SYMBOLS; symbol++) {
  const [code, length] = symbolCode(symbol);
  BITS[symbol] = turned(code, length);
  LENGTHS[symbol] = length;
}

/** Symbols stand for ranges: where each begins, and how many bits say which of it is meant. */
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_EXTRA = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
];

const startsOf = (first: number, extra: readonly number[]): number[] =>
  extra.map((_, i) => extra.slice(0, i).reduce((sum, bits) => sum + 2 ** bits, first));

const SHORTEST = 3;
export const LONGEST = 258;
const LENGTH_STARTS = startsOf(SHORTEST, LENGTH_EXTRA);
// The longest has a symbol of its own.
LENGTH_STARTS[LENGTH_STARTS.length - 1] = LONGEST;
const DISTANCE_STARTS = startsOf(1, DISTANCE_EXTRA);

const LENGTH_SYMBOL = new Uint8Array(LONGEST + 1);
for (const [symbol, start] of LENGTH_STARTS.entries()) LENGTH_SYMBOL.fill(symbol, start);
const DISTANCE_SYMBOL = new Uint8Array(2 ** 13 + 1);
for (const [symbol, start] of DISTANCE_STARTS.entries()) DISTANCE_SYMBOL.fill(symbol, start);
const DISTANCE_BITS = DISTANCE_EXTRA.map((_, symbol) => turned(symbol, 5));

const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;

const writeSymbol = (out: BitWriter, symbol: number): void =>
  out.write(BITS[symbol] as number, LENGTHS[symbol] as number);

/** A block with the fixed codes that is not the last. */
export const writeBlockHead = (out: BitWriter): void => out.write(0b010, 3);

export const writeByte = (out: BitWriter, byte: number): void => writeSymbol(out, byte);

/** So many bytes as they stand so far back: 3 to 258, up to 8,192. */
export const writeMatch = (out: BitWriter, length: number, distance: number): void => {
  const ofLength = LENGTH_SYMBOL[length] as number;
  writeSymbol(out, FIRST_LENGTH + ofLength);
  out.write(length - (LENGTH_STARTS[ofLength] as number), LENGTH_EXTRA[ofLength] as number);
  const ofDistance = DISTANCE_SYMBOL[distance] as number;
  out.write(DISTANCE_BITS[ofDistance] as number, 5);
  out.write(distance - (DISTANCE_STARTS[ofDistance] as number), DISTANCE_EXTRA[ofDistance] as number);
};

/** The end, and the head of an empty block without compression: what would follow is the same each time, and is not sent. */
export const writeBlockEnd = (out: BitWriter): void => {
  writeSymbol(out, END_OF_BLOCK);
  out.write(0b000, 3);
};
