/** A whole record in the address: compressed, in letters that every address may hold. The first letter says how. */
import type { Result } from '@paiju/engine';
import { fail, ok } from '@paiju/engine';
import { bareRecord } from './bare.ts';

export type LinkProblem = 'damaged' | 'unknown' | 'too-large';

const VERSION = 'a';

/** More than any game; what unpacks to more was made to do harm. */
export const MOST_CHARACTERS = 2_000_000;

export const packRecord = async (text: string): Promise<Result<string, LinkProblem>> => {
  const bare = new TextEncoder().encode(bareRecord(text));
  if (bare.length > MOST_CHARACTERS) return fail('too-large');
  const packed = await through(bare, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return packed === null ? fail('too-large') : ok(VERSION + written(packed));
};

/** Never throws, whatever the address holds. */
export const unpackRecord = async (data: string): Promise<Result<string, LinkProblem>> => {
  if (!data.startsWith(VERSION)) return fail(data === '' ? 'damaged' : 'unknown');
  if (data.length > MOST_CHARACTERS) return fail('too-large');
  try {
    const bytes = read(data.slice(VERSION.length));
    const unpacked = await through(bytes, new DecompressionStream('deflate-raw'), MOST_CHARACTERS);
    if (unpacked === null) return fail('too-large');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
  } catch {
    return fail('damaged');
  }
};

/** Null as soon as more comes out than is allowed. */
const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
};

/** Base64 in the letters of addresses (RFC 4648, section 5). */
const written = (bytes: Uint8Array): string => {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const read = (text: string): Uint8Array<ArrayBuffer> => {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};
