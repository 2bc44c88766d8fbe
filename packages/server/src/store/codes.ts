/** Codes that people read out to each other: nothing that looks like something else, and no vowels to make words of. */
import { randomInt } from 'node:crypto';

const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Who has it may sit down. Half a thousand million of them, so that nobody finds a table by trying. */
const JOIN_SIZE = 6;
/** Who has it may watch. Another length, so that one is never taken for the other. */
const WATCH_SIZE = 8;

const code = (size: number): string =>
  Array.from({ length: size }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export const newCodes = () => ({ joinCode: code(JOIN_SIZE), watchCode: code(WATCH_SIZE) });
export type Codes = ReturnType<typeof newCodes>;

/** As it is kept, however somebody has typed it. */
export const codeFrom = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const isWatchCode = (typed: string): boolean => codeFrom(typed).length === WATCH_SIZE;
