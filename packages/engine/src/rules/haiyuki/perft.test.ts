/**
 * Perft: the number of action sequences of each length for fixed deals. The seed is the number written as 64 hexadecimal
 * digits; `skip` first-legal actions are made first, always by the first seat that owes one. A second implementation that
 * counts the same has the same rules.
 */
import { expect, test } from 'vitest';
import { perft } from '../../play/perft.ts';
import { afterPlies } from '../../testing/plies.ts';
import { stateAfter } from '../../testing/scripted.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { HAIYUKI_OPTIONS, RULEBOOK } from './options.ts';
import type { HaiyukiState } from './state.ts';
import { ROUNDS, scriptOf } from './testing/rounds.ts';
import type { Character } from './tiles.ts';

const COUNTS: readonly [
  preset: string,
  seat0: Character,
  seat1: Character,
  seed: number,
  skip: number,
  ...counts: number[],
][] = [
  // The setup: the choices of the one seat, then of the other, whatever the first chose.
  ['rulebook', 'smash', 'mayu', 1, 0, 576],
  ['rulebook', 'mayu', 'mayu', 2, 0, 288, 248832],
  ['rulebook', 'ataho', 'mayu', 3, 0, 864, 7956],
  // The first turn, with each of the active skills that need nothing.
  ['rulebook', 'ataho', 'mayu', 1, 1, 9, 72, 526, 4225],
  ['original', 'rinxiang', 'petum', 2, 0, 7, 66, 474, 3396],
  ['duel', 'fari', 'ataho', 4, 0, 10, 69, 546, 3860],
  ['rulebook', 'yuri', 'smash', 5, 1, 8, 46, 321, 1932],
  // In the middle: a turn, a pung to claim, a turn after one, riichi, SPIRIT_RIICHI.
  ['rulebook', 'ataho', 'mayu', 4, 20, 7, 50, 340, 2500],
  ['rulebook', 'ataho', 'mayu', 4, 8, 2, 17, 124, 868],
  ['rulebook', 'ataho', 'mayu', 4, 9, 8, 58, 425, 3233],
  ['original', 'ataho', 'mayu', 6, 27, 2, 9, 28, 88],
  ['original', 'fari', 'ataho', 6, 31, 6, 16, 88, 473],
  ['original', 'yuri', 'rinxiang', 6, 25, 6, 30, 94, 406],
  ['original', 'smash', 'mayu', 6, 26, 5, 25, 74, 310],
  // A win to be declared, to be countered, to be boosted.
  ['original', 'fari', 'ataho', 3, 31, 4, 15, 42, 204],
  ['rulebook', 'rinxiang', 'petum', 2, 39, 4, 7, 17, 44],
  ['original', 'smash', 'yuri', 6, 30, 2, 2, 5, 14],
  ['original', 'rinxiang', 'petum', 6, 31, 2, 0, 0, 0],
  // The end: the last turn, and the last chance of one seat and of both.
  ['rulebook', 'rinxiang', 'petum', 5, 46, 2, 4, 4, 0],
  ['rulebook', 'rinxiang', 'petum', 5, 48, 2, 0, 0, 0],
  ['rulebook', 'petum', 'petum', 5, 48, 2, 4, 0, 0],
];

test.each(COUNTS)(
  'H-9.1: %s, %s against %s, seed %i after %i plies',
  (preset, seat0, seat1, seed, skip, ...counts) => {
    const options = { ...HAIYUKI_OPTIONS.presets[preset], seat0, seat1 } as HaiyukiOptions;
    const state = afterPlies(haiyuki, options, seed, skip);
    expect(counts.map((_, i) => perft(haiyuki, state, i + 1))).toEqual(counts);
  },
);

// First-legal play is asked in few of the ways there are; the written rounds, without their last actions, in the others.
const WRITTEN: readonly [round: string, more: Partial<HaiyukiOptions>, left: number, ...counts: number[]][] =
  [
    ['H-4.8, H-4.11', {}, 1, 9, 96, 712, 3940],
    ['H-4.7, H-4.10', {}, 2, 12, 121, 1210, 11110],
    ['H-4.7, H-4.10', { askInRiichi: true }, 1, 11, 112, 1042, 3784],
    ['H-4.7, H-4.10', { askInRiichi: true }, 0, 2, 12, 124, 445],
    ['H-2.8, H-4.14', {}, 3, 4, 48, 170, 1624],
    ['H-2.8, H-4.14', { noPonOnFirstAndLastTurn: true }, 5, 11, 66, 591, 3194],
    ['H-6.1 ', {}, 3, 8, 90, 689, 6311],
    ['H-6.1 ', {}, 1, 13, 92, 963, 8246],
    ['H-6.31 ', {}, 3, 13, 92, 963, 8246],
    ['H-6.3, H-6.4 ', { skillsOncePerRound: true }, 3, 13, 92, 963, 8234],
    ['H-6.5 ', {}, 1, 2, 0, 0, 0],
    ['H-6.6 ', {}, 2, 14, 182, 2364, 28861],
    ['H-6.7 ', {}, 4, 12, 96, 942, 7670],
    ['H-6.8, H-6.9', { mp: 12 }, 2, 27, 6264],
    ['H-6.8, H-6.9', {}, 1, 486],
    ['H-6.10 ', {}, 4, 2, 11, 113, 405],
    ['H-6.10 ', { askInRiichi: true }, 5, 12, 115, 420, 2223],
    ['H-6.10 ', {}, 1, 11, 113, 405, 2356],
    ['H-6.11 ', {}, 1, 2, 12, 124, 445],
    ['H-6.12 ', {}, 1, 7, 91, 627, 4721],
    ['H-6.34 ', {}, 1, 2, 0, 0, 0],
  ];

const before = (title: string, more: Partial<HaiyukiOptions>, left: number): HaiyukiState => {
  const round = ROUNDS.find((written) => written.title.startsWith(title));
  if (round === undefined) throw new RangeError(`no round ${title}`);
  const written = round.actions.split(', ');
  const actions = written.slice(0, written.length - left).join(', ');
  return stateAfter(scriptOf({ ...round, actions }, more)) as HaiyukiState;
};

test.each(WRITTEN)('%s with %o, without the last %i', (title, more, left, ...counts) => {
  const state = before(title, more, left);
  expect(counts.map((_, i) => perft(haiyuki, state, i + 1))).toEqual(counts);
});

test('H-6.33: as many choices as there are hands of tiles to give that can be paid for', () => {
  const state = afterPlies(haiyuki, { ...RULEBOOK, seat0: 'smash', seat1: 'mayu', mp: 20 }, 1, 0);
  const held = [...(haiyuki.view(state, 0).hand ?? [])];
  // Every subset of the eleven tiles, up to the three that 20 MP pay for; copies of a kind are the same.
  const subsets = Array.from({ length: 2 ** held.length }, (_, bits) =>
    held.filter((_tile, place) => (bits >> place) % 2 === 1),
  ).filter(({ length }) => length <= 3);
  expect(perft(haiyuki, state, 1)).toBe(new Set(subsets.map(String)).size);
});
