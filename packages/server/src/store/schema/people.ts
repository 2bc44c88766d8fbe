/** What makes a guest a person who can come back: devices, and what they prove themselves with. */
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { guest } from './tables.ts';

const ofGuest = () =>
  uuid('guest')
    .notNull()
    .references(() => guest.id, { onDelete: 'cascade' });

/** A browser in which somebody is signed in, until one of the two says otherwise. */
export const device = pgTable(
  'device',
  {
    id: uuid('id').primaryKey(),
    guest: ofGuest(),
    /** The token itself is kept nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Which browser on which system, in two words and no more. */
    kind: text('kind').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (row) => [index('device_guest').on(row.guest)],
);

/** A guest that has been claimed. */
export const account = pgTable('account', {
  guest: ofGuest().primaryKey(),
  /** As it was typed, and as names are compared. */
  login: text('login'),
  loginKey: text('login_key').unique(),
  passwordHash: text('password_hash'),
  recoveryHash: text('recovery_hash').unique(),
  claimedAt: instant('claimed_at').notNull().defaultNow(),
});

/** A key that an authenticator keeps; of it there is only the public half here. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    guest: ofGuest(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    kind: text('kind').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (row) => [index('passkey_guest').on(row.guest)],
);

/** What an authenticator has to sign next: good once, and not for long. */
export const challenge = pgTable('challenge', {
  hash: text('hash').primaryKey(),
  /** Null where nobody is known yet: to sign in. */
  guest: uuid('guest').references(() => guest.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** Tries that have failed, by a hash of what was tried: whether or not there is such a name. */
export const throttle = pgTable('throttle', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** Nothing is tried before. */
  opensAt: instant('opens_at').notNull(),
});

/** People who have gone, until what others keep of the matches with them names them no more. */
export const farewell = pgTable('farewell', {
  guest: uuid('guest').primaryKey(),
  at: instant('at').notNull().defaultNow(),
});
