/** Wuhan in words, gathered from the catalogue. */
import type { WuhanHappened, WuhanView } from '@paiju/engine/wuhan';
import { holdingText } from '../round/hand.ts';
import { codes, TITLES } from '../text/catalogue.ts';
import type { GameTexts } from '../text/gameTexts.ts';
import { optionTexts, presetTexts } from '../text/options.ts';
import { actionText, askedText } from '../text/round/actions.ts';
import { secretSentences } from '../text/round/events.ts';
import { sentencesFor } from '../text/wuhan/events.ts';

const { endings, reasons, refusals } = codes.wuhan;

export const wuhanWords: GameTexts = {
  title: TITLES.wuhan,
  presets: presetTexts('wuhan'),
  options: optionTexts('wuhan'),
  conflicts: {},
  refusals,
  reasons,
  unit: 'points',
  transfers: 'Payments',
  endings,
  happened: (event, { names, view }) => sentencesFor(event as WuhanHappened, names, view as WuhanView),
  inSecret: secretSentences,
  tellsPayments: true,
  action: actionText,
  asked: askedText,
  holding: (view) => holdingText(view as WuhanView),
  glossary: [],
};
