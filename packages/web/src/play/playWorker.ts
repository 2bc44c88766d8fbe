/** The worker in which a game is played: everything it hears goes to the room. */
import type { Request } from './messages.ts';
import { Room } from './room.ts';

const room = new Room({
  tell: (reply) => self.postMessage(reply),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
self.onmessage = ({ data }: MessageEvent<Request>) => room.hear(data);
