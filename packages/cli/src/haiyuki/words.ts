/** Haiyuki in words, gathered from the catalogue. */
import type { HaiyukiTold, HaiyukiView, SkillName, YakuKey } from '@paiju/engine';
import { SKILLS, YAKU_SCORES } from '@paiju/engine';
import type { Glossary, Words } from '../desk.ts';
import { actionText, askedText } from '../text/haiyuki/actions.ts';
import { characterText, costText, SKILL_EFFECTS, SKILL_NAMES } from '../text/haiyuki/characters.ts';
import { ENDINGS, REASONS, REFUSALS } from '../text/haiyuki/codes.ts';
import { secretSentences, sentencesFor } from '../text/haiyuki/events.ts';
import { OPINIONS } from '../text/haiyuki/opinions.ts';
import { OPTIONS, PRESETS, TITLE } from '../text/haiyuki/options.ts';
import { YAKU_CONDITIONS, YAKU_NAMES } from '../text/haiyuki/yaku.ts';
import { sentence } from '../text/listing.ts';
import { holdingText } from './hand.ts';

const GLOSSARY: readonly Glossary[] = [
  {
    title: 'Yaku: a hand of twelve tiles wins with the best one it has (tiles: ? in a game)',
    entries: (Object.keys(YAKU_NAMES) as YakuKey[]).map((key) => [
      `${YAKU_NAMES[key]}, ${YAKU_SCORES[key]}`,
      sentence(YAKU_CONDITIONS[key]),
    ]),
  },
  {
    title: 'Skills',
    entries: (Object.keys(SKILL_NAMES) as SkillName[]).map((name) => [
      `${SKILL_NAMES[name]}, ${SKILLS[name].kind}, ${costText(name)}`,
      `${characterText(SKILLS[name].owner)}: ${SKILL_EFFECTS[name]}.`,
    ]),
  },
];

export const haiyukiWords: Words = {
  title: TITLE,
  presets: PRESETS,
  options: OPTIONS,
  conflicts: {},
  refusals: REFUSALS,
  reasons: REASONS,
  unit: 'HP',
  transfers: 'HP lost and regained',
  endings: ENDINGS,
  happened: (event, { names, view }) => sentencesFor(event as HaiyukiTold, names, view as HaiyukiView),
  inSecret: secretSentences,
  // HP are part of play: wins, drawn rounds and skills say themselves what became of them.
  tellsPayments: false,
  opinions: OPINIONS,
  action: actionText,
  asked: askedText,
  holding: (view) => holdingText(view as HaiyukiView),
  glossary: GLOSSARY,
};
