/** Worlds made up from single views: what goes on in them, and who is asked. */
import { expect, test } from 'vitest';
import { kindsIn, tilesIn } from '../../core/counts.ts';
import { at } from '../../core/seat.ts';
import { Stream } from '../../core/stream.ts';
import { partsIn } from '../../position/parts.ts';
import { seedNo } from '../../testing/match.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';
import type { HaiyukiState } from './state.ts';
import { lettersOf } from './testing/position.ts';

const WORLDS = 60;

/** Worlds of what a position says. */
const worldsOf = (text: string, options: Partial<HaiyukiOptions> = {}): readonly HaiyukiState[] => {
  const { state, sight } = haiyuki.notation.read({ ...RULEBOOK, ...options }, partsIn(`haiyuki; ${text}`));
  if (sight === 'all') throw new Error('not a view');
  const view = haiyuki.view(state, sight);
  const chance = new Stream({ seed: seedNo(5), round: 0, name: 'search' });
  const worlds = Array.from({ length: WORLDS }, () => haiyuki.imagine(view, chance));
  for (const world of worlds) expect(haiyuki.view(world, sight)).toEqual(view);
  return worlds;
};

const ROULETTE = { seat0: 'petum', seat1: 'petum' } as const;
const BOMB = { seat0: 'rinxiang' } as const;

// [what it shows, options, view, what goes on in all worlds and who is asked]
const ROWS: readonly [string, Partial<HaiyukiOptions>, string, string][] = [
  [
    'H-6.27 an own discard',
    {},
    'seen 0; dora A; waiting; 0 AAARRRSSSYY | discards w; 1 ?11; wall ?60',
    'reaction 1',
  ],
  [
    'a discard, for a spectator',
    {},
    'seen none; dora A; claim w<0; 0 ?11 | discards w; 1 ?11; wall ?60',
    'reaction 1',
  ],
  ['the setup, for a spectator', {}, 'seen none; dora A; setup; 0 ?11; 1 ?11; wall ?60', 'setup 1'],
  [
    'H-6.13 the other may turn a tile',
    ROULETTE,
    'seen 0; turn 20; dora A; waiting; 0 ARSYPFpswrb | discards w; 1 ?11 | discards v; wall ?60',
    'last-chance 1',
  ],
  [
    'H-6.13 the viewer has answered',
    ROULETTE,
    'seen 0; turn 20; dora A; last-chance; 0 AAARRRSSSYY | discards w | answered pass; 1 ?11 | discards v; wall ?60',
    'last-chance 1',
  ],
  [
    'H-6.13 the viewer is asked',
    ROULETTE,
    'seen 0; turn 20; dora A; last-chance; 0 AAARRRSSSYY | discards w; 1 ?11 | discards v; wall ?60',
    'last-chance 0',
  ],
  ['H-3.1 a draw of the other', {}, 'seen 1; turn 9; dora A; 0* ?11 + ?; 1 ARSYPFpswrb; wall ?60', 'turn 0'],
  [
    'H-4.4 a draw in riichi',
    {},
    'seen 1; turn 9; dora A; 0* ?11 + ? | riichi 3; 1 ARSYPFpswrb; wall ?60',
    'turn 0',
  ],
  [
    'H-6.5 a tsumo in riichi',
    BOMB,
    'seen 1; turn 9; dora A; waiting; 0 ?12 | riichi 3; 1 ARSYPFpswrb; wall ?60',
    'declared 0',
  ],
  [
    'H-6.28 the other may counter an own ron',
    { seat1: 'yuri' },
    'seen 0; turn 3; dora A; waiting; 0 AAARRRSSSww | riichi 1 | discards pps; 1 ?11 | discards psw; wall ?60',
    'declared 1',
  ],
];

test.each(ROWS)('%s', (_shows, options, text, going) => {
  const found = worldsOf(text, options).map((world) => `${world.phase.name} ${haiyuki.toAct(world)}`);
  expect([...new Set(found)].filter((each) => !each.startsWith(going))).toEqual([]);
});

/** All but two tiles of every kind lie on the table, and of staffs only three. */
const SPENT = [...'ARSYPFpsrbyv'].map((kind) => kind.repeat(7)).join('');

test('H-6.10 who must not discard a kind holds it, and another one', () => {
  const text = `seen 1; turn 20; dora A; source exchange; barred w; 0* ?2 | pung w<1 | pung w<1; 1 ARSYPFpsrby | discards ${SPENT}; wall ?2`;
  const hands = worldsOf(text).map(({ seats }) => at(seats, 0).concealed);
  for (const hand of hands) {
    expect(lettersOf(tilesIn(hand))).toContain('w');
    expect(kindsIn(hand).length).toBeGreaterThan(1);
  }
});
