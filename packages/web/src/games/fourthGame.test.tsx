/** A fourth game: the engine has it, the page does not yet. No other game stands in for it anywhere. */
import type { GameId, Tile } from '@paiju/engine';
import { GAME_IDS, OUTLINES } from '@paiju/engine';
import { catalogue } from '@paiju/words/en';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outlineOf } from '../game/outlineOf.ts';
import { GameCard } from '../screens/home/GameCard.tsx';
import { MoreOptions } from '../screens/home/MoreOptions.tsx';
import { Opponents } from '../screens/home/Opponents.tsx';
import { TableSetup } from '../screens/home/TableSetup.tsx';
import { loadBook } from '../screens/rules/books.ts';
import { Examples } from '../screens/rules/Examples.tsx';
import TutorialScreen from '../screens/tutorial/TutorialScreen.tsx';
import { defaultChoice } from '../store/choices.ts';
import { lines } from '../telling/index.ts';
import { tilesText } from '../telling/setting.ts';
import { tileName } from '../tiles/names.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import { wordsIn } from '../words/testing/words.ts';
import { PAGE_GAMES, pageGame } from './index.ts';
import type { PageGame } from './shared/game.ts';
import { namesFor, startGame } from './start.ts';

const TOY = 'toy' as GameId;
const outlines: Record<string, unknown> = OUTLINES;
const pages: Record<string, PageGame> = PAGE_GAMES;

const words = createInstance();
await words.init({ lng: 'en', resources: { en: catalogue }, interpolation: { escapeValue: false } });

const drawn = (screen: ReactNode): string =>
  renderToStaticMarkup(<I18nextProvider i18n={words}>{screen}</I18nextProvider>);

const t = words.getFixedT<['home', 'characters']>('en', ['home', 'characters']);
const tile = 0 as Tile;

beforeAll(() => {
  outlines[TOY] = OUTLINES.wuhan;
});

afterAll(() => {
  delete outlines[TOY];
});

test.each(GAME_IDS)('%s is called so by its own value', async (id) => {
  const { telling } = await PAGE_GAMES[id].atTable();
  expect([PAGE_GAMES[id].id, telling.id]).toEqual([id, id]);
});

describe('without a value on the page', () => {
  const choice = defaultChoice('wuhan');
  const card = { ruleset: TOY, choice, isLookedAt: false, isFirst: false, onTable: () => {} };

  test.each<[string, () => unknown]>([
    ['its value', () => pageGame(TOY)],
    ['its card', () => drawn(<GameCard {...card} />)],
    ['its setup', () => drawn(<TableSetup ruleset={TOY} choice={choice} />)],
    ['its options', () => drawn(<MoreOptions ruleset={TOY} choice={choice} />)],
    ['its opponents', () => drawn(<Opponents ruleset={TOY} choice={choice} />)],
    ['the names at its table', () => namesFor(t, TOY, choice)],
    ['a new game', () => startGame({ ruleset: TOY, choice, names: { own: '', bots: [] } })],
    ['its lesson', () => drawn(<TutorialScreen rest={[TOY]} />)],
    ['its examples', () => drawn(<Examples ruleset={TOY} />)],
  ])('%s is an error that names it', (_, ask) => {
    expect(ask).toThrow(/the page has no game "toy"/);
  });

  test('its rule book is an error that names it', async () => {
    await expect(loadBook(TOY)).rejects.toThrow(/toy/);
  });

  test('what the engine tells of every game is known of it too', () => {
    expect(outlineOf(TOY)).toBe(OUTLINES.wuhan);
    expect(tileName(wordsIn('en'), TOY, tile)).toBe('1 of characters');
    expect(drawn(<TileFace ruleset={TOY} tile={tile} />)).toContain('1m');
  });
});

describe('with a value on the page', () => {
  beforeAll(() => {
    pages[TOY] = {
      ...PAGE_GAMES.wuhan,
      id: TOY,
      opponents: () => ['Toy one', 'Toy two', 'Toy three'],
      atTable: async () => {
        const wuhan = await PAGE_GAMES.wuhan.atTable();
        return { ...wuhan, telling: { ...wuhan.telling, id: TOY, sentences: () => ['A toy.'] } };
      },
    };
  });

  afterAll(() => {
    delete pages[TOY];
  });

  test('the page asks that value and no other', async () => {
    expect(namesFor(t, TOY, defaultChoice(TOY)).bots).toEqual(['Toy one', 'Toy two', 'Toy three']);
    const { telling } = await pageGame(TOY).atTable();
    const told = { view: {}, events: [{ type: 'drew' }], transfers: [] };
    const listener = { t: wordsIn('en'), players: [], seat: 0 };
    expect(lines(telling, told, listener).map(({ text }) => text)).toEqual(['A toy.']);
  });
});

describe('a game that nobody knows', () => {
  const nobody = 'nobody';

  test.each<[string, () => unknown]>([
    ['its outline', () => outlineOf(nobody)],
    ['its value', () => pageGame(nobody)],
    ['its default choice', () => defaultChoice(nobody as GameId)],
    ['the name of a tile', () => tileName(wordsIn('en'), nobody, tile)],
    ['tiles in words', () => tilesText(wordsIn('en'), nobody, [tile])],
    ['a tile', () => drawn(<TileFace ruleset={nobody} tile={tile} />)],
  ])('%s is an error that names it', (_, ask) => {
    expect(ask).toThrow(/"nobody"/);
  });

  test('the lesson says so', () => {
    expect(drawn(<TutorialScreen rest={[nobody]} />)).toContain(catalogue.tutorial.unknown);
  });

  test('names that every object has are no games', () => {
    for (const name of ['constructor', 'toString', '']) expect(() => pageGame(name)).toThrow(RangeError);
  });
});
