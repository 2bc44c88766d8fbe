/** Files as a person names them: what goes wrong with one is a line, not a stack trace. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { figure } from '@paiju/words';
import { UsageError } from './failure.ts';
import { reasonOf } from './reason.ts';

const CHUNK = 1 << 16;

/** `most` bytes and no more: a file is measured first, and of a pipe or a device no more is read. */
export const readText = (file: string, most: number): string =>
  attempt('read', file, () => {
    const handle = openSync(file, 'r');
    try {
      if (fstatSync(handle).size > most) throw tooLarge(file, most);
      return bytesOf(file, handle, most).toString('utf8');
    } finally {
      closeSync(handle);
    }
  });

const bytesOf = (file: string, handle: number, most: number): Buffer => {
  const chunks: Buffer[] = [];
  for (let size = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const read = readSync(handle, chunk);
    if (read === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, read));
    size += read;
    if (size > most) throw tooLarge(file, most);
  }
};

const tooLarge = (file: string, most: number): UsageError =>
  new UsageError(`${file} is too large; allowed: at most ${figure(most)} bytes`);

/** Begins a file anew. What is in one already is written over only with `force`; where it is no file there is nothing in it. */
export const beginText = (file: string, text: string, force: boolean): void =>
  attempt('write', file, () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!force && found?.isFile() && found.size > 0)
      throw new UsageError(`${file} is there already; allowed: another file, or --force to write over it`);
    writeFileSync(file, text);
  });

export const writeText = (file: string, text: string): void =>
  attempt('write', file, () => writeFileSync(file, text));

export const appendText = (file: string, text: string): void =>
  attempt('write', file, () => appendFileSync(file, text));

export const filesIn = (folder: string): readonly string[] =>
  attempt('read', folder, () => readdirSync(folder));

/** With its parents. Node's own recursive mkdir never returns in a place like /proc that takes no folders. */
export const makeFolder = (folder: string): void =>
  attempt('create', folder, () => {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const parent = dirname(folder);
    if (parent !== folder && !existsSync(parent)) makeFolder(parent);
    mkdirSync(folder);
  });

const attempt = <T>(verb: string, file: string, action: () => T): T => {
  try {
    return action();
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`cannot ${verb} ${file}: ${reasonOf(error)}`);
  }
};
