/** What a plate tells of its seat, to those who see it and to those who only hear it; nothing that is not so. */
import type { Seat, Tile } from '@paiju/engine';
import { catalogue } from '@paiju/words/en';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';

const words = createInstance();
await words.init({ lng: 'en', resources: { en: catalogue }, interpolation: { escapeValue: false } });

const ANOTHER: SeatScene = {
  ruleset: 'xuezhan',
  seat: 2 as Seat,
  name: 'Mei',
  points: -1200,
  change: null,
  isDealer: false,
  isTurn: false,
  voidSuit: null,
  standing: null,
  won: [],
  buried: [],
  melds: [],
  river: [],
  concealedSize: 13,
  faces: null,
};
const plateOf = (scene: Partial<SeatScene>, isReady = false): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <SeatPlate scene={{ ...ANOTHER, ...scene }} isOwn={false} isReady={isReady} />
    </I18nextProvider>,
  );

// [what is so, what the plate has then and else has not]
const TOLD: readonly [string, Partial<SeatScene> & { isReady?: boolean }, string][] = [
  ['it deals', { isDealer: true }, 'title="Dealer"'],
  ['a suit is void', { voidSuit: 'p' }, 'Void suit: dots'],
  ['it has won and plays on', { standing: 'locked' }, 'title="Won, hand locked"'],
  ['it has won and is out', { standing: 'left' }, 'title="Won, out of the round"'],
  ['it has opened', { standing: 'opened' }, 'title="Opened"'],
  ['it is ready', { isReady: true }, 'title="Ready"'],
  ['it plays', { isTurn: true }, 'data-turn="true"'],
  ['points have moved', { change: { number: 1, points: 8 } }, '>+8<'],
  ['tiles are buried', { buried: [0 as Tile, null] }, 'Buried: 1 of characters, face-down tile'],
];

test.each(TOLD)('%s', (_, { isReady = false, ...scene }, says) => {
  expect(plateOf(scene, isReady)).toContain(says);
  expect(plateOf({})).not.toContain(says);
});

test('name and points', () => {
  expect(plateOf({})).toMatch(/aria-label="Mei".*>Mei<.*>−1,200</);
});
