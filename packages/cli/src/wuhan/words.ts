/** Wuhan in words, gathered from the catalogue. */
import type { WuhanTold, WuhanView } from '@paiju/engine';
import type { Words } from '../desk.ts';
import { holdingText } from '../round/hand.ts';
import { actionText, askedText } from '../text/round/actions.ts';
import { secretSentences } from '../text/round/events.ts';
import { ENDINGS, REASONS, REFUSALS } from '../text/wuhan/codes.ts';
import { sentencesFor } from '../text/wuhan/events.ts';
import { OPINIONS } from '../text/wuhan/opinions.ts';
import { OPTIONS, PRESETS, TITLE } from '../text/wuhan/options.ts';

export const wuhanWords: Words = {
  title: TITLE,
  presets: PRESETS,
  options: OPTIONS,
  conflicts: {},
  refusals: REFUSALS,
  reasons: REASONS,
  unit: 'points',
  transfers: 'Payments',
  endings: ENDINGS,
  happened: (event, { names, view }) => sentencesFor(event as WuhanTold, names, view as WuhanView),
  inSecret: secretSentences,
  tellsPayments: true,
  opinions: OPINIONS,
  action: actionText,
  asked: askedText,
  holding: (view) => holdingText(view as WuhanView),
  glossary: [],
};
