/** What a screen reader says after every action of a match of each game, as texts to read. `UPDATE_GOLDEN=1` writes them anew. */
import type { Game, GameId } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { Language } from '@paiju/words';
import { LANGUAGES } from '@paiju/words';
import { expect, test } from 'vitest';
import { atTable } from '../games/testing/atTable.ts';
import type { GameShown } from '../play/client.ts';
import { wordsIn } from '../words/testing/words.ts';
import { spokenQuestion } from './asking.ts';
import type { Aloud } from './game.ts';
import { lines } from './index.ts';
import { spokenEvents, spokenHand, spokenTable } from './spoken.ts';
import { expectGolden } from './testing/golden.ts';
import { listen } from './testing/listen.ts';

interface Played {
  readonly name: string;
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  readonly language: Language;
}

const played = (
  game: Game,
  preset: string,
  seed: string,
  changes: object = {},
): Omit<Played, 'language'> => ({
  name: `${game.rules.id}-${preset}`,
  game,
  options: { ...game.rules.options.presets[preset], ...changes },
  seed,
});

const MATCHES = Object.values({
  xuezhan: [played(GAMES.xuezhan, 'bury3', '3'), played(GAMES.xuezhan, 'sichuan', '5')],
  wuhan: [played(GAMES.wuhan, 'koukou', '1')],
  haiyuki: [played(GAMES.haiyuki, 'rulebook', '2', { rounds: 1, seat0: 'ataho', seat1: 'fari' })],
} satisfies Readonly<Record<GameId, readonly object[]>>).flat();
const NAMES = ['Ana', 'Mei', 'Lin', 'Wen'];
/** The table is read at every so many questions. */
const TABLE_EVERY = 10;

const aloudOf = ({ players, seat, now }: GameShown, language: Language): Aloud => ({
  players,
  seat,
  t: wordsIn(language),
  view: now?.view ?? {},
  points: now?.points ?? [],
});

const transcript = async ({ game, options, seed, language }: Played): Promise<string> => {
  const text: string[] = [];
  const players = NAMES.slice(0, game.rules.seats);
  const { telling } = atTable(game.rules.id);
  let questions = 0;
  await listen({
    game,
    options,
    seed,
    players,
    told: ({ past, seat }) => {
      const last = past.at(-1);
      if (last !== undefined)
        text.push(...spokenEvents(telling, last, { t: wordsIn(language), players, seat }, true));
    },
    asked: (shown, answer) => {
      const aloud = aloudOf(shown, language);
      text.push(
        `? ${spokenQuestion(telling, aloud, shown.asked?.legal ?? [])}`,
        `  V ${spokenHand(telling, aloud)}`,
      );
      if (questions++ % TABLE_EVERY === 0) text.push(`  T ${spokenTable(telling, aloud)}`);
      text.push(`> ${telling.action(aloud.t, answer)}`);
    },
  });
  return `${text.join('\n')}\n`;
};

test.each(MATCHES)('$name', async (match) => {
  expectGolden(await transcript({ ...match, language: 'en' }), `spoken/${match.name}.txt`);
});

test.each(LANGUAGES.flatMap((language) => MATCHES.map((match) => ({ ...match, language }))))(
  '$language $name: nothing is left unsaid',
  async (match) => {
    const text = await transcript(match);
    // A key without a text would be said as it is; a value that is missing, in braces.
    expect(text).not.toMatch(
      /\{\{|\}\}|undefined|null|NaN|telling:|codes:|settlement:|tiles:|[a-z]+\.[a-z]+/i,
    );
  },
);

test('a glance tells less than listening', async () => {
  const { game, options, seed } = MATCHES[0] ?? {};
  if (game === undefined || options === undefined || seed === undefined) throw new Error('no match');
  const { telling } = atTable(game.rules.id);
  let [brief, detailed, all] = [0, 0, 0];
  await listen({
    game,
    options,
    seed,
    players: NAMES,
    told: ({ past, seat }) => {
      const last = past.at(-1);
      if (last === undefined) return;
      const listener = { t: wordsIn('en'), players: NAMES, seat };
      brief += spokenEvents(telling, last, listener, false).length;
      detailed += spokenEvents(telling, last, listener, true).length;
      all += lines(telling, last, listener).length;
    },
    asked: () => {},
  });
  expect(brief).toBeGreaterThan(20);
  expect(detailed).toBeGreaterThan(brief);
  expect(all).toBeGreaterThan(detailed);
});
