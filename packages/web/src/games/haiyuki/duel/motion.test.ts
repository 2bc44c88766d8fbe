import type { Tile } from '@paiju/engine';
import type { HaiyukiSeen } from '@paiju/engine/haiyuki';
import { expect, test } from 'vitest';
import { stayMs } from './motion.ts';

const seen = (...events: readonly object[]): readonly HaiyukiSeen[] => events as readonly HaiyukiSeen[];
const TILE = 3 as Tile;

test.each([
  ['an own draw can be seen', seen({ type: 'turn-began' }, { type: 'drew', seat: 0, tile: TILE }), 420],
  ['so can an exchange', seen({ type: 'exchanged', sizes: [1, 0] }), 420],
  ["another's draw shows nothing", seen({ type: 'turn-began' }, { type: 'drew', seat: 1, tile: null }), 0],
  ['a discard is held by the table', seen({ type: 'discarded', seat: 1, tile: TILE }), 0],
  ['the wheel takes its time', seen({ type: 'skill-used' }, { type: 'spun', seat: 0, tile: TILE }), 1900],
])('%s', (_, events, ms) => {
  expect(stayMs(events)).toBe(ms);
});
