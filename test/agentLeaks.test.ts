/**
 * The leak gate over the lines that agents are told: two worlds that differ only in what a seat cannot know are played with a
 * program in every seat, with numbers, and the one in that seat is told the same bytes.
 */
import type { Game, GameId, Seat } from '@paiju/engine';
import { bySeat, GAMES, seedOf } from '@paiju/engine';
import type { WuhanState } from '@paiju/engine/wuhan';
import { Table } from '@paiju/table';
import { describe, expect, test } from 'vitest';
import type { Program } from '../packages/agents/src/seat/agentSeat.ts';
import { AgentSeat } from '../packages/agents/src/seat/agentSeat.ts';
import { WUHAN_LEAKS } from '../packages/engine/src/rules/wuhan/testing/oracle.ts';
import { WUHAN_SETTINGS } from '../packages/engine/src/rules/wuhan/testing/settings.ts';
import type { PlayedMatch } from '../packages/engine/src/testing/leakGate.ts';
import { planted, viewWith } from '../packages/engine/src/testing/plantedLeaks.ts';
import type { Alike } from './leakWorlds.ts';
import { following, isOther, LEAK_TABLES, worldsOf } from './leakWorlds.ts';
import { settled } from './wireTable.ts';

type Lines = readonly (readonly string[])[];

/** What each of them is told, up to where the match stands. */
const toldIn = async (game: Game, { terms, actions }: PlayedMatch): Promise<Lines> => {
  const lines = bySeat(game.rules.seats, (): string[] => []);
  const answer = following(actions);
  const ruleset = game.rules.id as GameId;
  const { options, players } = terms;
  const agentIn = (seat: Seat): AgentSeat => {
    const program: Program = {
      terms: { ruleset, preset: null, options, decisionMs: null, reserveMs: 0 },
      wantsNumbers: true,
      lastWords: '',
      ...{ listen: () => {}, start: () => {}, forgive: () => {}, kill: () => {} },
      greeted: async () => true,
      say: (message) => {
        lines[seat]?.push(JSON.stringify(message));
        if (message.type === 'asked') void act(seat, message.question);
      },
    };
    const whyNot = () => null;
    return new AgentSeat(program, { seat, players, chance: seedOf('ab'.repeat(32)), whyNot });
  };
  const act = async (seat: Seat, question: number): Promise<void> => {
    const action = await answer({ seat });
    if (action !== null) return agents[seat]?.act({ type: 'act', question, action } as never);
    await settled();
    table.close();
  };
  const agents = bySeat(game.rules.seats, agentIn);
  const ports = {
    seats: agents,
    log: { info: () => {}, error: () => {} },
    wait: async () => {},
    now: () => 0,
  };
  const table: Table = new Table(game, terms, ports, { clock: null, holdMs: 0 });
  await table.run();
  expect(table.match.history.length).toBeGreaterThanOrEqual(actions.length);
  return lines;
};

describe.each(LEAK_TABLES)('$id $preset', ({ id, preset, changes, settings, leak, matches }) => {
  test('an agent is told the same in worlds that its seat cannot tell apart', async () => {
    const game: Game = GAMES[id];
    const options = { ...game.rules.options.presets[preset], ...changes };
    const worlds = worldsOf({ game, options, settings }, leak, matches).filter(isOther);
    const known = new Map<PlayedMatch, Lines>();
    let compared = 0;
    for (const { main, other, seat } of worlds) {
      if (seat === null) continue;
      const expected = known.get(main) ?? (await toldIn(game, main));
      known.set(main, expected);
      expect((await toldIn(game, other))[seat]).toEqual(expected[seat]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(50);
  });
});

test('a hidden tile in the view would be told apart', async () => {
  const options = GAMES.wuhan.rules.options.presets.koukou ?? {};
  const worlds = worldsOf({ game: GAMES.wuhan, options, settings: WUHAN_SETTINGS }, WUHAN_LEAKS, 1);
  const leaky = planted(
    GAMES.wuhan,
    viewWith<WuhanState>(({ wall }) => wall.tiles[wall.front]),
  );
  const apart = async ({ main, other, seat }: Alike): Promise<boolean> =>
    seat !== null && String((await toldIn(leaky, main))[seat]) !== String((await toldIn(leaky, other))[seat]);
  let found = 0;
  for (const alike of worlds.filter(isOther).slice(0, 40)) if (await apart(alike)) found += 1;
  expect(found).toBeGreaterThan(0);
});
