import type { AnyAction, Game } from '@paiju/engine';
import { at, GAMES, Match, Stream, sameAction } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { BotSeat } from '../bot.ts';
import { createAdviser, createBot } from '../levels.ts';
import { seedNumber } from '../testing/match.ts';

/** Every so many decisions are looked at. */
const EVERY = 7;

interface Question {
  readonly state: object;
  readonly seat: number;
  readonly view: object;
  readonly legal: readonly AnyAction[];
}

/** Questions with more than one answer, out of games between greedy bots, the last ones of each round among them. */
const questionsOf = (game: Game, games: number): Question[] => {
  const { rules } = game;
  const { presets, defaultPreset } = rules.options;
  const questions: Question[] = [];
  for (let number = 1; number <= games; number++) {
    const players = Array.from({ length: rules.seats }, (_, seat) => `${seat}`);
    const match = new Match(game, {
      options: presets[defaultPreset] as object,
      chance: { seed: seedNumber(number) },
      players,
    });
    const bots = players.map((_, seat) =>
      createBot('greedy', { seed: seedNumber(9), seat, ruleset: rules.id }),
    );
    let asked = 0;
    while (!match.isOver) {
      if (match.betweenRounds) match.begin();
      const [seat = 0] = match.toAct;
      const { state } = match;
      const question = { state, seat, view: rules.view(state, seat), legal: rules.legal(state, seat) };
      if (question.legal.length > 1 && asked++ % EVERY === 0) questions.push(question);
      match.act(seat, at(bots, seat).choose(question.view, question.legal));
    }
  }
  return questions;
};

const seatFor = (game: Game, seat: number): BotSeat => ({
  seed: seedNumber(5),
  seat,
  ruleset: game.rules.id,
  budget: { worlds: 3 },
});

describe.each(Object.values(GAMES).map((game: Game) => [game.rules.id, game] as const))('%s', (_, game) => {
  const questions = questionsOf(game, 2);
  const { rules } = game;

  test('every legal action once, the best first, and the terms add up', () => {
    for (const { seat, view, legal } of questions) {
      const opinions = createAdviser('search', seatFor(game, seat)).weigh(view, legal);
      expect(opinions.length).toBe(legal.length);
      for (const action of legal)
        expect(opinions.filter((each) => sameAction(each.action, action))).toHaveLength(1);
      for (const [i, { estimate, terms }] of opinions.entries()) {
        expect(terms.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(estimate, 6);
        if (i > 0) expect(estimate).toBeLessThanOrEqual(opinions[i - 1]?.estimate ?? 0);
      }
    }
  });

  test('the same seed and question have the same answer', () => {
    for (const { seat, view, legal } of questions.slice(0, 20)) {
      const answer = (): AnyAction => createBot('search', seatFor(game, seat)).choose(view, legal);
      expect(answer()).toEqual(answer());
    }
  });

  test.each(['novice', 'greedy', 'expert', 'net', 'search'] as const)(
    'what the seat cannot see never changes what %s does',
    (level) => {
      const chance = new Stream({ seed: seedNumber(3), round: 0, name: 'search' });
      for (const { seat, view, legal } of questions) {
        const other = rules.imagine(view, chance);
        const elsewhere = createBot(level, seatFor(game, seat)).choose(
          rules.view(other, seat),
          rules.legal(other, seat),
        );
        expect(elsewhere).toEqual(createBot(level, seatFor(game, seat)).choose(view, legal));
      }
    },
  );
});
