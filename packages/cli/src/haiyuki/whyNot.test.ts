import { createBot } from '@paiju/bots';
import type { Character, HaiyukiAction, HaiyukiOptions, HaiyukiState } from '@paiju/engine';
import {
  CHARACTERS,
  GAMES,
  HAIYUKI_TILES,
  haiyuki,
  kinds,
  Match,
  type SKILLS,
  sameAction,
} from '@paiju/engine';
import { gameSeed } from '@paiju/sim';
import { expect, test } from 'vitest';
import { readSeed } from '../args/seed.ts';
import { SKILL_KEYS } from './skillKeys.ts';
import { whyNot } from './whyNot.ts';

const ALL = kinds(HAIYUKI_TILES);
/** Whatever the keys can ask for, in any phase. */
const ASKED: readonly HaiyukiAction[] = [
  ...ALL.flatMap((tile) => [{ type: 'discard', tile } as const, { type: 'riichi', tile } as const]),
  ...(Object.keys(SKILL_KEYS) as (keyof typeof SKILLS)[]).map((skill) => ({ type: 'skill', skill }) as const),
  ...ALL.map((tile) => ({ type: 'skill', skill: 'SPIRIT_RIICHI', tile }) as const),
  ...ALL.map((tile) => ({ type: 'exchange', tiles: [tile, tile] }) as const),
  { type: 'exchange', tiles: ALL.slice(0, 11) },
  { type: 'tsumo' },
  { type: 'ron' },
  { type: 'pon' },
];

/** Whatever helps towards an end, else anything: so that riichi, skills and open hands come up. */
const lively = (legal: readonly HaiyukiAction[], other: HaiyukiAction): HaiyukiAction =>
  legal.find(({ type }) => type === 'skill' || type === 'riichi') ?? other;

/** A question is answered with yes or no: nothing else is understood, and nothing has to be explained. */
const EXPLAINED = ['setup', 'turn', 'reaction'];

const disagreements = (state: HaiyukiState): string[] =>
  haiyuki.toAct(state).flatMap((seat) => {
    const view = haiyuki.view(state, seat);
    const legal = haiyuki.legal(state, seat);
    if (!EXPLAINED.includes(view.phase.name)) return [];
    return ASKED.flatMap((action) => {
      if (legal.some((allowed) => sameAction(allowed, action))) return [];
      const done = haiyuki.apply(state, seat, action);
      const code = done.ok ? 'done' : done.error.code;
      const own = whyNot(view, action);
      return own === code ? [] : [`${view.phase.name} ${JSON.stringify(action)}: ${own}, not ${code}`];
    });
  });

const PAIRS = CHARACTERS.map(
  (one, i) => [one, CHARACTERS[(i + 3) % CHARACTERS.length]] as [Character, Character],
);

test.each(PAIRS)('H-9.2: %s against %s is told the code the engine refuses with', (seat0, seat1) => {
  const seen = new Set<string>();
  for (let g = 0; g < 6; g++) {
    const seed = gameSeed(readSeed('why'), g);
    const presets = Object.values(haiyuki.options.presets);
    const options: HaiyukiOptions = {
      ...(presets[g % presets.length] as HaiyukiOptions),
      rounds: 2,
      seat0,
      seat1,
      askInRiichi: g % 2 === 0,
      skills: g !== 5,
    };
    const match = new Match(GAMES.haiyuki, { options, chance: { seed }, players: ['a', 'b'] });
    const bots = [0, 1].map((seat) => createBot('random', { seed, seat, ruleset: 'haiyuki' }));
    while (!match.isOver) {
      if (match.betweenRounds) match.begin();
      const state = match.state as HaiyukiState;
      for (const line of disagreements(state)) seen.add(line);
      const seat = match.toAct[0] ?? 0;
      const legal = haiyuki.legal(state, seat);
      const chosen = bots[seat]?.choose(haiyuki.view(state, seat), legal) as HaiyukiAction;
      match.act(seat, g < 3 ? lively(legal, chosen) : chosen);
    }
  }
  expect([...seen]).toEqual([]);
});
