/** What may be done, in words, and who is to do it. */
import type { AnyAction } from '@paiju/engine';
import { withTiles } from '@paiju/engine';
import { expect, test } from 'vitest';
import { DESKS } from '../desks.ts';

// [game, action as in a record, text]
const ACTIONS: readonly [keyof typeof DESKS, AnyAction & Record<string, unknown>, string][] = [
  ['xuezhan', { type: 'discard', tile: '9s' }, 'discard 9s'],
  ['xuezhan', { type: 'bury', tiles: ['1s', '4s', '7s'] }, 'bury 147s'],
  ['xuezhan', { type: 'exchange', tiles: ['1s', '4s', '7s'] }, 'give 147s'],
  ['xuezhan', { type: 'void', suit: 'm' }, 'void suit m 万'],
  ['xuezhan', { type: 'win' }, 'win'],
  ['xuezhan', { type: 'win', tile: '5p' }, 'win, setting 5p aside'],
  ['xuezhan', { type: 'pass' }, 'pass'],
  ['wuhan', { type: 'pung', tile: '5z' }, 'pung 5z'],
  ['wuhan', { type: 'kong', tile: '7z' }, 'kong 7z'],
  ['wuhan', { type: 'chow', tile: '3m' }, 'chow 345m'],
  ['haiyuki', { type: 'discard', tile: 'ataho' }, 'discard Ata'],
  ['haiyuki', { type: 'riichi', tile: 'punch' }, 'riichi with Fis'],
  ['haiyuki', { type: 'exchange', tiles: ['rin', 'sword'] }, 'give Rin Swo'],
  ['haiyuki', { type: 'exchange', tiles: [] }, 'exchange nothing'],
  ['haiyuki', { type: 'skill', skill: 'CRITICAL' }, 'use Critical 크리티컬'],
  ['haiyuki', { type: 'skill', skill: 'SPIRIT_RIICHI', tile: 'rin' }, 'use Spirit Riichi 기합 리치 with Rin'],
  ['haiyuki', { type: 'tsumo' }, 'tsumo'],
  ['haiyuki', { type: 'ron' }, 'ron'],
  ['haiyuki', { type: 'pon' }, 'pon'],
  ['haiyuki', { type: 'pass' }, 'pass'],
];

test.each(ACTIONS)('%s: %j is %s', (id, action, text) => {
  const { game, words } = DESKS[id];
  expect(words.action(withTiles(game.rules.tiles, action) as AnyAction)).toBe(text);
});

const NAMES = ['Lin', 'Mei', 'Wen', 'Bao'];

// [game, phase as seat 0 sees it, text]
const ASKED: readonly [keyof typeof DESKS, Record<string, unknown>, string][] = [
  ['xuezhan', { name: 'choice', kind: 'bury' }, 'Lin to choose'],
  ['xuezhan', { name: 'turn', seat: 0 }, 'Lin to act'],
  ['xuezhan', { name: 'claim', from: 1, tile: '5p', robbing: false }, 'Lin to answer Mei’s 5p'],
  ['wuhan', { name: 'claim', from: 3, tile: '1z', robbing: true }, 'Lin to answer Bao’s kong of 1z'],
  ['haiyuki', { name: 'setup' }, 'Lin to exchange'],
  ['haiyuki', { name: 'turn', seat: 0 }, 'Lin to act'],
  ['haiyuki', { name: 'reaction', from: 1, tile: 'rin' }, 'Lin to answer Mei’s Rin'],
  ['haiyuki', { name: 'declared', seat: 1, tile: 'rin' }, 'Lin to answer Mei’s win on Rin'],
  ['haiyuki', { name: 'declared', seat: 0, tile: 'rin' }, 'Lin to decide on the own win'],
  ['haiyuki', { name: 'last-chance' }, 'Lin to act'],
];

test.each(ASKED)('%s: %j, %s', (id, phase, text) => {
  const { game, words } = DESKS[id];
  const view = { seat: 0, phase: withTiles(game.rules.tiles, phase) };
  expect(words.asked(view, NAMES)).toBe(text);
});
