import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { expect, test } from 'vitest';
import { widthOf } from '../screen/width.ts';
import type { Duel } from '../testing/duel.ts';
import { JUNK, READY, seenBy } from '../testing/duel.ts';
import { boardLines } from './board.ts';

const boardOf = (view: HaiyukiView, lastDiscarder: number | null = null, names = ['You', 'Fari']): string[] =>
  boardLines(
    { heading: 'rulebook', view, names, points: [0, 0], hands: [null, null], lastDiscarder },
    80,
  ).map(({ text }) => text);

const DUEL: Duel = {
  hands: [READY, JUNK],
  draws: 'Pur',
  dora: 'Sta',
  options: { seat0: 'ataho', seat1: 'fari' },
};

test('H-9.4: both characters with HP, MP and what is on; the own seat last', () => {
  const view = seenBy(0, DUEL, '0 skill HELL_PILE', '0 riichi Pur');
  expect(boardOf(view, 0)).toEqual([
    'Haiyuki · rulebook · round 1 of 3',
    '    turn 1 of 20 · dora Sta · 93 tiles in the wall',
    '▶   Fari          HP 10,000 ██████████  MP 100 █████  12 tiles',
    '    Fari 화린 · cursed 2',
    '    discards  –',
    '  S You           HP 10,000 ██████████  MP  82 ████░  11 tiles',
    '    Ataho 아타호 · riichi since turn 1',
    '    discards  *[Pur]',
  ]);
});

test('H-2.8, H-6.26: open sets, claimed tiles, timers and buffs', () => {
  const pon = { ...DUEL, hands: ['Sma×2 Ata Rin Yur Far Pet Fis Swo Sta Red', JUNK] as const };
  const view = seenBy(null, pon, '0 discard Ata', '1 discard Sma', '0 pon');
  expect(boardOf(view)).toEqual([
    'Haiyuki · rulebook · round 1 of 3',
    '    turn 2 of 20 · dora Sta · 93 tiles in the wall',
    '▶ S You           HP 10,000 ██████████  MP 100 █████  9 tiles  Sma×3',
    '    Ataho 아타호',
    '    discards  Ata',
    '    Fari          HP 10,000 ██████████  MP 100 █████  11 tiles',
    '    Fari 화린',
    '    discards  (Sma)',
  ]);
  const [first, second] = view.table;
  const many = {
    ...view,
    round: 3,
    table: [
      { ...first, hp: 1, mp: 0, guard: 4, spirit: 3, guaranteed: true, destroyed: [2, 2] },
      { ...second, hp: 0, critical: true, mirror: true },
    ],
  } as unknown as HaiyukiView;
  const lines = boardOf(many);
  expect(lines[0]).toBe('Haiyuki · rulebook · round 4, an extra one');
  expect(lines[2]).toContain('HP      1 █░░░░░░░░░  MP   0 ░░░░░');
  expect(lines[3]).toBe('    Ataho 아타호 · guard 4 · spirit 3 · sure draw · cut Sma Sma');
  expect(lines[5]).toContain('HP      0 ░░░░░░░░░░');
  expect(lines[6]).toBe('    Fari 화린 · critical · mirror');
});

test('H-9.6: after a win both hands and the ura-dora are shown', () => {
  const view = seenBy(0, { ...DUEL, draws: 'Pur Yur' }, '0 riichi Pur', '1 discard Yur');
  const lines = boardOf(view, 1);
  expect(lines[1]).toBe('    turn 1 of 20 · dora Sta · ura-dora Pur · 93 tiles in the wall');
  expect(lines).toContain('    hand      Ata×3 Rin×3 Sma×3 Yur×3');
  expect(lines).toContain('    hand      Ata Rin Sma Yur Far Pet Fis Swo Sta Red Blu');
  expect(lines).toContain('    discards  (Yur)');
});

test('discards are read in rows of ten, and a full table fits 80 columns', () => {
  const view = seenBy(0, DUEL);
  const [own, other] = view.table;
  const full = {
    ...view,
    table: [
      { ...own, discards: Array.from({ length: 20 }, (_, i) => i % 13), taken: [0, 12] },
      { ...other, melds: [0, 1, 2].map((tile) => ({ kind: 'pung', tile, from: 0 })), concealedSize: 2 },
    ],
  } as unknown as HaiyukiView;
  const lines = boardOf(full, 0, ['Some very long name', 'Yuriwakamaru']);
  expect(lines.slice(-2)).toEqual([
    '    discards  (Ata) Rin Sma Yur Pet Far Fis Swo Sta Red',
    '              Blu Yel (Pur) Ata Rin Sma Yur Pet Far [Fis]',
  ]);
  expect(lines[2]).toBe('    Yuriwakamaru  HP 10,000 ██████████  MP 100 █████  2 tiles  Ata×3 Rin×3 Sma×3');
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
});
