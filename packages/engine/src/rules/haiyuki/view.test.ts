/** What each seat is told. */
import { expect, test } from 'vitest';
import { haiyuki } from './index.ts';
import { JUNK, play, position, READY } from './testing/position.ts';

const start = position({ hands: [READY, JUNK], draws: 'vAv', options: { seat0: 'yuri', seat1: 'fari' } });

test('H-9.4: what is public is in the view of everybody', () => {
  for (const seat of [0, 1, null]) {
    const view = haiyuki.view(start, seat);
    expect(view).toMatchObject({ seat, round: 0, starter: 0, turn: 1, wallSize: 94, dora: 12, ura: null });
    expect(view.phase).toEqual({ name: 'turn', seat: 0, source: 'wall', barred: null });
    expect(view.table).toMatchObject([
      { character: 'yuri', hp: 10_000, mp: 100, concealedSize: 12, riichi: null, guard: 0, used: [] },
      { character: 'fari', hp: 10_000, mp: 100, concealedSize: 11, curse: 0, spirit: 0, activeUsed: false },
    ]);
  }
});

test('H-9.4, H-9.5: a seat knows its own closed tiles and its draw, nobody else’s', () => {
  expect(haiyuki.view(start, 0)).toMatchObject({ hand: { length: 12 }, drawn: 12, shown: null });
  expect(haiyuki.view(start, 1)).toMatchObject({ hand: { length: 11 }, drawn: null, shown: null, legal: [] });
  expect(haiyuki.view(start, null)).toMatchObject({ hand: null, drawn: null, waits: [], legal: [] });
});

test('H-9.5: nothing of the wall, the ura-dora or the chance to come is in a view', () => {
  for (const seat of [0, 1, null]) {
    const other = {
      ...start,
      ura: 3 as never,
      returned: [1],
      roulette: [2],
      wall: { ...start.wall, tiles: [] },
    };
    expect(haiyuki.view(other, seat)).toEqual(haiyuki.view(start, seat));
  }
  expect(Object.keys(haiyuki.view(start, 0).table[0] ?? {})).not.toContain('concealed');
});

test('H-4.1: the waits of a hand at rest, for its owner', () => {
  const { state } = play(start, '0 discard v');
  expect(haiyuki.view(state, 0).waits).toEqual([3]);
  expect(haiyuki.view(start, 0).waits).toEqual([]);
});

test('H-9.5: a cursed or guaranteed draw looks like any draw', () => {
  const [, , drew] = play(start, '0 discard v').events;
  if (drew?.type !== 'drew') throw new Error('no draw');
  for (const place of [0, 17])
    expect(haiyuki.seenBy(start.options, { ...drew, place }, 0)).toEqual({
      type: 'drew',
      seat: 1,
      tile: null,
    });
  expect(haiyuki.seenBy(start.options, drew, 1)).toEqual({ type: 'drew', seat: 1, tile: 0 });
});

test('H-6.27: whoever is not asked is told to wait, not for what', () => {
  const asked = play(start, '0 discard v', '1 discard A').state;
  expect(haiyuki.view(asked, 0).phase).toEqual({ name: 'reaction', tile: 0, from: 1 });
  expect(haiyuki.view(asked, 1).phase).toEqual({ name: 'waiting' });
  expect(haiyuki.view(asked, null).phase).toEqual({ name: 'waiting' });
});

test('H-9.4: every other event is public', () => {
  const { events } = play(start, '0 skill SPIRIT_RIICHI v', '1 skill DISCARD_GUARD');
  for (const event of events.filter(({ type }) => type !== 'drew'))
    for (const seat of [0, 1, null]) expect(haiyuki.seenBy(start.options, event, seat)).toBe(event);
});

test('H-9.7: the end names how it came about', () => {
  const won = play(
    position({ hands: [READY, JUNK], draws: 'Y', options: { seat1: 'fari' } }),
    '0 tsumo',
  ).state;
  expect(haiyuki.view(won, 1).phase).toEqual({ name: 'over', reason: 'won' });
});
