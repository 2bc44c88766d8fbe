/** Positions typed in. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { expect, test } from 'vitest';
import { run } from '../../run.ts';
import type { Ran } from '../../testing/io.ts';
import { TestIo } from '../../testing/io.ts';

const ran = async (...args: readonly string[]): Promise<Ran> => {
  const io = new TestIo([]);
  const code = await run(['hint', ...args], io);
  return { code, out: io.printed, err: io.complaints };
};

// [position, the first two lines]
const POSITIONS = {
  xuezhan: [
    'xuezhan; seen 0; void s; 0* 123m 456p 99p 57m + 7m',
    'You to act, wall 55',
    'Hand 12357m 45699p + 7m',
  ],
  wuhan: [
    'wuhan; seen 3; flip 1z; claim 9p<2; 3 78p 99p 123m 456m 789s; wall ?50',
    'You to answer Seat 2’s 9p, wall 50',
    'Hand 123456m 7899p 789s',
  ],
  haiyuki: [
    'haiyuki; dora A; claim w<1; 0 AAARRRSSSww; 1 PPPFFFYYYpp',
    'Seat 0 to answer Seat 1’s Sta, wall 94',
    'Hand Ata Ata Ata Rin Rin Rin Sma Sma Sma Sta Sta',
  ],
} as const satisfies Readonly<Record<GameId, readonly [string, string, string]>>;

test.each(GAME_IDS)('%s', async (game) => {
  const [position, asked, hand] = POSITIONS[game];
  const { code, out, err } = await ran('--position', position);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n').slice(0, 2)).toEqual([asked, hand]);
});

test('is the same as its hand', async () => {
  const typed = await ran('xuezhan', '--hand', '123m 456p 99s 577m', '--void', 's', '--json');
  const text = 'xuezhan; seen 0; void s/m/p/s; 0* 123m 456p 99s 57m + 7m | draws 1';
  expect(await ran('--position', text, '--json')).toEqual(typed);
});

const HAND = 'xuezhan; seen 0; void s; 0* 123m 456p 99p 57m + 7m';

// [arguments, what the line says]
test.each([
  [
    ['--position', 'mahjong'],
    `position, character 1: 'mahjong': unknown game; allowed: ${GAME_IDS.join(' | ')}`,
  ],
  [
    ['--position', 'xuezhan; seen 0; void s; 0* 1x'],
    "position, character 29: '1x': cannot be read; allowed: tiles such as 123m",
  ],
  [
    ['--position', 'xuezhan; void s; 0* 123m'],
    "seat 0 sees no position of its own: '0* 123m | void s': too few tiles; allowed: 11",
  ],
  [
    ['--position', 'xuezhan; seen 1; void s; 0* ?11; 1 1234567m 123p'],
    'nobody who sees the position is to act; allowed: one in which the seat of seen is to act',
  ],
  [['--position', HAND, '--step', '3'], '--step is not for a position; allowed: --position alone'],
  [
    ['wuhan', '--position', HAND],
    "'wuhan' beside --position; allowed: --position alone, which names its game",
  ],
  [[], 'what to look at is not said; allowed: the file of a record, --hand or --position'],
])('hint %s: one line, exit code 2', async (args, line) => {
  expect(await ran(...args)).toEqual({ code: 2, out: '', err: `paiju: ${line}\n` });
});
