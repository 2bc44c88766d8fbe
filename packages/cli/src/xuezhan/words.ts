/** Xuezhan in words, gathered from the catalogue. */
import type { XuezhanHappened, XuezhanView } from '@paiju/engine/xuezhan';
import { holdingText } from '../round/hand.ts';
import { codes, TITLES } from '../text/catalogue.ts';
import type { GameTexts } from '../text/gameTexts.ts';
import { optionTexts, presetTexts } from '../text/options.ts';
import { actionText, askedText } from '../text/round/actions.ts';
import { secretSentences } from '../text/round/events.ts';
import { CONFLICTS } from '../text/xuezhan/codes.ts';
import { sentencesFor } from '../text/xuezhan/events.ts';

const { endings, reasons, refusals } = codes.xuezhan;

export const xuezhanWords: GameTexts = {
  title: TITLES.xuezhan,
  presets: presetTexts('xuezhan'),
  options: optionTexts('xuezhan'),
  conflicts: CONFLICTS,
  refusals,
  reasons,
  unit: 'points',
  transfers: 'Payments',
  endings,
  happened: (event, { names }) => sentencesFor(event as XuezhanHappened, names),
  inSecret: secretSentences,
  tellsPayments: true,
  action: actionText,
  asked: askedText,
  holding: (view) => holdingText(view as XuezhanView),
  glossary: [],
};
