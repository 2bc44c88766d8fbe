/** What is called out, over whole matches of every game and in the cases that need care. */
import { GAMES } from '@paiju/engine';
import { LANGUAGES } from '@paiju/words';
import { describe, expect, test } from 'vitest';
import { atTable } from '../games/testing/atTable.ts';
import type { Happening } from '../play/client.ts';
import { messageFor, playMatch, presetsOf } from '../telling/testing/matches.ts';
import { wordsIn } from '../words/testing/words.ts';
import type { Voiced } from './voiced.ts';
import { voicedOf } from './voiced.ts';

interface Told {
  readonly type: string;
  readonly seat?: number;
}

const players = ['p0', 'p1', 'p2', 'p3'];
const t = wordsIn('en');

const happening = (number: number, ...events: readonly object[]): Happening => ({
  number,
  view: {},
  events,
  transfers: [],
  points: [0, 0, 0, 0],
});

const said = (game: string, past: readonly Happening[]): readonly string[] =>
  voicedOf(atTable(game), past, { t, players, seat: 0 })?.calls.map(({ seat, word }) => `${seat} ${word}`) ??
  [];

describe.each(Object.values(GAMES).flatMap(presetsOf))('$name', (preset) => {
  const { id } = preset.game.rules;
  const voices: { readonly events: readonly Told[]; readonly voiced: Voiced | null }[] = [];
  const past: Happening[] = [];
  playMatch(preset, 5, (match, moment) => {
    past.push({ ...messageFor(match, moment, 0), number: past.length });
    voices.push({
      events: past.at(-1)?.events as readonly Told[],
      voiced: voicedOf(atTable(id), past, { t, players, seat: 0 }),
    });
  });

  test('every win is called by its winner, and shown with what it brought', () => {
    const wins = voices.filter(({ events }) => events.some(({ type }) => type === 'won'));
    for (const { events, voiced } of wins) {
      const winners = events.filter(({ type }) => type === 'won').map(({ seat }) => seat);
      expect(voiced?.calls.filter(({ tone }) => tone === 'win').map(({ seat }) => seat)).toEqual(winners);
      expect(voiced?.wins.map(({ win }) => win.seat)).toEqual(winners);
      expect(voiced?.isSettled).toBe(true);
      for (const { win } of voiced?.wins ?? [])
        expect(
          atTable(id)
            .worth.titles(win, voiced!.setting)
            .every((title) => title !== ''),
        ).toBe(true);
    }
  });

  test('nobody says anything where nothing was claimed, declared or won', () => {
    const LOUD = ['melded', 'kong-declared', 'won', 'ended', 'riichi-declared', 'skill-used'];
    const quiet = voices.filter(({ events }) => !events.some(({ type }) => LOUD.includes(type)));
    expect(quiet.length).toBeGreaterThan(10);
    expect(quiet.filter(({ voiced }) => voiced !== null)).toEqual([]);
  });

  test('every claim of a discard is called', () => {
    for (const { events, voiced } of voices)
      for (const { type, seat } of events)
        if (type === 'melded' && !events.some((each) => each.type === 'kong-declared'))
          expect(voiced === null || voiced.calls.some((call) => call.seat === seat)).toBe(true);
  });
});

const pung = { type: 'melded', seat: 2, meld: { kind: 'pung', tile: 4, from: 1 } };
const added = { type: 'melded', seat: 2, meld: { kind: 'kong', tile: 4, from: 1, made: 'added' } };
const declared = { type: 'kong-declared', seat: 2, tile: 4 };
const win = { type: 'won', tile: 4, concealed: [], melds: [], fans: [], types: [] };

// [what it is, the game, what happened before, what happens, what is called]
test.each<[string, string, readonly object[], readonly object[], readonly string[]]>([
  ['a pung', 'xuezhan', [], [pung], ['2 Pung!']],
  ['a chow', 'wuhan', [], [{ ...pung, meld: { ...pung.meld, kind: 'chow' } }], ['2 Chow!']],
  ['a kong that is added', 'xuezhan', [], [added], ['2 Kong!']],
  ['one that is declared', 'xuezhan', [], [declared], ['2 Kong!']],
  ['and not once more when it is laid', 'xuezhan', [declared], [added], []],
  ['but in the next round it is', 'xuezhan', [declared, { type: 'dealt' }], [added], ['2 Kong!']],
  [
    'of several rounds only the last counts',
    'xuezhan',
    [{ type: 'dealt' }, declared, { type: 'dealt' }],
    [added],
    ['2 Kong!'],
  ],
  ['what somebody else has declared is another', 'xuezhan', [{ ...declared, seat: 1 }], [added], ['2 Kong!']],
  ['and so is another tile', 'xuezhan', [{ ...declared, tile: 5 }], [added], ['2 Kong!']],
  ['a win on a discard', 'wuhan', [], [{ ...win, seat: 1, from: 3 }], ['1 Win!']],
  ['a self-drawn one', 'wuhan', [], [{ ...win, seat: 1, from: null }], ['1 Self-draw!']],
  ['one with the opening hand', 'wuhan', [], [{ ...win, seat: 1, tile: null, from: null }], ['1 Win!']],
  [
    'several on one discard',
    'xuezhan',
    [],
    [
      { ...win, seat: 1, from: 3 },
      { ...win, seat: 2, from: 3 },
    ],
    ['1 Win!', '2 Win!'],
  ],
  ['pon', 'haiyuki', [], [{ ...pung, seat: 1 }], ['1 Pon!']],
  [
    'riichi, louder than the skill it came with',
    'haiyuki',
    [],
    [
      { type: 'skill-used', seat: 1, skill: 'RECOVERY' },
      { type: 'riichi-declared', seat: 1 },
    ],
    ['1 Riichi!'],
  ],
  ['a drawn round', 'haiyuki', [], [{ type: 'ended', hands: [] }], ['null Drawn round']],
  [
    'a win is more than the end it brings',
    'haiyuki',
    [],
    [
      { ...win, seat: 0, from: null, way: 'tsumo' },
      { type: 'ended', hands: [] },
    ],
    ['0 Tsumo!'],
  ],
])('%s', (_, game, before, events, calls) => {
  const past = [...before.map((event, number) => happening(number, event)), happening(9, ...events)];
  expect(said(game, past)).toEqual(calls);
});

test.each(LANGUAGES)('in %s every call has a word, and the sign that all players know', (language) => {
  const call = atTable('xuezhan').telling.call(pung, { t: wordsIn(language), players, seat: 0, view: {} });
  expect(call?.sign).toBe('碰');
  expect(call?.word).not.toMatch(/calls|^$/);
});
