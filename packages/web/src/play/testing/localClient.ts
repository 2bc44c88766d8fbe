/** A client with its room in the same thread: everything passes through copies, as it does between page and worker. */
import { loadBot } from '@paiju/bots';
import { GAMES } from '@paiju/engine';
import type { RecordKeeper } from '../client.ts';
import { GameClient } from '../client.ts';
import type { Connection } from '../connection.ts';
import type { Reply } from '../messages.ts';
import { Practice } from '../practice.ts';

const NOBODY: RecordKeeper = { fresh: () => {}, line: () => {} };

export const localClient = (keeper = NOBODY, bot = loadBot): GameClient => {
  let hear: (reply: Reply) => void = () => {};
  const practice = new Practice({
    games: GAMES,
    tell: (reply) => hear(structuredClone(reply)),
    bot,
    sleep: async () => {},
  });
  const connection: Connection = {
    send: (request) => practice.hear(structuredClone(request)),
    listen: (listener) => {
      hear = listener;
    },
    close: () => {},
  };
  return new GameClient(connection, keeper);
};
