/** A record as training data: a JSON head that says how the bytes behind it lie. */
import { GAMES, readRecord } from '@paiju/engine';
import { ENV_SPECS, lessonsOf } from '@paiju/env';
import { Refused } from './refused.ts';

const LENGTH = 4;
/** Numbers of eight bytes begin where a processor wants them. */
const ALIGNED = 8;

export const learned = (text: string): Uint8Array => {
  const read = readRecord(GAMES, text);
  if (!read.ok) throw problem(read.error);
  const id = read.value.game.rules.id as keyof typeof ENV_SPECS;
  const { lessons, problem: found } = lessonsOf(ENV_SPECS[id], read.value);
  if (found !== null) throw problem(found);
  const { rows, fields, buffer, finished } = lessons;
  const head = { game: id, rows, fields, finished };
  const told = new TextEncoder().encode(JSON.stringify(head));
  const start = Math.ceil((LENGTH + told.length) / ALIGNED) * ALIGNED;
  const out = new Uint8Array(start + buffer.byteLength);
  new DataView(out.buffer).setUint32(0, told.length, true);
  out.set(told, LENGTH);
  out.set(new Uint8Array(buffer), start);
  return out;
};

const problem = ({ line, code, detail }: { line: number; code: string; detail: string }): Refused =>
  new Refused(code, `line ${line}: ${detail}`);
