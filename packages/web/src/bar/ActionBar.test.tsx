/** What the bar draws of an answer: what tells it apart from others for who sees it and for who only hears it. */
import type { AnyAction, Tile } from '@paiju/engine';
import { catalogue } from '@paiju/words/en';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { About } from './ActionBar.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { WordedAnswer } from './answers.ts';

const words = createInstance();
await words.init({ lng: 'en', resources: { en: catalogue }, interpolation: { escapeValue: false } });

const tiles = (...numbers: number[]): Tile[] => numbers.map((number) => number as Tile);
const action = (type: string, ...used: number[]): AnyAction =>
  ({ type, tiles: tiles(...used) }) as unknown as AnyAction;

const ANSWER: WordedAnswer = {
  kind: 'chow',
  weight: 'chow',
  actions: [action('chow', 1)],
  tiles: tiles(1, 2, 3),
  uses: tiles(1, 2),
  key: 'C',
  isDefault: false,
  word: 'Chow',
  label: 'Chow 1 2 3',
  note: null,
  mark: null,
};
const CLAIM: About = { words: 'Ann discarded it', tile: { tile: 2 as Tile, from: 'Ann' } };

interface Shown {
  readonly about?: About | null;
  readonly advised?: AnyAction | null;
}

const barWith = (answers: readonly Partial<WordedAnswer>[], { about = CLAIM, advised = null }: Shown = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <ActionBar
        ruleset="wuhan"
        question={1}
        about={about}
        answers={answers.map((each) => ({ ...ANSWER, ...each }))}
        advised={advised}
        onPress={() => {}}
        onLook={() => {}}
      />
    </I18nextProvider>,
  );

/** The buttons as they are written, one by one. */
const buttonsIn = (drawn: string): readonly string[] => drawn.match(/<button.*?<\/button>/g) ?? [];

test('the word is left out of a second answer of a kind, and of no other', () => {
  const kinds = ['pung', 'chow', 'chow', 'pass'];
  const drawn = buttonsIn(barWith(kinds.map((kind, place) => ({ kind, actions: [action(kind, place)] }))));
  expect(drawn.map((each) => each.includes('data-again="true"'))).toEqual([false, false, true, false]);
});

test('what the expert would do is marked, and said', () => {
  const offered = [{ actions: [action('chow', 1)] }, { actions: [action('chow', 2), action('chow', 3)] }];
  const drawn = buttonsIn(barWith(offered, { advised: action('chow', 3) }));
  expect(drawn.map((each) => each.includes('data-advised="true"'))).toEqual([false, true]);
  expect(drawn[1]).toContain(`aria-label="Chow 1 2 3, ${words.t('table:hand.advised')}"`);
  expect(drawn[0]).toContain('aria-label="Chow 1 2 3"');
});

test('an answer that lacks tiles cannot be pressed, and names no action', () => {
  const [missing, one, several] = buttonsIn(
    barWith([
      { actions: [] },
      { actions: [action('chow', 1)] },
      { actions: [action('chow', 2), action('chow', 3)] },
    ]),
  );
  expect(missing).toContain('disabled=""');
  expect(one).not.toContain('disabled');
  expect(one).toContain('data-action="{');
  for (const none of [missing, several]) expect(none).not.toContain('data-action');
});

// [its key, how it is drawn, how it is said]
const KEYS = [
  ['C', '>C<', 'aria-keyshortcuts="C"'],
  ['Escape', '>Esc<', 'aria-keyshortcuts="Escape"'],
] as const;

test.each(KEYS)('its key %s is drawn as it stands on a keyboard', (key, cap, said) => {
  const [drawn] = buttonsIn(barWith([{ key }]));
  expect(drawn).toContain(cap);
  expect(drawn).toContain(said);
});

test('without a key it has neither', () => {
  expect(barWith([{ key: null }])).not.toMatch(/answer-key|aria-keyshortcuts/);
});

test('of its tiles those of the own hand are marked', () => {
  const drawn = barWith([{}]).match(/class="answer-tile"( data-own="true")?/g) ?? [];
  expect(drawn.map((each) => each.includes('data-own'))).toEqual([true, true, false]);
});

test('a question without answers is asked, and without a question there is no bar', () => {
  expect(barWith([])).toContain(CLAIM.words);
  expect(barWith([], { about: null })).toBe('');
  expect(barWith([{}], { about: null })).not.toContain('bar-about');
});
