/** A page at a table online with something between it and the server: what it says is heard, and what it hears may be added to, or end. */
import type { Page } from 'playwright-core';

interface Interrupted {
  /** As the server would. */
  say(message: object): void;
  close(code: number): void;
  /** From now on nothing comes through the sockets that are open, either way, and none is closed. */
  silence(): void;
}

/** Before the page opens a socket. */
export const withInterruptions = async (page: Page): Promise<Interrupted> => {
  const sockets: { send(text: string): void; close(options: { code: number }): Promise<void> }[] = [];
  let silenced = 0;
  await page.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    const number = sockets.push(socket);
    socket.onMessage((text) => number > silenced && server.send(text));
    server.onMessage((text) => number > silenced && socket.send(text));
  });
  return {
    say: (message) => sockets.at(-1)?.send(JSON.stringify(message)),
    close: (code) => void sockets.at(-1)?.close({ code }),
    silence: () => {
      silenced = sockets.length;
    },
  };
};
