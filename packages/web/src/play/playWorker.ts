/** The worker in which a game is played: everything it hears goes to the practice room. */
import type { Request } from './messages.ts';
import { Practice } from './practice.ts';

const practice = new Practice({
  tell: (reply) => self.postMessage(reply),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
self.onmessage = ({ data }: MessageEvent<Request>) => practice.hear(data);
