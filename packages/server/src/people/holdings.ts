/** What is kept of a person themselves: who they are, how they come in, and where they played. */
import type { Holding } from '../store/holding.ts';
import { rows } from '../store/holding.ts';
import { SITTINGS_OF } from './farewells.ts';

export const PERSON_HOLDINGS: readonly Holding[] = [
  {
    name: 'guest',
    tables: ['guest'],
    export: rows('SELECT id, name, face, created_at, seen_at FROM guest WHERE id = $1'),
  },
  {
    name: 'account',
    tables: ['account'],
    export: rows(
      `SELECT login, claimed_at, password_hash IS NOT NULL AS has_password, recovery_hash IS NOT NULL AS has_recovery_code
         FROM account WHERE guest = $1`,
    ),
  },
  {
    name: 'passkeys',
    tables: ['passkey'],
    export: rows(
      'SELECT id, public_key, counter::float8 AS counter, kind, created_at, used_at FROM passkey WHERE guest = $1',
    ),
  },
  {
    name: 'devices',
    tables: ['device'],
    export: rows('SELECT id, kind, created_at, seen_at FROM device WHERE guest = $1 ORDER BY created_at'),
  },
  {
    name: 'openQuestions',
    tables: ['challenge'],
    export: rows('SELECT expires_at FROM challenge WHERE guest = $1'),
  },
  {
    name: 'matches',
    tables: ['played'],
    export: rows(
      `SELECT sitting, number, game, ended_at, array_position(guests, $1::uuid) - 1 AS seat
         FROM played WHERE guests @> ARRAY[$1::uuid] ORDER BY ended_at`,
    ),
  },
  {
    name: 'tables',
    tables: ['entry'],
    export: rows(
      `SELECT id, game, created_at, phase FROM sitting WHERE id IN (${SITTINGS_OF('$1')}) ORDER BY created_at`,
    ),
  },
];
