import type { Opinion } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { Game } from '@paiju/engine';
import { actionLine, GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { Film } from '../../study/film.ts';
import type { Judged } from './judge.ts';
import { judgeFrom } from './judge.ts';
import { progressOf } from './progress.ts';
import { costliestOf, standingOf } from './standing.ts';

/** One round, with a player at random in seat 0. */
const filmOf = (game: Game): Film => {
  const { rules } = game;
  const options = rules.options.presets[rules.options.defaultPreset] as object;
  const players = Array.from({ length: rules.seats }, (_, seat) => String(seat));
  const match = new Match(game, { options, chance: { seed: seedOf('3'.repeat(64)) }, players });
  const bots = players.map((_, seat) =>
    createBot(seat === 0 ? 'random' : 'greedy', { seed: seedOf('1'.repeat(64)), seat, ruleset: rules.id }),
  );
  const lines = [headerLine(rules, match.terms)];
  match.begin();
  for (let [seat] = match.toAct; seat !== undefined; [seat] = match.toAct) {
    const action = bots[seat]?.choose(rules.view(match.state, seat), rules.legal(match.state, seat));
    if (action === undefined) throw new Error('nobody sits here');
    match.act(seat, action);
    lines.push(actionLine(rules, seat, action));
  }
  const film = Film.open(lines.join('\n'));
  if (!film.ok) throw new Error(JSON.stringify(film.error));
  return film.value;
};

const wholeOf = (film: Film, seat: number): Judged[] => {
  const all: Judged[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part = judgeFrom(film, { seat, from });
    all.push(...part.judged);
    from = part.next;
  }
  return all;
};

describe.each(Object.values(GAMES) as Game[])('$rules.id', (game) => {
  const film = filmOf(game);
  const all = wholeOf(film, 0);

  test('every decision of the seat with a choice is judged once, in order', () => {
    const steps = Array.from(film.steps.keys()).filter((step) => {
      const decision = film.decisionAt(step);
      return decision?.seat === 0 && decision.legal.length > 1;
    });
    expect(steps.length).toBeGreaterThan(5);
    expect(all.map(({ step }) => step)).toEqual(steps);
  });

  test('what was played is what the film says, and no better than the best', () => {
    for (const { step, played, better, loss, best } of all) {
      expect(film.decisionAt(step)?.action).toEqual(played.action);
      expect(loss).toBeCloseTo(better.estimate - played.estimate);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(best[0]).toEqual(better);
    }
  });

  test('whoever plays at random agrees less often than a bot that tries', () => {
    const other = standingOf(wholeOf(film, 1)).agreed ?? 0;
    expect(standingOf(all).agreed).toBeLessThan(other);
  });
});

const opinion = (estimate: number): Opinion => ({ action: { type: 'pass' }, estimate, parts: [], facts: [] });
const judged = (step: number, loss: number): Judged => ({
  step,
  loss,
  played: opinion(5 - loss),
  better: opinion(5),
  best: [opinion(5)],
});
const ALL = [judged(1, 1), judged(2, 3), judged(3, 0), judged(4, 3), judged(5, 0.04)];

test.each([
  [9, [2, 4, 1]],
  [2, [2, 4]],
])('the %d that cost most, worst and earliest first, none that cost nothing', (most, steps) => {
  expect(costliestOf(ALL, most).map(({ step }) => step)).toEqual(steps);
});

test('what they come to', () => {
  expect(standingOf(ALL)).toEqual({ decisions: 5, agreed: 1 / 5, lost: 7.04 });
  expect(standingOf([])).toEqual({ decisions: 0, agreed: null, lost: 0 });
});

test.each([
  [0, 10, 500, { share: 0, rate: null, secondsLeft: null }],
  [5, 10, 1000, { share: 0.5, rate: 5, secondsLeft: 1 }],
  [10, 10, 4000, { share: 1, rate: 2.5, secondsLeft: 0 }],
  [0, 0, 10, { share: 1, rate: null, secondsLeft: null }],
])('%d of %d after %d ms', (done, of, elapsed, progress) => {
  expect(progressOf(done, of, elapsed)).toEqual(progress);
});
