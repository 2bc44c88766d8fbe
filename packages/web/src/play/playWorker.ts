/** The worker in which a game is played: everything it hears goes to the practice room. */
import { BOT_LEVELS, loadBots } from '@paiju/bots';
import { readPracticeUp } from '@paiju/protocol';
import type { Reply } from './messages.ts';
import { Practice } from './practice.ts';

const tell = (reply: Reply): void => self.postMessage(reply);
const practice = new Practice({
  tell,
  bots: loadBots,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
// After an update the page may be older than its worker, or newer.
self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const read = readPracticeUp(BOT_LEVELS, data);
  if (read.ok) practice.hear(read.value);
  else tell({ type: 'trouble', code: 'broken', detail: `${read.error.code} ${read.error.at}` });
};
