/** The tools by which a model plays, and what it reads about them. */

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { NoTable } from '@paiju/agents';
import { BOT_LEVELS } from '@paiju/bots';
import { GAME_IDS } from '@paiju/engine';
import { z } from 'zod';
import { oneLine, UsageError } from '../../edge/failure.ts';
import type { Player } from './player.ts';

const GAME = z.enum(GAME_IDS);
const NAME = z.string().max(100).optional().describe('what you are called at the table');
const COUNT = z.number().int().min(0);

interface Answer {
  readonly [key: string]: unknown;
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: boolean;
}

const answer = (text: string): Answer => ({ content: [{ type: 'text', text }] });

/** What somebody got wrong is an answer; what is our own bug is thrown. */
const said = async (work: () => string | Promise<string>): Promise<Answer> => {
  try {
    return answer(await work());
  } catch (error) {
    if (error instanceof UsageError || error instanceof NoTable)
      return { ...answer(oneLine(error.message, 1_000)), isError: true };
    throw error;
  }
};

export const addTools = (server: McpServer, player: Player): void => {
  server.registerTool('games', { description: 'Which mahjong games there are, with their presets.' }, () =>
    said(() => player.games()),
  );
  server.registerTool(
    'rule_book',
    {
      description: 'The rule book of a game: its sections, or one of them in full.',
      inputSchema: { game: GAME, section: z.string().max(100).optional().describe('words of its title') },
    },
    ({ game, section }) => said(() => player.ruleBook(game, section)),
  );
  server.registerTool(
    'options',
    { description: 'The presets and options of a game, and its terms.', inputSchema: { game: GAME } },
    ({ game }) => said(() => player.options(game)),
  );
  server.registerTool(
    'start_match',
    {
      description:
        'Starts a match against bots, in the first seat; answers with the table. Leaves the one before.',
      inputSchema: {
        game: GAME,
        preset: z.string().max(40).optional(),
        options: z
          .record(z.string().max(40), z.string().max(40))
          .optional()
          .describe('changes of the preset'),
        bots: z.enum(BOT_LEVELS).optional().describe('how well the others play: greedy unless it is given'),
        name: NAME,
      },
    },
    (wish) => said(() => player.start(wish)),
  );
  server.registerTool(
    'join_table',
    {
      description:
        'Sits down at a table online that its host has opened to programs; the match begins when the host says so.',
      inputSchema: { link: z.string().max(500), name: NAME },
    },
    ({ link, name }) => said(() => player.join(link, name)),
  );
  server.registerTool(
    'look',
    {
      description:
        'What is new, the table, your hand, and what you are asked. Waits a while until you are asked.',
    },
    () => said(() => player.look()),
  );
  server.registerTool(
    'view',
    { description: 'All that your seat may know, as JSON; tiles are numbers.' },
    () => said(() => player.view()),
  );
  server.registerTool(
    'legal_actions',
    {
      description: 'What you may do now: the number of the question, and 100 of the choices at a time.',
      inputSchema: {
        from: COUNT.optional(),
        type: z.string().max(40).optional().describe('only actions of this type'),
      },
    },
    ({ from = 0, type }) => said(() => player.choices(from, type)),
  );
  server.registerTool(
    'act',
    {
      description: 'Does one of the legal actions; answers with what came of it, up to your next question.',
      inputSchema: { question: COUNT, choice: COUNT.describe('as legal_actions numbers them') },
    },
    ({ question, choice }) => said(() => player.act(question, choice)),
  );
  server.registerTool('leave', { description: 'Leaves the match.' }, () => said(() => player.leave()));
};
