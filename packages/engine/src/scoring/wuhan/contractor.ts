/** W-8.2, W-8.15 to W-8.18: at most one seat pays for all three. */
import type { Seat } from '../../core/seat.ts';
import type { BigType } from '../../rules/wuhan/basics.ts';
import type { LaidMeld } from '../../rules/wuhan/openings.ts';
import { isOpening } from '../../rules/wuhan/openings.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';

/** What decides who pays for all. */
export interface ContractTerms {
  readonly types: readonly BigType[];
  readonly from: Seat | null;
  readonly discarderReady: boolean | null;
  /** The winner's, in the order claimed. */
  readonly melds: readonly LaidMeld[];
}

export type ContractReason =
  | 'robbed-kong'
  | 'fully-melded'
  | 'fully-melded-always'
  | 'third-opening'
  | 'third-jiang';

export interface Contract {
  readonly seat: Seat;
  readonly reason: ContractReason;
}

const THIRD = 2;

type Clause = (options: WuhanOptions, terms: ContractTerms) => Contract | null;

/** W-8.15 */
const robbedKong: Clause = (_options, { types, from }) =>
  types.includes('robbed-kong') && from !== null ? { seat: from, reason: 'robbed-kong' } : null;

/** W-8.16 */
const fullyMelded: Clause = ({ meldedContract }, { types, from, discarderReady }) => {
  if (!types.includes('fully-melded') || from === null) return null;
  if (meldedContract === 'always') return { seat: from, reason: 'fully-melded-always' };
  return discarderReady === false ? { seat: from, reason: 'fully-melded' } : null;
};

/** W-8.18: an added kong stands where its pung stood, with the giver of the pung. */
const thirdOpening: Clause = (options, { types, melds }) => {
  const isFlush = types.includes('pure-flush');
  if (!isFlush && !(options.jiangContract && types.includes('all-jiang'))) return null;
  const third = melds.filter((meld) => isOpening(options, meld))[THIRD];
  if (third === undefined || third.from === null) return null;
  return { seat: third.from, reason: isFlush ? 'third-opening' : 'third-jiang' };
};

/** W-8.17 */
const ORDERS = {
  'kong-first': [robbedKong, fullyMelded, thirdOpening],
  'flush-first': [thirdOpening, robbedKong, fullyMelded],
} as const satisfies Record<WuhanOptions['contractorOrder'], readonly Clause[]>;

export const contractFor = (options: WuhanOptions, terms: ContractTerms): Contract | null => {
  // Every clause is about a big type.
  if (terms.types.length === 0) return null;
  for (const clause of ORDERS[options.contractorOrder]) {
    const contract = clause(options, terms);
    if (contract !== null) return contract;
  }
  return null;
};
