/**
 * Perft: the number of action sequences of each length for fixed deals. The seed is the number written as 64 hexadecimal
 * digits; `skip` first-legal actions are made first, always by the first seat that owes one. A second implementation that
 * counts the same has the same rules.
 */
import { expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { perft } from '../../play/perft.ts';
import { afterPlies } from '../../testing/plies.ts';
import { stateAfter } from '../../testing/scripted.ts';
import { wuhanOptions } from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import type { WuhanState } from './state.ts';
import { dealOf, ROUNDS } from './testing/rounds.ts';

const COUNTS: readonly [options: string, seed: number, skip: number, ...counts: number[]][] = [
  // The dealer's first turn.
  ['koukou', 1, 0, 13, 127, 1350, 14279],
  ['kaikou', 2, 0, 10, 115, 1301, 13265],
  // Three kongs to choose from, three chows, a claimed kong; two seats asked at once.
  ['koukou', 2, 2, 13, 137, 1374, 13170],
  ['koukou', 6, 5, 14, 184, 1978, 21492],
  ['kaikou', 2, 16, 12, 86, 656, 4829],
  ['koukou', 1, 27, 4, 38, 241, 1305],
  ['kaikou', 16, 68, 4, 30, 114, 570],
  ['koukou', 14, 28, 3, 32, 228, 1548],
  ['kaikou', 4, 88, 3, 14, 65, 318],
  ['koukou', 3, 11, 2, 4, 42, 352],
  ['kaikou', 4, 87, 2, 6, 31, 154],
  ['koukou passedWin=barred', 17, 89, 4, 8, 28, 105],
  // A win on a discard, on the own draw, on a replacement tile; at the empty wall.
  ['koukou', 17, 89, 4, 8, 28, 105],
  ['koukou minimum=100000', 17, 89, 3, 6, 27, 105],
  ['kaikou', 82, 87, 2, 5, 14, 48],
  ['koukou', 42, 98, 4, 6, 13, 44],
  ['kaikou', 126, 58, 6, 19, 77, 316],
  ['koukou', 308, 95, 3, 4, 20, 94],
  ['koukou', 26, 102, 6, 0, 0, 0],
  ['kaikou', 2, 101, 5, 0, 0, 0],
];

test.each(COUNTS)('%s, seed %i after %i plies', (options, seed, skip, ...counts) => {
  const state = afterPlies(wuhan, wuhanOptions(options), seed, skip);
  expect(counts.map((_, i) => perft(wuhan, state, i + 1))).toEqual(counts);
});

// First-legal play robs no kong, declines no win and never just misses the minimum; the written rounds, without their last
// actions and with others in their place, do.
const WRITTEN: readonly [options: string, round: string, left: number, more: string, ...counts: number[]][] =
  [
    ['koukou', 'W-6.1 ', 1, '', 13, 74, 534, 4183],
    ['kaikou', 'W-6.1 ', 1, '', 13, 74, 534, 4051],
    ['koukou', 'W-6.2 ', 6, '', 10, 106, 796, 6594],
    ['koukou', 'W-6.4 triplets, soft', 1, '', 2, 4, 28, 154],
    ['koukou', 'W-3.3 ', 4, '', 2, 4, 30, 173],
    ['koukou', 'W-6.8 ', 2, '', 14, 78, 559, 4628],
    ['koukou minimum=1', 'W-6.8 kong bloom, soft', 2, '', 13, 87, 838, 6977],
    ['koukou', 'W-6.10 ', 3, '', 11, 77, 868, 5217],
    ['koukou', 'W-6.10 ', 1, '', 2, 11, 72, 812],
    ['koukou minimum=41', 'W-6.10 ', 1, '', 11, 72, 812, 4654],
    // Seat 1 has declined 1m and is offered it again at once, not at once, and after its own draw.
    ['koukou minimum=1', 'W-6.9 ', 1, '2 discard 1m, 1 pass, 0 discard 1m', 3, 12, 118, 697],
    ['koukou minimum=1 passedWin=barred', 'W-6.9 ', 1, '2 discard 1m, 1 pass, 0 discard 1m', 2, 12, 118, 697],
    ['koukou minimum=1 passedWin=barred', 'W-6.9 ', 1, '2 discard 1m, 1 pass, 2 discard 1m', 2, 5, 38, 314],
  ];

test.each(WRITTEN)('%s, %s without the last %i, then %s', (options, title, left, more, ...counts) => {
  const round = ROUNDS.find((written) => written.title.startsWith(title));
  if (round === undefined) throw new RangeError(`no round ${title}`);
  const actions = [...round.actions.split(', ').slice(0, -left), more].filter(Boolean).join(', ');
  const script = { game: GAMES.wuhan, options: wuhanOptions(options), deals: [dealOf(round)], actions };
  const state = stateAfter(script) as WuhanState;
  expect(counts.map((_, i) => perft(wuhan, state, i + 1))).toEqual(counts);
});
