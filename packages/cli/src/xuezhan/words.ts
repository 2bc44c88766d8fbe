/** Xuezhan in words, gathered from the catalogue. */
import type { XuezhanTold, XuezhanView } from '@paiju/engine';
import type { Words } from '../desk.ts';
import { holdingText } from '../round/hand.ts';
import { actionText, askedText } from '../text/round/actions.ts';
import { secretSentences } from '../text/round/events.ts';
import { CONFLICTS, ENDINGS, REASONS, REFUSALS } from '../text/xuezhan/codes.ts';
import { sentencesFor } from '../text/xuezhan/events.ts';
import { OPINIONS } from '../text/xuezhan/opinions.ts';
import { OPTIONS, PRESETS, TITLE } from '../text/xuezhan/options.ts';

export const xuezhanWords: Words = {
  title: TITLE,
  presets: PRESETS,
  options: OPTIONS,
  conflicts: CONFLICTS,
  refusals: REFUSALS,
  reasons: REASONS,
  unit: 'points',
  transfers: 'Payments',
  endings: ENDINGS,
  happened: (event, { names }) => sentencesFor(event as XuezhanTold, names),
  inSecret: secretSentences,
  tellsPayments: true,
  opinions: OPINIONS,
  action: actionText,
  asked: askedText,
  holding: (view) => holdingText(view as XuezhanView),
  glossary: [],
};
