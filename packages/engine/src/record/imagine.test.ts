/** C9 in small: the contract suite asks it of many more matches, and is no table that a planted bug could be held against. */
import { expect, test } from 'vitest';
import { Stream } from '../core/stream.ts';
import { GAMES } from '../games.ts';
import type { AnyRuleset } from '../play/ruleset.ts';
import { optionsIn } from '../testing/hands.ts';
import { seedNo } from '../testing/match.ts';
import { inRandomRounds } from '../testing/states.ts';

const ROUNDS = 4;

const TABLES = Object.entries(GAMES).flatMap(([id, { rules }]): [string, string, AnyRuleset][] =>
  Object.keys(rules.options.presets).map((preset) => [id, preset, rules]),
);

test.each(TABLES)('C9: in %s %s what is imagined looks like what was seen', (_, preset, rules) => {
  const chance = new Stream({ seed: seedNo(9), round: 0, name: 'search' });
  inRandomRounds(rules, optionsIn(rules.options, preset), ROUNDS, (state, seat) => {
    const view = rules.view(state, seat);
    const world = rules.imagine(view, chance);
    expect(rules.view(world, seat)).toEqual(view);
    expect(rules.legal(world, seat)).toEqual(rules.legal(state, seat));
    expect(rules.toAct(world).includes(seat)).toBe(rules.toAct(state).includes(seat));
  });
});
