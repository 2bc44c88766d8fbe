/** Words for the codes of Xuezhan. */
import type { XuezhanConflict } from '@paiju/engine/xuezhan';
import { codes, lowered, mapped, ORIGINALS, open, options, withOriginals } from '../catalogue.ts';

const { patterns } = codes.xuezhan;
const { conflicts } = options.xuezhan;

/** What wins are worth fan for: `all triplets 对对胡`. */
export const PATTERNS = withOriginals(lowered(patterns), ORIGINALS.xuezhan.patterns);

/** What would have to be typed. */
const REMEDIES = {
  'seven-pairs-need-four-sets': 'sets=4',
  'dragon-pairs-and-arhats-need-four-sets': 'sets=4',
  'direction-needs-exchange': 'opening=exchange',
  'nothing-is-buried': 'opening=bury',
} satisfies Record<XuezhanConflict, string>;

export const CONFLICTS = mapped(lowered(conflicts), (text, code) => `${open(text)} (${REMEDIES[code]})`);
