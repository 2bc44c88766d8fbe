import type { AnyAction, Seed } from '@paiju/engine';
import { GAMES, headerLine, Match, readRecord, seedOf } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../gameBots.ts';
import { createBot } from '../levels.ts';
import { playOut, stepLines } from '../playOut.ts';
import { seedNumber } from '../testing/match.ts';
import { decisionsIn } from './decisions.ts';
import type { Judged } from './judge.ts';
import { judge } from './judge.ts';
import { charged } from './omissions.ts';
import { costliestOf, summaryOf } from './summary.ts';

type Row = readonly [played: string, better: string, loss: number, where?: Partial<Judged>];

/** `discard 3`: a type, and a tile where there is one; a skill has a name before it. */
const actionOf = (text: string): AnyAction => {
  const [type = '', ...rest] = text.split(' ');
  const tile = rest.findLast((each) => /^\d+$/.test(each));
  const skill = rest.find((each) => /^[A-Z_]+$/.test(each));
  return { type, ...(skill && { skill }), ...(tile && { tile: Number(tile) }) } as AnyAction;
};

const judgedOf = (rows: readonly Row[]): Judged[] =>
  rows.map(([played, better, loss, where], i) => {
    const opinion = (action: string, estimate: number) => ({
      action: actionOf(action),
      estimate,
      terms: [],
      facts: [],
    });
    const best = opinion(better, loss);
    const own = {
      step: i + 1,
      round: 1,
      seat: 0,
      played: opinion(played, 0),
      better: best,
      loss,
      best: [best],
    };
    return { ...own, ...where };
  });

describe('what is left undone is charged once, where it cost most', () => {
  // [what it is, decisions, the steps that are charged]
  const ROWS: readonly [string, readonly Row[], readonly number[]][] = [
    ['a mistake', [['discard 1', 'discard 2', 5]], [1]],
    ['nothing lost', [['discard 2', 'discard 2', 0]], []],
    [
      'the same tile kept for three turns',
      [
        ['discard 1', 'discard 9', 5],
        ['discard 2', 'discard 9', 7],
        ['discard 3', 'discard 9', 6],
      ],
      [2],
    ],
    [
      'with another question between',
      [
        ['discard 1', 'discard 9', 5],
        ['pass', 'pung 3', 4],
        ['discard 2', 'discard 9', 3],
      ],
      [1, 2],
    ],
    [
      'done at last, and left again',
      [
        ['discard 1', 'discard 9', 5],
        ['discard 9', 'discard 9', 0],
        ['discard 3', 'discard 9', 6],
      ],
      [1, 3],
    ],
    [
      'done where something else was better',
      [
        ['discard 1', 'discard 9', 5],
        ['discard 9', 'discard 4', 2],
        ['discard 3', 'discard 9', 3],
      ],
      [1, 2, 3],
    ],
    [
      'different tiles',
      [
        ['discard 1', 'discard 9', 5],
        ['discard 1', 'discard 8', 5],
      ],
      [1, 2],
    ],
    [
      'riichi with whatever was drawn',
      [
        ['discard 1', 'riichi 1', 5],
        ['discard 2', 'riichi 2', 4],
      ],
      [1],
    ],
    [
      'one skill is not the other',
      [
        ['discard 1', 'skill HELL_PILE', 5],
        ['discard 2', 'skill CRITICAL', 4],
        ['discard 2', 'skill HELL_PILE', 4],
      ],
      [1, 2],
    ],
    [
      'a claim too many, twice',
      [
        ['pung 1', 'pass', 5],
        ['pung 2', 'pass', 4],
      ],
      [1, 2],
    ],
    [
      'in another round',
      [
        ['discard 1', 'discard 9', 5],
        ['discard 1', 'discard 9', 4, { round: 2 }],
      ],
      [1, 2],
    ],
    [
      'by another seat',
      [
        ['discard 1', 'discard 9', 5],
        ['discard 1', 'discard 9', 4, { seat: 1 }],
      ],
      [1, 2],
    ],
  ];
  test.each(ROWS)('%s', (_, rows, steps) => {
    expect(charged(judgedOf(rows)).map(({ step }) => step)).toEqual(steps);
  });
});

describe('in Haiyuki', () => {
  const game = GAMES.haiyuki;
  const { rules } = game;
  const options = rules.options.presets[rules.options.defaultPreset] as object & { readonly hp: number };

  /** What a bot of that level decided against a greedy one. */
  const decidedBy = (level: BotLevel, seed: Seed): Judged[] => {
    const match = new Match(game, { options, chance: { seed }, players: ['a', 'b'] });
    const bots = [level, 'greedy' as const].map((each, seat) =>
      createBot(each, { seed: seedNumber(1), seat, ruleset: rules.id }),
    );
    const lines = [headerLine(rules, match.terms)];
    for (const step of playOut(match, bots)) lines.push(...stepLines(match, step));
    const record = readRecord(GAMES, lines.join('\n'));
    if (!record.ok) throw new Error(record.error.detail);
    return [...decisionsIn(record.value)]
      .filter(({ seat }) => seat === 0)
      .flatMap((decision) => judge(rules, 'expert', decision) ?? []);
  };
  const sumOf = (all: readonly Judged[]): number => all.reduce((sum, { loss }) => sum + loss, 0);

  test('whoever does the first thing is charged with less than there is to lose', () => {
    const judged = decidedBy('first', seedOf('5'.repeat(64)));
    expect(sumOf(charged(judged))).toBeLessThan(sumOf(judged));
    expect(sumOf(charged(judged))).toBeLessThan(options.hp);
  });

  test('nothing that is told of mistakes comes to more than there is to lose', () => {
    const judged = decidedBy('random', seedNumber(4));
    const told = [summaryOf(judged).averageLoss ?? 0, ...costliestOf(judged, 10).map(({ loss }) => loss)];
    expect(Math.min(...told)).toBeGreaterThan(0);
    expect(Math.max(...told)).toBeLessThan(options.hp);
  });
});
