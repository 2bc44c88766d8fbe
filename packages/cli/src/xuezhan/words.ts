/** Xuezhan in words, gathered from the catalogue. */
import type { XuezhanEvent } from '@paiju/engine';
import type { Words } from '../desk.ts';
import { CONFLICTS, ENDINGS, REASONS, REFUSALS } from '../text/xuezhan/codes.ts';
import { secretSentences, sentencesFor } from '../text/xuezhan/events.ts';
import { OPTIONS, PRESETS } from '../text/xuezhan/options.ts';
import { PATTERNS } from '../text/xuezhan/patterns.ts';
import { isPaidFor, paidSentence } from '../text/xuezhan/paying.ts';
import type { Told } from '../text/xuezhan/told.ts';
import { told } from '../text/xuezhan/told.ts';

export const xuezhanWords: Words = {
  title: 'Xuezhan 血战到底',
  presets: PRESETS,
  options: OPTIONS,
  conflicts: CONFLICTS,
  refusals: REFUSALS,
  patterns: PATTERNS,
  reasons: REASONS,
  endings: ENDINGS,
  happened: (event, names) => sentencesFor(told(event as XuezhanEvent), names),
  secrets: (event, names) => secretSentences(event as Told, names),
  isPaidFor: (event, transfer) => isPaidFor(event as Told, transfer),
  paid: paidSentence,
};
