/** Matches as texts to read; a changed line is a changed rule. `UPDATE_GOLDEN=1` writes them anew. */
import { describe, expect, test } from 'vitest';
import { formatTiles, tilesOf } from '../../core/notation.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { GAMES } from '../../games.ts';
import { expectGolden } from '../../testing/golden.ts';
import { one } from '../../testing/playing.ts';
import { playthrough } from '../../testing/playthrough.ts';
import { transferText } from '../../testing/position.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { playScript } from '../../testing/scripted.ts';
import { winText, wuhanOptions } from '../../testing/wuhanPosition.ts';
import { BIG_TYPES } from './basics.ts';
import { WUHAN_OPTIONS } from './options.ts';
import { specialsOf } from './specials.ts';
import type { WuhanEvent } from './state.ts';
import type { WrittenRound } from './testing/rounds.ts';
import { dealOf, ROUNDS } from './testing/rounds.ts';
import { WUHAN_SETTINGS } from './testing/settings.ts';

// Seeds whose matches show much: every kind of meld and a win that is worth reading, or the wall to its end.
const SEEDS: Readonly<Record<string, number>> = {
  koukou: 1692,
  kaikou: 1050,
  hongzhong: 9,
  facai: 6,
  qipi: 14,
};

test('every preset has a playthrough', () =>
  expect(Object.keys(SEEDS)).toEqual(Object.keys(WUHAN_OPTIONS.presets)));

test.each(Object.entries(WUHAN_OPTIONS.presets))('%s', (name, options) => {
  const table = { game: GAMES.wuhan, options, settings: WUHAN_SETTINGS };
  expectGolden(playthrough(table, SEEDS[name] ?? 0, 'seek'), `playthroughs/wuhan-${name}.txt`);
});

const played = (round: WrittenRound): Scripted =>
  playScript({
    game: GAMES.wuhan,
    options: wuhanOptions(round.options),
    deals: [dealOf(round)],
    actions: round.actions,
  });

const eventsOf = ({ match }: Scripted): WuhanEvent[] =>
  match.history.flatMap(({ events }) => events as readonly WuhanEvent[]);

describe('every kind of win and contractor', () => {
  test.each(ROUNDS.map((round) => [round.title, round] as const))('%s', (_, round) => {
    const done = played(round);
    const isWon = eventsOf(done).some(({ type }) => type === 'won');
    expect(isWon ? winText(eventsOf(done)) : null).toBe(round.win);
    expect(done.match.transfers.map(transferText).join(', ')).toBe(round.paid);
  });

  test('none is left out', () => {
    const told = ROUNDS.map(({ win, paid }) => `${win} ${paid}`).join('; ');
    const contracts = ['contract-robbed-kong', 'contract-fully-melded', 'contract-third-opening'];
    const expected = [...BIG_TYPES, 'hard small', 'soft small', ...contracts, 'flow-draw'];
    expect(expected.filter((word) => !told.includes(word))).toEqual([]);
  });

  test('as texts to read', () => {
    const text = ROUNDS.map((round) => [heading(round), ...played(round).lines, ''].join('\n')).join('\n');
    expectGolden(text, 'playthroughs/wuhan-types.txt');
  });
});

const tilesText = (text: string): string =>
  formatTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, text));

const heading = ({ title, options, flip, hands }: WrittenRound): string => {
  const { laizi, pizi } = specialsOf(wuhanOptions(options), one(flip));
  const special = `wild ${formatTiles(SUITED_AND_HONOURS, [laizi])}, skins ${formatTiles(SUITED_AND_HONOURS, pizi)}`;
  return [
    `# ${title}`,
    `# ${options}; flip ${flip}: ${special}`,
    ...hands.map((hand, seat) => `hand           ${seat} | ${tilesText(hand)}`),
  ].join('\n');
};
