/** What each seat is told. */
import { expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiState } from './state.ts';
import { changed, JUNK, play, position, READY } from './testing/position.ts';

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
  expect(haiyuki.view(start, 1)).toMatchObject({ hand: { length: 11 }, drawn: null, shown: null });
  expect(haiyuki.view(start, null)).toMatchObject({ hand: null, drawn: null, waits: [] });
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

const chance = position({
  hands: [READY, JUNK],
  draws: 'vvY',
  options: { seat0: 'petum', seat1: 'petum' },
});
const last = play(changed(chance, 20), '0 discard v', '1 discard v').state;

// [what happens, position, actions, the events it shows]
const PUBLIC: readonly [string, HaiyukiState, readonly string[], readonly string[]][] = [
  [
    'a skill and riichi',
    start,
    ['0 skill SPIRIT_RIICHI v', '1 skill DISCARD_GUARD'],
    ['skill-used', 'riichi-declared', 'discarded', 'turn-began'],
  ],
  ['a pung', start, ['0 discard v', '1 discard A', '0 pon'], ['melded']],
  ['a drawn round', changed(chance, 20), ['0 discard v', '1 discard v', '0 pass'], ['turns-over', 'ended']],
  ['a last chance', last, ['0 skill LAST_CHANCE'], ['spun', 'declared', 'won']],
];
test.each(PUBLIC)(
  'H-9.4: every event but answers and draws is public: %s',
  (_title, state, actions, shown) => {
    const { events } = play(state, ...actions);
    const open = events.filter(({ type }) => type !== 'drew' && type !== 'answered');
    expect(open.map(({ type }) => type)).toEqual(expect.arrayContaining([...shown]));
    for (const event of open)
      for (const seat of [0, 1, null]) expect(haiyuki.seenBy(state.options, event, seat)).toBe(event);
  },
);

test('H-6.34: who has answered knows its own answer and waits like everybody else', () => {
  const both = position({
    hands: [READY, 'PPPFFFpppss'],
    draws: 'vv',
    options: { seat0: 'petum', seat1: 'petum' },
  });
  const { state } = play(changed(both, 20), '0 discard v', '1 discard v', '1 skill LAST_CHANCE');
  const own = { type: 'skill', skill: 'LAST_CHANCE' };
  expect(haiyuki.view(state, 1).phase).toEqual({ name: 'last-chance', own });
  expect(haiyuki.view(state, 0).phase).toEqual({ name: 'last-chance', own: null });
  expect(haiyuki.view(state, null).phase).toEqual({ name: 'waiting' });
});

test('H-9.4: a seat sees whether it is asked, and its own tiles of the deal in order', () => {
  expect([0, 1, null].map((seat) => haiyuki.view(start, seat).isAsked)).toEqual([true, false, false]);
  const seed = '7'.repeat(64) as never;
  const dealt = haiyuki.start(
    start.options,
    haiyuki.firstSetup(start.options, seed),
    haiyuki.deal(start.options, seed, 0),
  );
  for (const seat of [0, 1]) {
    const event = dealt.events[0] && haiyuki.seenBy(start.options, dealt.events[0], seat);
    const hand = tilesIn(dealt.state.seats[seat]?.concealed ?? new Uint8Array());
    // Seat 0 has drawn by now.
    const drawn = haiyuki.view(dealt.state, seat).drawn;
    if (drawn !== null) hand.splice(hand.indexOf(drawn), 1);
    expect(event).toMatchObject({ hand });
  }
});

test('H-9.7: the end names how it came about', () => {
  const won = play(
    position({ hands: [READY, JUNK], draws: 'Y', options: { seat1: 'fari' } }),
    '0 tsumo',
  ).state;
  expect(haiyuki.view(won, 1).phase).toEqual({ name: 'over', reason: 'won' });
});
