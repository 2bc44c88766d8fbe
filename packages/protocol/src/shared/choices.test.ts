import type { AnyAction } from '@paiju/engine';
import { GAMES, Match, Stream, seedOf } from '@paiju/engine';
import { describe, expect, it } from 'vitest';
import type { AnyOf } from './choices.ts';
import { describeChoices, listChoices } from './choices.ts';

interface Choice extends AnyAction {
  readonly tiles?: readonly number[];
  readonly tile?: number;
}

const MOST = 4096;
const give = (...tiles: readonly number[]): Choice => ({ type: 'give', tiles });
const keep = (...tiles: readonly number[]): Choice => ({ type: 'keep', tiles });
const discard = (tile: number): Choice => ({ type: 'discard', tile });
const PASS: Choice = { type: 'pass' };
const ONES_AND_TWO = [give(2), give(1), give(1, 2), give(1, 1), give(1, 1, 2)];

const SHUFFLED = [give(1), ...ONES_AND_TWO.filter(({ tiles }) => String(tiles) !== '1')];

// [what there is to choose, the choices, what travels]
const DESCRIBED: readonly [string, readonly Choice[], readonly object[]][] = [
  ['nothing', [], []],
  ['what names one tile', [discard(3), discard(4), PASS], [discard(3), discard(4), PASS]],
  [
    'any tiles, the lowest last',
    [PASS, ...ONES_AND_TWO],
    [PASS, { type: 'give', any: [1, 1, 2], least: 1, most: 3, first: 'few' }],
  ],
  [
    'two tiles, the lowest first',
    [give(1, 1), give(1, 2), give(1, 3), give(2, 3)],
    [{ type: 'give', any: [1, 1, 2, 3], least: 2, most: 2, first: 'many' }],
  ],
  [
    'two kinds of tiles that are never mixed',
    [give(1, 2), give(1, 3), give(1, 4), give(2, 3), give(2, 4), give(3, 4), give(8, 9)],
    [{ type: 'give', any: [1, 2, 3, 4], least: 2, most: 2, first: 'many' }, give(8, 9)],
  ],
  [
    'the same tiles for two things',
    [...ONES_AND_TWO, keep(1, 1), keep(1, 2)],
    [{ type: 'give', any: [1, 1, 2], least: 1, most: 3, first: 'few' }, keep(1, 1), keep(1, 2)],
  ],
  ['tiles of which one choice is missing', ONES_AND_TWO.slice(1), ONES_AND_TWO.slice(1)],
  ['tiles in an order of their own', SHUFFLED, SHUFFLED],
  ['tiles out of order', [give(2, 1), ...ONES_AND_TWO], [give(2, 1), ...ONES_AND_TWO]],
];
it.each(DESCRIBED)('%s', (_, legal, described) => {
  expect(describeChoices(legal)).toEqual(described);
  expect(listChoices(describeChoices(legal), MOST)).toEqual(legal);
});

describe('what nobody can have meant', () => {
  const tooMany: AnyOf = {
    type: 'give',
    any: Array.from({ length: 20 }, (_, tile) => tile),
    least: 0,
    most: 20,
    first: 'few',
  };
  it('is not listed', () => {
    expect(listChoices<Choice>([tooMany as never], MOST)).toBeNull();
    expect(listChoices<Choice>([PASS, PASS, PASS], 2)).toBeNull();
  });
  it('takes no time where most of it is left out', () => {
    expect(listChoices<Choice>([{ ...tooMany, least: 20 } as never], MOST)).toHaveLength(1);
    expect(listChoices<Choice>([{ ...tooMany, least: 21, most: 30 } as never], MOST)).toEqual([]);
  });
});

/** A match in which every seat does anything; what each of them was asked. */
const questionsOf = (game: (typeof GAMES)[keyof typeof GAMES], options: object, number: number) => {
  const seed = seedOf(String(number).padStart(64, '0'));
  const chance = new Stream({ seed, round: 0, name: 'bot' });
  const match = new Match(game, { options, chance: { seed }, players: [] });
  const asked: (readonly AnyAction[])[] = [];
  while (!match.isOver) {
    if (match.betweenRounds) match.begin();
    const { toAct } = match;
    const seat = toAct[chance.below(toAct.length)] ?? 0;
    const legal = match.rules.legal(match.state, seat);
    asked.push(legal);
    match.act(seat, legal[chance.below(legal.length)] ?? { type: '' });
  }
  return asked;
};

describe.each(Object.values(GAMES))('$rules.id', (game) => {
  // Two who may exchange tiles, so that there is much to choose from.
  const changed = game.rules.id === 'haiyuki' ? { seat0: 'smash', seat1: 'mayu' } : {};
  it.each(Object.entries(game.rules.options.presets))('%s: every question as it was asked', (_, preset) => {
    let longest = 0;
    for (let number = 0; number < 12; number++)
      for (const legal of questionsOf(game, { ...preset, ...changed }, number)) {
        const described = describeChoices(legal);
        expect(listChoices(described, MOST)).toEqual(legal);
        longest = Math.max(longest, described.length);
      }
    // A hand has fourteen tiles; what more there may be is described.
    expect(longest).toBeLessThan(40);
  });
});
