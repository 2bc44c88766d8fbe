/** Bots in people's chairs beside people who play as people do: now like one level, now like another. */
import type { Bot, BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import { seedOf } from '@paiju/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Finish } from '../ratings/testing/finished.ts';
import { finish, storyOf } from '../ratings/testing/finished.ts';
import type { Sitter } from '../sittings/entries.ts';
import { Store } from '../store/store.ts';
import { chanceOf } from '../testing/chance.ts';
import { databaseAt, emptyDatabase } from '../testing/places.ts';
import { registration } from '../testing/sittings.ts';
import { likelyPrograms } from './likely.ts';
import { likenessIn } from './likeness.ts';

const person = (guest: string): Sitter => ({ is: 'person', guest, name: 'P', face: null });

/** By the level that is drawn for each decision. Bots of the house draw their chances otherwise. */
const player = (seat: number, wall: number, levels: readonly BotLevel[]): Bot => {
  const chance = chanceOf(wall, 'player', seat);
  const seed = seedOf(String(9_000 + wall).padStart(64, '0'));
  const bots = levels.map((level) => createBot(level, { seed, seat, ruleset: 'haiyuki' }));
  return {
    choose: (view, legal) => {
      const bot = bots[Math.floor(bots.length * chance())];
      if (bot === undefined) throw new Error('a player of no level');
      return bot.choose(view, legal);
    },
  };
};
const WAVERING = ['expert', 'greedy', 'novice'] as const;
const duel = (wall: number, level: BotLevel, chairs: readonly Sitter[]): Finish => ({
  ...{ chairs, wall, by: 'seat' },
  players: [player(0, wall, [level]), player(1, wall, WAVERING)],
});

describe('of one match', () => {
  test.each(['greedy', 'expert'] as const)(
    'a bot of level %s fits itself always, and the other not',
    (level) => {
      const found = likenessIn(storyOf(duel(1, level, [person('Bot'), person('Ann')])), 1);
      const { decisions = 0, same } = found.get('Bot') ?? {};
      expect(decisions).toBeGreaterThan(10);
      expect(same?.[level]).toBe(decisions);
      expect(same?.[level === 'greedy' ? 'expert' : 'greedy']).toBeLessThan(decisions);
      expect(found.get('Ann')?.same[level]).toBeLessThan(found.get('Ann')?.decisions ?? 0);
    },
  );

  test.each<[string, Sitter, Finish['by']]>([
    ['a bot in its own chair', { is: 'bot', level: 'greedy' }, 'seat'],
    ['a program that says it is one', { ...person('P'), agent: true } as Sitter, 'seat'],
    ['what the clock decided', person('P'), 'clock'],
    ['a bot for somebody who is away', person('P'), 'stand-in'],
    ['what was kept without saying who acted', person('P'), undefined],
  ])('%s is nobody’s play', (_, sitter, by) => {
    const { by: _by, ...plan } = duel(2, 'greedy', [sitter, { is: 'empty' }]);
    expect([...likenessIn(storyOf({ ...plan, ...(by === undefined ? {} : { by }) }), 1)]).toEqual([]);
  });

  test('a match that is not there says nothing of anybody', () => {
    expect(likenessIn(storyOf(duel(1, 'greedy', [person('P'), person('Q')])), 2).size).toBe(0);
  });
});

test('over many matches the bot is listed first, as too much like one, and the person is not', async () => {
  const store = new Store(await databaseAt({ database: await emptyDatabase(), data: '' }));
  const member = await store.register(registration());
  onTestFinished(async () => {
    await member.leave();
    await store.close();
  });
  const guests = await Promise.all(
    ['Bot', 'Ann'].map((name, i) => store.guests.create({ name, face: null }, `hash ${i}`)),
  );
  const chairs = guests.map((guest) => person(guest));
  for (let wall = 1; wall <= 16; wall++) await finish(store, member.id, duel(wall, 'greedy', chairs));
  // One that cannot be read holds up no other.
  const spoilt = await finish(store, member.id, duel(17, 'greedy', chairs));
  await store.database.query(`UPDATE entry SET body = '{"type":"?"}' WHERE sitting = $1 AND n = 3`, [spoilt]);
  const found = await likelyPrograms(store, 100);
  expect(found.map(({ name, fitsTooWell }) => [name, fitsTooWell])).toEqual([
    ['Bot', true],
    ['Ann', false],
  ]);
  expect(found[0]).toMatchObject({ level: 'greedy', share: 1, matches: 16 });
  // Nothing comes of it by itself, and of few decisions nothing is said.
  for (const table of ['suspension', 'conduct_mark', 'operator_log', 'report'])
    expect(await store.database.query(`SELECT 1 FROM ${table}`)).toEqual([]);
  expect(await likelyPrograms(store, 1)).toEqual([]);
});
