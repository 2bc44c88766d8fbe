/** The compiled server over standard input and output, by the SDK's own client: what a model would do. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { GAME_IDS, GAMES } from '@paiju/engine';
import { readDown } from '@paiju/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, ensureBuilt } from '../../testing/process.ts';

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  ensureBuilt();
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], stderr: 'pipe' }),
  );
});
afterAll(() => client.close());

interface Answered {
  readonly text: string;
  readonly isError: boolean;
}

const call = async (name: string, args: Record<string, unknown> = {}): Promise<Answered> => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ readonly text: string }];
  return { text, isError: isError === true };
};
const said = async (name: string, args: Record<string, unknown> = {}): Promise<string> => {
  const { text, isError } = await call(name, args);
  expect({ name, isError, text }).toMatchObject({ isError: false });
  return text;
};
const choices = async (more: object = {}) => JSON.parse(await said('legal_actions', { ...more }));

test('there is a tool for everything a seat can do', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    ...['act', 'games', 'join_table', 'leave', 'legal_actions', 'look'],
    ...['options', 'rule_book', 'start_match', 'view'],
  ]);
});

test.each(GAME_IDS)('the rule book of %s has its sections, and each of them', async (game) => {
  expect(await said('games')).toContain(`${game}: `);
  const titles = (await said('rule_book', { game })).split('\n- ').slice(1);
  expect(titles.length).toBeGreaterThan(5);
  const section = titles.at(2) ?? '';
  expect(await said('rule_book', { game, section })).toMatch(/^## /);
  expect(await said('rule_book', { game, section: 'no such thing' })).toContain('There is no such section.');
  expect(await said('options', { game })).toContain('Presets');
});

describe.each(GAME_IDS)('a match of %s', (game) => {
  test('is played to its end', async () => {
    let text = await said('start_match', { game, bots: 'first', name: 'Claudia' });
    expect(text).toContain('You sit in seat 0 of Claudia, ');
    let asked = 0;
    while (!text.includes('This match is over')) {
      const { question, choices: all } = await choices();
      expect(all.length).toBeGreaterThan(0);
      text = await said('act', { question, choice: all[0].choice });
      asked += 1;
    }
    expect(asked).toBeGreaterThan(5);
    expect(await call('act', { question: 1, choice: 0 })).toMatchObject({ isError: true });
  });

  test('shows what the seat may know, and nothing of others', async () => {
    await said('start_match', { game });
    const view = JSON.parse(await said('view'));
    expect(view.hand.length).toBeGreaterThan(5);
    // The schemas of what a seat is told are strict: a field that nobody has allowed is refused.
    const points = Array.from({ length: GAMES[game].rules.seats }, () => 0);
    const told = { type: 'told', n: 0, ruleset: game, view, events: [], transfers: [], points };
    expect(readDown(JSON.stringify(told))).toMatchObject({ ok: true });
    const more = { ...told, view: { ...view, wall: { tiles: [0] } } };
    expect(readDown(JSON.stringify(more))).toMatchObject({ ok: false });
  });
});

test('what is not legal is answered in a line, and the match goes on', async () => {
  await said('start_match', { game: 'xuezhan' });
  const { question } = await choices();
  const wrong = await call('act', { question, choice: 100_000 });
  expect(wrong.isError).toBe(true);
  expect(wrong.text).toMatch(/^there is no choice 100000 of question \d+/);
  expect((await call('act', { question: question + 1, choice: 0 })).isError).toBe(true);
  expect((await choices()).question).toBe(question);
});

test('a preset and its options, and what there is not', async () => {
  const text = await said('start_match', { game: 'xuezhan', preset: 'sichuan', options: { cap: '4' } });
  expect(text).toContain('sichuan');
  const wrong = await call('start_match', { game: 'xuezhan', preset: 'beijing' });
  expect(wrong).toMatchObject({ isError: true });
  expect(wrong.text).toContain('sichuan');
});

test('many choices are listed in parts, by type', async () => {
  await said('start_match', { game: 'xuezhan' });
  const { all, choices: first } = await choices();
  expect(first.length).toBe(Math.min(all, 100));
  expect((await choices({ from: all })).choices).toEqual([]);
  expect((await choices({ type: 'win' })).all).toBe(0);
});

test('who sits nowhere is told so', async () => {
  await said('leave');
  expect(await call('look')).toEqual({
    text: 'you sit nowhere; start_match or join_table first',
    isError: true,
  });
  expect(await call('join_table', { link: 'hello' })).toMatchObject({ isError: true });
  expect(await call('join_table', { link: 'http://127.0.0.1:9/#/table/ABCD12' })).toMatchObject({
    isError: true,
  });
});
