import type { Opinion } from '@paiju/bots';
import { createAdviser } from '@paiju/bots';
import type { Game } from '@paiju/engine';
import { GAMES, Match, seedOf } from '@paiju/engine';
import { LANGUAGES } from '@paiju/words';
import { describe, expect, test } from 'vitest';
import { atTable } from '../games/testing/atTable.ts';
import { wordsIn } from '../words/testing/words.ts';
import { differences, factsOf, hintSentence } from './why.ts';

const opinion = (terms: Opinion['terms'], facts: Opinion['facts']): Opinion => ({
  action: { type: 'pass' },
  estimate: 0,
  terms,
  facts,
});

const BEST = opinion(
  [
    { code: 'win', points: 5.5 },
    { code: 'risk', points: -2 },
    { code: 'later-risk', points: -1 },
  ],
  [
    { code: 'distance', value: 1 },
    { code: 'useful', value: 12 },
    { code: 'win-chance', value: 0.38 },
    { code: 'win-value', value: 14.5 },
    { code: 'pure-suit', value: 1 },
  ],
);
const OTHER = opinion(
  [
    { code: 'win', points: 4 },
    { code: 'risk', points: -14 },
    { code: 'later-risk', points: -1.01 },
  ],
  [
    { code: 'distance', value: 1 },
    { code: 'useful', value: 8 },
    { code: 'win-chance', value: 0.38 },
    { code: 'win-value', value: 14.5 },
    { code: 'pure-suit', value: 0 },
  ],
);

test('what a hand is like', async () => {
  const listener = { t: wordsIn('en'), game: atTable('xuezhan') };
  expect(factsOf(listener, BEST)).toEqual([
    '1 away from ready',
    'useful tiles left: 12',
    '38% likely to win',
    'a win brings 14.5 points',
    'towards a pure suit',
  ]);
  expect(factsOf(listener, opinion([], [{ code: 'distance', value: 0 }]))).toEqual(['ready']);
  const late = opinion(
    [],
    [
      { code: 'draws', value: 3 },
      { code: 'distance', value: 2 },
    ],
  );
  expect(factsOf(listener, late)).toEqual(['2 away from ready', 'own draws left: 3']);
  expect(factsOf(listener, opinion([], [{ code: 'deal-in', value: 0.001 }]))).toEqual([]);
});

test('the numbers of a comparison are differences of the opinions, what rounds to nothing is not told', async () => {
  const listener = { t: wordsIn('en'), game: atTable('xuezhan') };
  expect(differences(listener, BEST, OTHER)).toEqual([
    'useful tiles: 4 more',
    'builds a pure suit',
    'risks 12 points less now',
    '1.5 points more from winning',
  ]);
  expect(differences(listener, OTHER, BEST)).toEqual([
    'useful tiles: 4 fewer',
    'gives up the pure suit',
    'risks 12 points more now',
    '1.5 points less from winning',
  ]);
  expect(differences({ ...listener, game: atTable('haiyuki') }, BEST, OTHER)).toContain(
    'risks 12 HP less now',
  );
  expect(differences(listener, BEST, BEST)).toEqual([]);
});

test('a hint is one sentence: what to do, and what speaks most for it', async () => {
  const listener = { t: wordsIn('en'), game: atTable('xuezhan') };
  const risky = opinion([{ code: 'risk', points: -9 }], []);
  const safe = opinion([{ code: 'risk', points: -2 }], [{ code: 'distance', value: 0 }]);
  const said = (...opinions: Opinion[]): string =>
    hintSentence(
      listener,
      opinions.map((each, place) => ({ ...each, estimate: 10 - 5 * place })),
    );
  const useful = (n: number): Opinion => opinion([], [{ code: 'useful', value: n }]);
  expect([
    said(BEST, OTHER),
    said(useful(1), useful(0)),
    said(safe, risky),
    // What speaks against the best is no reason for it.
    said(OTHER, opinion([], [{ code: 'useful', value: 20 }])),
    said(safe),
    said(opinion([], [])),
  ]).toEqual([
    'Pass: keeps 12 useful tiles.',
    'Pass: keeps 1 useful tile.',
    'Pass: risks 7 points less now.',
    'Pass: 4 points more from winning.',
    'Pass: ready.',
    'Pass.',
  ]);
});

describe.each(Object.values(GAMES) as Game[])('$rules.id', (game) => {
  const { rules } = game;
  /** Every question that one match asks of the seat, with the expert playing all seats. */
  const opinions = (): (readonly Opinion[])[] => {
    const options = rules.options.presets[rules.options.defaultPreset] as object;
    const players = Array.from({ length: rules.seats }, (_, seat) => String(seat));
    const match = new Match(game, { options, chance: { seed: seedOf('5'.repeat(64)) }, players });
    const all: (readonly Opinion[])[] = [];
    match.begin();
    for (let [seat] = match.toAct; seat !== undefined && all.length < 60; [seat] = match.toAct) {
      const adviser = createAdviser('expert', { seed: seedOf('0'.repeat(64)), seat, ruleset: rules.id });
      const weighed = adviser.weigh(rules.view(match.state, seat), rules.legal(match.state, seat));
      all.push(weighed);
      match.act(seat, weighed[0]?.action ?? { type: 'pass' });
    }
    return all;
  };

  test.each(LANGUAGES)('everything the expert says has words in %s', async (language) => {
    const t = wordsIn(language);
    const game = atTable(rules.id);
    const listener = { t, game };
    const texts = opinions().flatMap((weighed) => [
      ...weighed.map(({ action }) => game.telling.action(t, action)),
      ...weighed.flatMap((each) => factsOf(listener, each)),
      ...weighed.slice(1).flatMap((each) => differences(listener, weighed[0] as Opinion, each)),
      hintSentence(listener, weighed),
    ]);
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(text).not.toMatch(/^$|undefined|NaN|\{\{|(advice|codes|tiles)[.:]\w/);
  });
});
