/** Answers at a table of four in words, and what the question is about. */
import type { Seat, Suit } from '@paiju/engine';
import type { TFunction } from 'i18next';
import type { About } from '../bar/ActionBar.tsx';
import type { WordedAnswer } from '../bar/answers.ts';
import { namesOf, tileName } from '../tiles/names.ts';
import { withNotes } from '../words/lists.ts';
import { saying } from '../words/say.ts';
import type { FourAnswer, FourAsked } from './answers.ts';
import { isShortest } from './answers.ts';
import { setChoices, suitChoices } from './picking.ts';

type T = TFunction<['table', 'tiles']>;

export const worded = (
  t: T,
  ruleset: string,
  answers: readonly FourAnswer[],
  asked: FourAsked,
): readonly WordedAnswer[] =>
  answers.map((answer) => ({
    ...answer,
    mark: isShortest(answer, answers) ? t('opening.shortest') : null,
    ...wordsOf(t, ruleset, answer, asked),
  }));

const wordsOf = (
  t: T,
  ruleset: string,
  { kind, actions, tiles }: FourAnswer,
  { legal, picked }: FourAsked,
): Pick<WordedAnswer, 'word' | 'label' | 'note'> => {
  switch (kind) {
    case 'bury':
    case 'exchange': {
      const word = t(`action.${kind}`);
      const size = setChoices(legal)[0]?.tiles.length ?? 0;
      const note = `${picked.length}/${size}`;
      return { word, label: withNotes(t, [word, note]), note };
    }
    case 'void': {
      const { suit } = actions[0] as { readonly type: 'void'; readonly suit: Suit };
      const word = t(`tiles:suit.${suit}`);
      const n = tiles.length;
      return { word, label: t('opening.held', { suit: word, n }), note: t('opening.hold', { n }) };
    }
    default: {
      const word = t(`action.${kind}`);
      const named = namesOf(t, ruleset, tiles);
      return {
        word,
        label: named === '' ? word : t('action.with', { action: word, tiles: named }),
        note: kind === 'pass' ? t('action.byDefault') : null,
      };
    }
  }
};

/** The question in a sentence; null where the hand says it all. */
export const aboutOf = (
  t: T,
  ruleset: string,
  { legal, phase }: FourAsked,
  nameOf: (seat: Seat) => string,
): About | null => {
  const [set] = setChoices(legal);
  if (set !== undefined) return { words: t(`opening.${set.type}`), tile: null };
  if (suitChoices(legal).length > 0) return { words: t('opening.void'), tile: null };
  if (phase.name !== 'claim' || legal.length === 0) return null;
  const from = nameOf(phase.from);
  const key = phase.robbing ? 'telling:kongDeclared' : 'telling:discarded';
  const tile = tileName(t, ruleset, phase.tile);
  return { words: saying(t)(key, { who: from, tile }), tile: { tile: phase.tile, from } };
};
