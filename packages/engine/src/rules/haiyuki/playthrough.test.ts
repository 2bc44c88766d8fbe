/** Matches as texts to read; a changed line is a changed rule. `UPDATE_GOLDEN=1` writes them anew. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../../core/counts.ts';
import { codeOf } from '../../core/tile.ts';
import { GAMES } from '../../games.ts';
import { expectGolden } from '../../testing/golden.ts';
import type { Style } from '../../testing/player.ts';
import { playthrough, row } from '../../testing/playthrough.ts';
import { transferText } from '../../testing/position.ts';
import { playScript } from '../../testing/scripted.ts';
import type { HaiyukiEvent } from './events.ts';
import { HAIYUKI_OPTIONS } from './options.ts';
import { SKILL_NAMES } from './skillNames.ts';
import { handCounts, JUNK } from './testing/position.ts';
import type { WrittenRound } from './testing/rounds.ts';
import { ROUNDS, scriptOf } from './testing/rounds.ts';
import { HAIYUKI_SETTINGS } from './testing/settings.ts';
import { HAIYUKI_TILES } from './tiles.ts';

// Seeds whose matches show much: all ways to win, pungs, a drawn round with its penalty, and what Ataho and Mayu can do.
const MATCHES: Readonly<Record<string, readonly [seed: number, style: Style]>> = {
  rulebook: [375, 'closed'],
  duel: [179, 'seek'],
  original: [1399, 'seek'],
};

test('H-11.1: every preset has a playthrough', () =>
  expect(Object.keys(MATCHES)).toEqual(Object.keys(HAIYUKI_OPTIONS.presets)));

test.each(Object.entries(HAIYUKI_OPTIONS.presets))('H-11.1: a match of %s', (name, options) => {
  const table = { game: GAMES.haiyuki, options, settings: HAIYUKI_SETTINGS };
  const [seed, style] = MATCHES[name] ?? [0, 'seek'];
  expectGolden(playthrough(table, seed, style), `playthroughs/haiyuki-${name}.txt`);
});

describe('every skill and every way to win', () => {
  test.each(ROUNDS.map((round) => [round.title, round] as const))('%s', (_, round) => {
    const { match } = playScript(scriptOf(round));
    expect(match.transfers.map(transferText).join(', ')).toBe(round.paid);
  });

  test('H-6.20, H-9.7: none is left out', () => {
    const shown = new Set(ROUNDS.flatMap(wordsOf));
    const expected = [...SKILL_NAMES, 'tsumo', 'ron', 'last-chance', 'won', 'nagari', 'noten', 'no noten'];
    expect(expected.filter((word) => !shown.has(word))).toEqual([]);
  });

  test('H-6.20: as texts to read', () => {
    const text = ROUNDS.map((round) =>
      [heading(round), ...playScript(scriptOf(round)).lines, ''].join('\n'),
    ).join('\n');
    expectGolden(text, 'playthroughs/haiyuki-skills.txt');
  });
});

/** The skills a round shows, and how it ends. */
const wordsOf = (round: WrittenRound): string[] =>
  playScript(scriptOf(round)).match.history.flatMap(({ events }) =>
    (events as readonly HaiyukiEvent[]).flatMap((event) => {
      if (event.type === 'skill-used') return [event.skill];
      if (event.type === 'won') return [event.way];
      if (event.type !== 'ended') return [];
      const isPenalty = event.lost.some((points) => points > 0);
      return [event.reason, ...(event.reason === 'nagari' ? [isPenalty ? 'noten' : 'no noten'] : [])];
    }),
  );

const heading = ({ title, options, deals }: WrittenRound): string => {
  const told = Object.entries(options).map(([code, value]) => `${code} ${value}`);
  return [
    `# ${title}`,
    `# ${told.join(', ')}`,
    ...deals.flatMap(({ hands = [JUNK, JUNK] }) =>
      hands.map((hand, seat) => row('hand', `${seat} | ${handText(hand)}`)),
    ),
  ].join('\n');
};

const handText = (letters: string): string => {
  const hand = handCounts(letters);
  return kindsIn(hand)
    .map((tile) => `${hand[tile]} ${codeOf(HAIYUKI_TILES, tile)}`)
    .join(', ');
};
