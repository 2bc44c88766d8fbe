/** The line below the hand of a phone: what stands there, and what may be pressed. */
import { catalogue } from '@paiju/words/en';
import { createInstance } from 'i18next';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { atTable } from '../../games/testing/atTable.ts';
import type { GameShown } from '../../play/client.ts';
import { NOTHING_SHOWN } from '../../play/client.ts';
import { Foot } from './Foot.tsx';

const words = createInstance();
await words.init({ lng: 'en', resources: { en: catalogue }, interpolation: { escapeValue: false } });

type Props = ComponentProps<typeof Foot>;

const footWith = (shown: Partial<GameShown>, props: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <Foot
        game={atTable('wuhan')}
        shown={{ ...NOTHING_SHOWN, ...shown }}
        canUndo
        onSheet={null}
        onUndo={() => {}}
        onHint={() => {}}
        {...props}
      />
    </I18nextProvider>,
  );

const ASKED: GameShown['asked'] = { question: 1, legal: [] };
const HINT: GameShown['hint'] = [];
const onSheet = (): void => {};

// [what is there, what is shown, the ticker, the sheet's door, the room of a hint]
test.each<[string, Partial<GameShown>, Partial<Props>, boolean, boolean, boolean]>([
  ['nothing', {}, {}, true, false, false],
  ['a win to look at', {}, { onSheet }, true, true, false],
  ['a hint', { hint: HINT }, {}, false, false, true],
  ['both', { hint: HINT }, { onSheet }, false, false, true],
])('%s', (_, shown, props, ticker, door, hint) => {
  const drawn = footWith(shown, props);
  expect([
    drawn.includes('data-testid="ticker"'),
    drawn.includes('data-testid="settlement-open"'),
    drawn.includes('data-hint="true"'),
  ]).toEqual([ticker, door, hint]);
});

/** The button for a hint, as it is written. */
const hintIn = (drawn: string): string => /<button[^>]*data-testid="hint"[^>]*>/.exec(drawn)?.[0] ?? '';

test('a hint is for whoever is asked', () => {
  expect(hintIn(footWith({}))).toContain('disabled=""');
  expect(hintIn(footWith({ asked: ASKED }))).not.toContain('disabled');
  expect(hintIn(footWith({ asked: ASKED }, { onHint: null }))).toBe('');
});

test('the button says whether a hint lies there', () => {
  expect(hintIn(footWith({ asked: ASKED }))).toContain('aria-pressed="false"');
  expect(hintIn(footWith({ asked: ASKED, hint: HINT }))).toContain('aria-pressed="true"');
});

test.each([true, false])('undo is there where it may be: %s', (canUndo) => {
  expect(footWith({}, { canUndo }).includes('data-testid="undo"')).toBe(canUndo);
});
