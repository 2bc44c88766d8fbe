/** Works out once more how a wall was made, step by step, and holds it against what this device was told. */
import type { FairCode, FairFinding, FairKept, FairProof } from '@paiju/engine/fair';
import { fairProblem, fairProofIn, isFoul, NOTHING_GIVEN, recordFinding } from '@paiju/engine/fair';
import { isObject, readJson } from '@paiju/engine/input';

export const WALL_STEPS = ['promise', 'lock', 'numbers', 'seed', 'tiles', 'signatures', 'own'] as const;
export type WallStep = (typeof WALL_STEPS)[number];
export type Outcome = 'fits' | 'wrong' | 'unknown';

export interface WallHeader {
  readonly header: Readonly<Record<string, unknown>>;
  /** Null where nothing is said of the wall, or nothing that makes sense. */
  readonly proof: FairProof | null;
  readonly players: readonly string[];
}

export interface WallPorts {
  recall(match: FairProof): FairKept | null;
  isSigned(
    what: 'promise' | 'lock',
    hash: string,
    by: { readonly key: string; readonly signature: string },
  ): Promise<boolean | null>;
  /** Whether the whole match follows from its first line. */
  isPlayed(text: string): Promise<boolean>;
}

export interface WallChecked {
  readonly outcomes: Readonly<Record<WallStep, Outcome>>;
  readonly isFine: boolean;
  readonly finding: FairFinding | null;
  /** Whether a number of this device is in it. */
  readonly part: 'in' | 'out' | 'none';
}

/** The step at which it shows. */
const STEP_OF: Readonly<Record<FairCode, WallStep>> = {
  'bad-fair': 'promise',
  'fair-version': 'promise',
  'fair-promise': 'promise',
  'fair-seats': 'lock',
  'fair-lock': 'lock',
  'fair-number': 'numbers',
  'fair-seed': 'seed',
  'fair-no-seed': 'seed',
};
const RECKONED = ['promise', 'lock', 'numbers', 'seed'] as const;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Null for what is no record. */
export const wallHeaderIn = (text: string): WallHeader | null => {
  const line = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'));
  const read = readJson(line, line.length);
  if (!read.ok || !isObject(read.value)) return null;
  const header = read.value;
  const proof = fairProofIn(header);
  const players = isTexts(header.players) ? header.players : [];
  return { header, proof: proof.ok ? proof.value : null, players };
};

/** Whether something is said of the wall, be it true or not. */
export const saysOfWall = ({ header }: WallHeader): boolean => header.fair !== undefined;

/** Who has a number in it. */
export const makersOf = ({ proof, players }: WallHeader): readonly string[] =>
  players.filter((_, seat) => proof !== null && proof.numbers[seat] !== NOTHING_GIVEN);

/** What is wrong by what this device has kept, and by nothing else. */
export const ownFinding = ({ header, proof }: WallHeader, kept: FairKept | null): FairFinding | null => {
  if (kept === null) return null;
  const { ruleset, options } = header;
  if (proof === null || typeof ruleset !== 'string' || !isObject(options)) return 'record-differs';
  const differs = recordFinding(kept.witness, proof, { ruleset, options });
  return kept.finding !== null && isFoul(kept.finding) ? kept.finding : (differs ?? kept.finding);
};

export const checkWall = async (text: string, ports: WallPorts): Promise<WallChecked> => {
  const wall = wallHeaderIn(text);
  const outcomes: Record<WallStep, Outcome> = {
    ...{ promise: 'unknown', lock: 'unknown', numbers: 'unknown', seed: 'unknown' },
    ...{ tiles: 'unknown', signatures: 'unknown', own: 'unknown' },
  };
  const problem = wall === null ? null : fairProblem(wall.header);
  const wrong = problem === null ? null : STEP_OF[problem.code];
  for (const step of RECKONED) {
    if (wall === null) break;
    outcomes[step] = step === wrong ? 'wrong' : 'fits';
    // What comes after it was not looked at.
    if (step === wrong) break;
  }
  const proof = wall?.proof ?? null;
  const kept = proof === null ? null : ports.recall(proof);
  const finding = wall === null ? null : ownFinding(wall, kept);
  if (kept !== null) outcomes.own = finding !== null && isFoul(finding) ? 'wrong' : 'fits';
  if (proof !== null) outcomes.signatures = await signatures(proof, ports);
  if (wrong === null && wall !== null) outcomes.tiles = (await ports.isPlayed(text)) ? 'fits' : 'wrong';
  const own = kept === null ? undefined : proof?.numbers[kept.witness.seat];
  return {
    outcomes,
    isFine: proof !== null && !Object.values(outcomes).includes('wrong'),
    finding,
    part: kept === null ? 'none' : own === kept.witness.number ? 'in' : 'out',
  };
};

const signatures = async (
  { key, promise, lock, signatures: signed }: FairProof,
  { isSigned }: WallPorts,
): Promise<Outcome> => {
  const both = await Promise.all([
    isSigned('promise', promise, { key, signature: signed.promise }),
    isSigned('lock', lock, { key, signature: signed.lock }),
  ]);
  if (both.includes(false)) return 'wrong';
  return both.includes(null) ? 'unknown' : 'fits';
};
