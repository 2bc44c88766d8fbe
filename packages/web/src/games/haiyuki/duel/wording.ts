/** Answers of a duel in words, and what the question is about. */
import type { BySeat } from '@paiju/engine';
import { at } from '@paiju/engine';
import { SKILLS } from '@paiju/engine/haiyuki';
import type { TFunction } from 'i18next';
import type { About } from '../../../bar/ActionBar.tsx';
import type { WordedAnswer } from '../../../bar/answers.ts';
import { tileName } from '../../../tiles/names.ts';
import { saying } from '../../../words/say.ts';
import { skillsOf } from '../characters/skills.ts';
import { skillEffectText, skillText } from '../words/codes.ts';
import type { DuelAnswer, Duelling } from './answers.ts';

type T = TFunction<['duel', 'codes', 'tiles', 'table']>;

export const worded = (
  t: T,
  answers: readonly DuelAnswer[],
  duelling: Duelling,
): readonly (WordedAnswer & DuelAnswer)[] =>
  answers.map((answer) => {
    const words = wordsOf(t, answer, duelling);
    const [tile] = answer.tiles;
    const label =
      tile === undefined
        ? words.word
        : t('onTile', { action: words.word, tile: tileName(t, 'haiyuki', tile) });
    return { ...answer, ...words, label, mark: null };
  });

/** What the skill that changes tiles before the first draw costs, and what it is called. */
const setupSkill = ({ view, me }: Duelling) =>
  skillsOf(at(view.table, me).character).find(({ kind }) => kind === 'setup');

const wordsOf = (t: T, { kind }: DuelAnswer, duelling: Duelling): Pick<WordedAnswer, 'word' | 'note'> => {
  const { prompt, picked } = duelling;
  const skill = prompt !== null && 'skill' in prompt ? prompt.skill : null;
  switch (kind) {
    case 'exchange': {
      const mp = picked.length * (setupSkill(duelling)?.cost ?? 0);
      return { word: t('exchangeChosen', { n: picked.length, mp }), note: null };
    }
    case 'skill':
      return skill === null
        ? { word: '', note: null }
        : {
            word: t('use', { skill: skillText(t, skill) }),
            note: t('cost', { cost: SKILLS[skill].cost }),
          };
    case 'pass':
      if (prompt?.type === 'exchange') return { word: t('keepAll'), note: null };
      return {
        word: skill === null ? t('actions.pass') : t('doNothing'),
        note: t('table:action.byDefault'),
      };
    default:
      return { word: t(`actions.${kind}`), note: null };
  }
};

/** The question in a sentence; null where none is open. */
export const aboutOf = (t: T, duelling: Duelling, players: BySeat<string>): About | null => {
  const { me, offers, prompt } = duelling;
  if (prompt === null) return null;
  const name = at(players, 1 - me);
  const said = (words: string): About => ({ words, tile: null });
  switch (prompt.type) {
    case 'exchange': {
      const skill = setupSkill(duelling);
      if (skill === undefined) return null;
      return said(
        t('exchange', { skill: skillText(t, skill.name), cost: skill.cost, most: offers.exchange }),
      );
    }
    case 'declaring':
      return said(
        prompt.declaring.type === 'riichi'
          ? t('chooseRiichi')
          : t('chooseSkill', { skill: skillText(t, prompt.declaring.skill) }),
      );
    case 'reaction': {
      const tile = tileName(t, 'haiyuki', prompt.tile);
      const words = saying(t)('telling:discarded', { who: name, tile });
      return { words, tile: { tile: prompt.tile, from: name } };
    }
    case 'counter': {
      const tile = tileName(t, 'haiyuki', prompt.tile);
      return said(`${t('counter', { name, tile })} ${skillEffectText(t, prompt.skill)}`);
    }
    case 'boost':
    case 'chance':
      return said(`${t(prompt.type)} ${skillEffectText(t, prompt.skill)}`);
  }
};
