/** docs/record-format.md: the example of Wuhan is a real record, and nothing its games write is missing from the page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Stream } from '../packages/engine/src/core/stream.ts';
import { GAMES } from '../packages/engine/src/games.ts';
import { Match } from '../packages/engine/src/record/match.ts';
import { WIN_WAYS } from '../packages/engine/src/rules/wuhan/basics.ts';
import type { WuhanState } from '../packages/engine/src/rules/wuhan/state.ts';
import { check, playOn, seedNo } from '../packages/engine/src/testing/match.ts';
import { freshRecord } from './freshRecords.ts';
import { page, quotedIn, ROOT, read, section, Written } from './recordPage.ts';

const wuhan = section('## Wuhan');

const EXAMPLE = 'docs/examples/wuhan-koukou.jsonl';
/** A game with a chow, pungs, every kind of kong and one that is robbed. */
const SHOWN = 1350;

if (process.env.UPDATE_GOLDEN === '1') {
  const lines = freshRecord({ name: 'example', id: 'wuhan', preset: 'koukou' }, SHOWN);
  writeFileSync(join(ROOT, EXAMPLE), `${lines.join('\n')}\n`);
}

test('the example is a finished match of this version that verifies', () => {
  const lines = read(EXAMPLE).trimEnd().split('\n');
  expect(check(lines)).toMatchObject({ finished: true });
  expect(JSON.parse(lines[0] ?? '{}').version).toBe(GAMES.wuhan.rules.version);
});

test('the example shows every kind of meld, and a kong that is robbed', () => {
  const text = read(EXAMPLE);
  for (const kind of ['"chow"', '"pung"', '"claimed"', '"concealed"', '"special"', '"kong-declared"'])
    expect(text).toContain(kind);
  expect(text).toContain('"robbed":true');
});

test('the example has the lines that the page quotes, one after the other', () => {
  const blocks = wuhan.split('```jsonl\n').slice(1);
  expect(blocks).toHaveLength(2);
  for (const block of blocks) expect(read(EXAMPLE)).toContain(block.split('```')[0]);
  expect(quotedIn(wuhan).length).toBeGreaterThan(10);
});

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
