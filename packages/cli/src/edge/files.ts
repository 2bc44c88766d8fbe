/** Files as a person names them: what goes wrong with one is a line, not a stack trace. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { UsageError } from './failure.ts';

export const readText = (file: string): string => attempt('read', file, () => readFileSync(file, 'utf8'));

export const writeText = (file: string, text: string): void =>
  attempt('write', file, () => writeFileSync(file, text));

export const appendText = (file: string, text: string): void =>
  attempt('write', file, () => appendFileSync(file, text));

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
    throw new UsageError(`cannot ${verb} ${file}: ${reasonOf(error)}`);
  }
};

/** `no such file or directory` and the like. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) throw error;
  const { errno } = error as NodeJS.ErrnoException;
  if (errno === undefined) throw error;
  return getSystemErrorMap().get(errno)?.[1] ?? error.message;
};
