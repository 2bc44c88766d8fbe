/** `paiju mcp`: a model plays by calls of tools, and is told by them what its seat may know and nothing else. */

import type { Writable } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { INTERRUPTED } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { Player } from './player.ts';
import { addTools } from './tools.ts';

export const mcp = async (io: Io): Promise<number> => {
  const server = new McpServer({ name: 'paiju', version: '0.1.0' });
  const player = new Player(io);
  addTools(server, player);
  const ended = new Promise<void>((resolve) => {
    io.input.once('end', resolve).once('close', resolve);
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  // Standard output belongs to the protocol.
  await server.connect(new StdioServerTransport(io.input, io.out as Writable));
  await ended;
  player.leave();
  await server.close();
  return io.signal.aborted ? INTERRUPTED : 0;
};
