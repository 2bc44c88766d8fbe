import type { Game, GameRecord } from '@paiju/engine';
import { at, bySeat, GAMES, headerLine, Match, readRecord, sameAction } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from '../levels.ts';
import { playOut, stepLines } from '../playOut.ts';
import { seedNumber } from '../testing/match.ts';
import { costOf } from './cost.ts';
import { decisionsIn, stepsIn } from './decisions.ts';
import type { Judged } from './judge.ts';
import { judge } from './judge.ts';
import { summaryOf } from './summary.ts';
import { opinionsOn } from './weigh.ts';

/** One round with a player at random in seat 0, broken off after `most` steps. */
const linesOf = (game: Game, most: number): string[] => {
  const { rules } = game;
  const options = rules.options.presets[rules.options.defaultPreset] as object;
  const players = bySeat(rules.seats, (seat) => String(seat));
  const match = new Match(game, { options, chance: { seed: seedNumber(3) }, players });
  const bots = bySeat(rules.seats, (seat) =>
    createBot(seat === 0 ? 'random' : 'greedy', { seed: seedNumber(1), seat, ruleset: rules.id }),
  );
  const lines = [headerLine(rules, match.terms)];
  for (const step of playOut(match, bots)) {
    lines.push(...stepLines(match, step));
    if (match.betweenRounds || --most < 0) break;
  }
  return lines;
};

const recordIn = (lines: readonly string[]): GameRecord => {
  const record = readRecord(GAMES, lines.join('\n'));
  if (!record.ok) throw new Error(record.error.detail);
  return record.value;
};

/** What is said after the last decision, and how many there were. */
const endOf = (lines: readonly string[]) => {
  const open = decisionsIn(recordIn(lines));
  let next = open.next();
  let steps = 0;
  for (; !next.done; next = open.next()) steps += 1;
  return { steps, end: next.value };
};

describe.each(Object.values(GAMES) as Game[])('$rules.id', (game) => {
  const { rules } = game;
  const lines = linesOf(game, Number.POSITIVE_INFINITY);
  const record = recordIn(lines);
  const decisions = [...decisionsIn(record)];
  const judged = decisions.flatMap((decision) => judge(rules, 'expert', decision) ?? []);
  const judgedOf = (seat: number): Judged[] => judged.filter((each) => each.seat === seat);

  test('every action is a decision, in the state before it', () => {
    expect(decisions.map(({ step }) => step)).toEqual(Array.from(decisions, (_, i) => i + 1));
    expect(decisions).toHaveLength(stepsIn(record));
    for (const { seat, state, played } of decisions)
      expect(rules.legal(state, seat).some((action) => sameAction(action, played))).toBe(true);
  });

  test('those with a choice are judged', () => {
    const chosen = decisions.filter(({ seat, state }) => rules.legal(state, seat).length > 1);
    expect(chosen.length).toBeGreaterThan(5);
    expect(judged.map(({ step, seat }) => [step, seat])).toEqual(
      chosen.map(({ step, seat }) => [step, seat]),
    );
  });

  test('what was played is what the record says, and no better than the best', () => {
    for (const { step, played, better, loss, best } of judged) {
      expect(at(decisions, step - 1).played).toEqual(played.action);
      const gap = better.estimate - played.estimate;
      expect(loss).toBe(costOf(rules.id, gap) === null ? 0 : gap);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(best[0]).toBe(better);
    }
  });

  test('the best five are there to be looked at, or as many as there are', () => {
    for (const { step, best } of judged)
      expect(best).toEqual(opinionsOn(rules, 'expert', at(decisions, step - 1)).slice(0, 5));
    expect(Math.max(...judged.map(({ best }) => best.length))).toBe(5);
  });

  test('whoever plays at random agrees less often than a bot that tries', () => {
    expect(summaryOf(judgedOf(0)).agreed).toBeLessThan(summaryOf(judgedOf(1)).agreed ?? 0);
  });

  test('what is still to be answered comes last', () => {
    const { steps, end } = endOf(linesOf(game, 12));
    expect(steps).toBe(12);
    if (!end.ok) throw new Error(end.error.detail);
    expect(end.value.length).toBeGreaterThan(0);
    for (const { seat, state } of end.value) expect(rules.toAct(state)).toContain(seat);
  });

  test('a record in which somebody does what is not allowed says so where it does', () => {
    const place = lines.findLastIndex((line) => line.includes('"action"'));
    const wrong = lines.with(place, String(lines[place]).replace(/"type":"[^"]+"/, '"type":"nonsense"'));
    const { steps, end } = endOf(wrong);
    expect(steps).toBe(decisions.length - 1);
    expect(end).toMatchObject({ ok: false, error: { line: place + 1 } });
  });
});
