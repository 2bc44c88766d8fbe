/** Walls that nobody chose, made for tests: every number in them follows from small ones. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { FairProof } from '../fair/proof.ts';
import type { FairTerms } from '../fair/texts.ts';
import {
  commitmentOf,
  FAIR_VERSION,
  fairSeed,
  lockOf,
  NOTHING_GIVEN,
  promiseOf,
  signedText,
} from '../fair/texts.ts';
import type { Match } from '../record/match.ts';
import { headerLine } from '../record/write.ts';

export type Header = Record<string, unknown> & { readonly fair: FairProof };

export interface FairPlan {
  readonly table?: string;
  readonly match?: number;
  readonly secret?: string;
  /** By seat; null for a bot, or for somebody who has not committed. */
  readonly numbers?: readonly (string | null)[];
  /** Who has committed and told nothing. */
  readonly silent?: readonly number[];
}

const TABLE = '6f1c1c7e-3a55-4a0e-9d43-0c5a3f1d2b77';

export const numberOf = (seat: number): string => (0x1000 + seat).toString(16).padStart(64, 'c');

/** What comes before the 32 bytes of a private key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const house = createPrivateKey({
  key: Buffer.concat([PKCS8, Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
});
/** The last 32 bytes are the key itself. */
const HOUSE_KEY = createPublicKey(house)
  .export({ format: 'der', type: 'spki' })
  .subarray(-32)
  .toString('hex');

export const signed = (what: 'promise' | 'lock', hash: string): string =>
  sign(null, Buffer.from(signedText(what, hash)), house).toString('hex');

/** As honest server and players make it. */
const fairProofFor = (terms: Omit<FairTerms, 'table' | 'match'>, seats: number, plan: FairPlan = {}) => {
  const { table = TABLE, match = 1, secret = '5a'.repeat(32), silent = [] } = plan;
  const own = plan.numbers ?? Array.from({ length: seats }, (_, seat) => numberOf(seat));
  const promise = promiseOf({ ...terms, table, match }, secret);
  const commitments = own.map((number, seat) =>
    number === null ? NOTHING_GIVEN : commitmentOf(promise, seat, number),
  );
  const lock = lockOf(promise, commitments);
  const numbers = own.map((number, seat) => (silent.includes(seat) ? null : number) ?? NOTHING_GIVEN);
  const signatures = { promise: signed('promise', promise), lock: signed('lock', lock) };
  const proof: FairProof = {
    ...{ version: FAIR_VERSION, table, match, promise, secret, commitments, lock, numbers },
    ...{ key: HOUSE_KEY, signatures },
  };
  return { proof, seed: fairSeed(lock, secret, numbers) };
};

/** The header of a match with such a wall. */
export const fairHeader = ({ rules, terms }: Match, plan: FairPlan = {}): Header => {
  const { options, players } = terms;
  const { proof, seed } = fairProofFor(
    { ruleset: rules.id, version: rules.version, options },
    players.length,
    plan,
  );
  return JSON.parse(headerLine(rules, { options, chance: { seed }, players }, proof));
};
