/** Passwords, of which only what argon2 makes of them is kept. */
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_SIZE } from '@paiju/protocol';

/** Argon2id with what OWASP asks for at least: so much memory, twice over it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two ways of typing the same are the same. */
const asTyped = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), COST);

/** For names that nobody has: the answer takes as long as for those that somebody has. */
let nobodys: Promise<string> | null = null;

export const isPassword = async (given: string, kept: string | null): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this one');
  const matches = await verify(kept ?? (await nobodys), asTyped(given));
  return kept !== null && matches;
};

/** Too short, the name itself, or one sign again and again. */
export const isBadPassword = (password: string, login: string): boolean => {
  const signs = [...asTyped(password)];
  return (
    signs.length < PASSWORD_SIZE.least || nameKey(password) === nameKey(login) || new Set(signs).size < 4
  );
};

/** Names to sign in by are the same however they are written: Ann, ann and ａｎｎ. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
