/** A port for a server that has to have one before it starts, and the same one when it starts anew. */
import { createServer } from 'node:net';

/** Below those the system gives to whoever calls: nobody else takes one while the server is down. */
const [FIRST_PORT, PORTS] = [15_000, 15_000];

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
};
