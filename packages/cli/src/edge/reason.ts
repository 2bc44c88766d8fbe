/** What the system says went wrong, in its own words. */
import { getSystemErrorMap } from 'node:util';

/** Where its words are for programmers. */
const PLAINER: Readonly<Record<string, string>> = { EISDIR: 'it is a folder' };

/** `no such file or directory` and the like; what is no error of the system is our own bug, and thrown. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) throw error;
  const { errno } = error as NodeJS.ErrnoException;
  if (errno === undefined) throw error;
  const [name = '', said = error.message] = getSystemErrorMap().get(errno) ?? [];
  return PLAINER[name] ?? said;
};
