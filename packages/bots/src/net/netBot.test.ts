import type { Game } from '@paiju/engine';
import { at, Match, Stream } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { BotSeat } from '../bot.ts';
import { createAdviser, createBot, learnerOf } from '../levels.ts';
import { seedNumber, TABLES } from '../testing/match.ts';
import { someWeights } from './testing/weights.ts';
import { MOST_CANDIDATES, outlookOf, rowSizeOf } from './traits.ts';
import { TraitWriter } from './traitWriter.ts';

interface Question {
  readonly state: object;
  readonly seat: number;
}

/** Every decision of a match among experts where there is a choice. */
const questionsOf = (game: Game, options: object): readonly Question[] => {
  const { rules } = game;
  const match = new Match(game, { options, chance: { seed: seedNumber(3) }, players: [] });
  const bots = Array.from({ length: rules.seats }, (_, seat) =>
    createBot('expert', { seed: seedNumber(1), seat, ruleset: rules.id }),
  );
  const questions: Question[] = [];
  while (!match.isOver) {
    if (match.betweenRounds) match.begin();
    const [seat = 0] = match.toAct;
    const { state } = match;
    const legal = rules.legal(state, seat);
    if (legal.length > 1) questions.push({ state, seat });
    match.act(seat, at(bots, seat).choose(rules.view(state, seat), legal));
  }
  return questions;
};

const seatFor = (game: Game, seat: number): BotSeat => ({
  seed: seedNumber(5),
  seat,
  ruleset: game.rules.id,
});

describe.each(TABLES)('%s', (_, { game, options }, id) => {
  const { rules } = game;
  const { traits, adviser } = learnerOf(id);
  const questions = questionsOf(game, options);
  const shape = { table: traits.tableSize, row: rowSizeOf(traits), wide: 4, narrow: 3 };

  test('what is told of a situation and of an action is as much as was said', () => {
    for (const { state, seat } of questions) {
      const view = rules.view(state, seat);
      const table = new TraitWriter(new Int8Array(traits.tableSize));
      const telling = traits.see(view);
      telling.situation(table);
      expect(table.written).toBe(traits.tableSize);
      for (const action of rules.legal(state, seat)) {
        const tile = new TraitWriter(new Int8Array(traits.tileSize));
        telling.tile(action, tile);
        expect(tile.written).toBe(traits.tileSize);
      }
    }
  });

  test('every kind of action, every term and every fact is told', () => {
    for (const { state, seat } of questions)
      for (const { action, terms, facts } of adviser.weigh(
        rules.view(state, seat),
        rules.legal(state, seat),
      )) {
        expect(traits.types).toContain(action.type);
        for (const { code } of terms) expect(traits.terms).toContain(code);
        for (const { code } of facts) expect(Object.keys(traits.facts)).toContain(code);
      }
  });

  test('what the seat cannot see never changes a byte of what a network is shown', () => {
    const chance = new Stream({ seed: seedNumber(3), round: 0, name: 'search' });
    for (const { state, seat } of questions) {
      const shown = (from: object): unknown => {
        const view = rules.view(from, seat);
        return outlookOf(traits, view, adviser.weigh(view, rules.legal(from, seat)));
      };
      expect(shown(rules.imagine(rules.view(state, seat), chance))).toEqual(shown(state));
    }
  });

  test('what was learnt is added to the estimates of the first, and no other is preferred to them by it', () => {
    const weights = someWeights(shape);
    for (const { state, seat } of questions) {
      const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
      const expert = adviser.weigh(view, legal);
      const net = createAdviser('net', { ...seatFor(game, seat), net: () => weights }).weigh(view, legal);
      expect(net).toHaveLength(legal.length);
      for (const [place, { action, terms, estimate }] of net.entries()) {
        const before = expert.find((each) => each.action === action);
        expect(terms.at(-1)?.code).toBe('learned');
        expect(terms.slice(0, -1)).toEqual(before?.terms);
        expect(terms.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(estimate, 4);
        if (place > 0) expect(estimate).toBeLessThanOrEqual(net[place - 1]?.estimate ?? 0);
      }
      const addedTo = net.map(({ terms }) => (terms.at(-1)?.points ?? 0) / traits.unit);
      for (const added of addedTo) expect(Math.abs(added)).toBeLessThanOrEqual(1);
      expect(expert.findIndex(({ action }) => action === net[0]?.action)).toBeLessThan(MOST_CANDIDATES);
    }
  });
});
