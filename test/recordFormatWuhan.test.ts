/** docs/record-format.md: nothing a game of Wuhan writes is missing from the page. */
import { expect, test } from 'vitest';
import { Stream } from '../packages/engine/src/core/stream.ts';
import { GAMES } from '../packages/engine/src/games.ts';
import { Match } from '../packages/engine/src/record/match.ts';
import { WIN_WAYS } from '../packages/engine/src/rules/wuhan/basics.ts';
import type { WuhanState } from '../packages/engine/src/rules/wuhan/state.ts';
import { playOn, seedNo } from '../packages/engine/src/testing/match.ts';
import { page, section, Written } from './recordPage.ts';

const wuhan = section('## Wuhan');

const GAMES_PLAYED = 150;

/** Wins and kongs whenever it can, else anything: with a minimum of 1 that brings wins of several kinds. */
const playAll = (): Written => {
  const { rules } = GAMES.wuhan;
  const options = { ...rules.options.presets.koukou, minimum: 1 };
  const written = new Written();
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const seed = seedNo(n);
    const player = new Stream({ seed, round: 0, name: 'bot' });
    const match = new Match(GAMES.wuhan, { options, chance: { seed }, players: ['a', 'b', 'c', 'd'] });
    const lines = playOn<WuhanState>(match, (state, seat) => {
      const legal = rules.legal(state, seat);
      const eager = legal.find(({ type }) => type === 'win' || type === 'kong' || type === 'pung');
      const action = eager ?? legal[player.below(legal.length)];
      if (action === undefined) throw new Error(`seat ${seat} is not to act`);
      return action;
    });
    written.add(match, lines);
  }
  return written;
};

test('fields, kinds and reasons of 150 games stand on the page', () => {
  const { events, reasons } = playAll();
  expect([...events.keys()].filter((type) => !page.includes(`### \`${type}\``))).toEqual([]);
  for (const type of ['won', 'ended']) {
    const described = section(`### Wuhan: \`${type}\``);
    const fields = [...(events.get(type) ?? [])];
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => !described.includes(`\`${field}\``))).toEqual([]);
  }
  expect([...reasons].filter((reason) => !wuhan.includes(`| \`${reason}\` |`))).toEqual([]);
  expect(reasons.size).toBeGreaterThan(2);
  expect(WIN_WAYS.filter((way) => !wuhan.includes(`\`${way}\``))).toEqual([]);
});
