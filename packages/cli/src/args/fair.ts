/** What a record says of how its wall was made, beyond what the engine looks at: signatures, and who had a number in it. */
import { isSignedByHouse } from '@paiju/agents';
import type { GameRecord, RecordProblem } from '@paiju/engine';
import type { FairProof } from '@paiju/engine/fair';
import { fairProofIn, NOTHING_GIVEN } from '@paiju/engine/fair';

/** Null where nothing is said, or nothing that makes sense: whether it does, `verifyRecord` says. */
export const proofOf = ({ header }: GameRecord): FairProof | null => {
  const read = fairProofIn(header.value);
  return read.ok ? read.value : null;
};

export const signatureProblem = ({ header }: GameRecord, proof: FairProof): RecordProblem | null => {
  const { key, promise, lock, signatures } = proof;
  for (const [what, hash] of [
    ['promise', promise],
    ['lock', lock],
  ] as const)
    if (!isSignedByHouse(what, hash, { key, signature: signatures[what] }))
      return {
        line: header.line,
        code: 'fair-signature',
        detail: `the ${what} was not signed with this key`,
      };
  return null;
};

export const makersText = ({ numbers }: FairProof): string => {
  const all = numbers.length;
  const makers = numbers.filter((number) => number !== NOTHING_GIVEN).length;
  return `wall made by the server and ${makers} of ${all} seats`;
};
