/** How a wall is made that nobody chose, for those who take part in it and those who check it: `@paiju/engine/fair`. */
export { sha256 } from './core/sha256.ts';
export type { FairFinding, FairLock, FairNumbers, FairPromise, FairWitness } from './fair/player.ts';
export {
  committing,
  FAIR_FOUL,
  FAIR_LEFT_OUT,
  isFoul,
  lockFinding,
  numbersFinding,
  promiseFinding,
  recordFinding,
} from './fair/player.ts';
export type { FairCode, FairProblem, FairProof } from './fair/proof.ts';
export { FAIR_CODES, fairProblem, fairProofIn } from './fair/proof.ts';
export type { FairInvitation, FairKept, FairPlayerPorts } from './fair/taking.ts';
export { FairPlayer } from './fair/taking.ts';
export type { FairMatch, FairTerms } from './fair/texts.ts';
export {
  agreedLines,
  commitmentOf,
  FAIR_VERSION,
  fairSeed,
  lockOf,
  NOTHING_GIVEN,
  promiseOf,
  signedText,
} from './fair/texts.ts';
