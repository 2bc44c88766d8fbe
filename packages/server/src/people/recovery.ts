/** A code on paper: enough chance that nobody finds one by trying, and no sign that looks like another. */
import { randomInt } from 'node:crypto';
import { hashOf } from '../store/tokens.ts';

const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP = 5;

/** 120 bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/** However it was typed. So much chance needs no slow hash. */
export const recoveryHash = (typed: string): string =>
  hashOf(`recovery:${typed.replaceAll(/[\s-]/g, '').toUpperCase()}`);
