/** Haiyuki in words, gathered from the catalogue. */
import type { HaiyukiHappened, HaiyukiView, SkillName, YakuKey } from '@paiju/engine/haiyuki';
import { SKILLS, YAKU_SCORES } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import { codes, TITLES, yakuNeeds } from '../text/catalogue.ts';
import type { GameTexts, Glossary } from '../text/gameTexts.ts';
import { actionText, askedText } from '../text/haiyuki/actions.ts';
import { characterText, costText, SKILL_NAMES, YAKU_NAMES } from '../text/haiyuki/codes.ts';
import { secretSentences, sentencesFor } from '../text/haiyuki/events.ts';
import { optionTexts, presetTexts } from '../text/options.ts';
import { holdingText } from './hand.ts';

const { endings, reasons, refusals, skillEffects } = codes.haiyuki;

const GLOSSARY: readonly Glossary[] = [
  {
    title: 'Yaku: a hand of twelve tiles wins with the best one it has (tiles: ? in a game)',
    entries: (Object.keys(YAKU_NAMES) as YakuKey[]).map((key) => [
      `${YAKU_NAMES[key]}, ${figure(YAKU_SCORES[key])}`,
      yakuNeeds[key],
    ]),
  },
  {
    title: 'Skills',
    entries: (Object.keys(SKILL_NAMES) as SkillName[]).map((name) => [
      `${SKILL_NAMES[name]}, ${SKILLS[name].kind}, ${costText(name)}`,
      `${characterText(SKILLS[name].owner)}: ${skillEffects[name]}`,
    ]),
  },
];

export const haiyukiWords: GameTexts = {
  title: TITLES.haiyuki,
  presets: presetTexts('haiyuki'),
  options: {
    ...optionTexts('haiyuki'),
    // The page asks for the characters by name; here they have flags of their own.
    seat0: 'The character of the first seat (--me).',
    seat1: 'The character of the other seat (--against).',
  },
  conflicts: {},
  refusals,
  reasons,
  unit: 'HP',
  transfers: 'HP lost and regained',
  endings,
  happened: (event, { names, view }) => sentencesFor(event as HaiyukiHappened, names, view as HaiyukiView),
  inSecret: secretSentences,
  // HP are part of play: wins, drawn rounds and skills say themselves what became of them.
  tellsPayments: false,
  action: actionText,
  asked: askedText,
  holding: (view) => holdingText(view as HaiyukiView),
  glossary: GLOSSARY,
};
