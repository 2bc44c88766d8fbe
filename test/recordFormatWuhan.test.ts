/** docs/record-format.md: nothing a game of Wuhan writes is missing from the page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedOf } from '../packages/engine/src/core/seed.ts';
import { Stream } from '../packages/engine/src/core/stream.ts';
import { GAMES } from '../packages/engine/src/games.ts';
import type { AnyEvent } from '../packages/engine/src/play/ruleset.ts';
import { Match } from '../packages/engine/src/record/match.ts';
import { WIN_WAYS } from '../packages/engine/src/rules/wuhan/basics.ts';

const page = readFileSync(new URL('../docs/record-format.md', import.meta.url), 'utf8');
const [, wuhan = ''] = page.split('\n## Wuhan\n');

const GAMES_PLAYED = 150;

/** Wins and kongs whenever it can, else anything: with a minimum of 1 that brings wins of several kinds. */
const playAll = (): { readonly events: AnyEvent[]; readonly reasons: Set<string> } => {
  const { rules } = GAMES.wuhan;
  const options = { ...rules.options.presets.koukou, minimum: 1 };
  const events: AnyEvent[] = [];
  const reasons = new Set<string>();
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const seed = seedOf(n.toString(16).padStart(64, '0'));
    const player = new Stream({ seed, round: 0, name: 'bot' });
    const match = new Match(GAMES.wuhan, { options, chance: { seed }, players: ['a', 'b', 'c', 'd'] });
    events.push(...match.begin().events);
    for (let [seat] = match.toAct; seat !== undefined; [seat] = match.toAct) {
      const legal = match.rules.legal(match.state, seat);
      const eager = legal.find(({ type }) => type === 'win' || type === 'kong' || type === 'pung');
      const done = match.act(seat, eager ?? (legal[player.below(legal.length)] as AnyEvent));
      if (done.ok) events.push(...done.value.events);
    }
    for (const { reason } of match.transfers) reasons.add(reason);
  }
  return { events, reasons };
};

test('fields, kinds and reasons of 150 games stand on the page', () => {
  const { events, reasons } = playAll();
  const types = new Set(events.map(({ type }) => type));
  expect([...types].filter((type) => !page.includes(`### \`${type}\``))).toEqual([]);
  for (const type of ['won', 'ended']) {
    const [, section = ''] = wuhan.split(`### Wuhan: \`${type}\``);
    const fields = new Set(
      events.filter((event) => event.type === type).flatMap((event) => Object.keys(event)),
    );
    fields.delete('type');
    expect(fields.size).toBeGreaterThan(2);
    expect([...fields].filter((field) => !section.includes(`\`${field}\``))).toEqual([]);
  }
  expect([...reasons].filter((reason) => !wuhan.includes(`| \`${reason}\` |`))).toEqual([]);
  expect(reasons.size).toBeGreaterThan(2);
  expect(WIN_WAYS.filter((way) => !wuhan.includes(`\`${way}\``))).toEqual([]);
});
