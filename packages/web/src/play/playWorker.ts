/**
 * The worker in which a game is played: everything it hears goes to the practice room. It bears the name of the game, and
 * fetches no other. Nothing it hears has to be checked: its own page says it, and both are of the same build.
 */
import { loadBots } from '@paiju/bots';
import { loadGame } from '@paiju/engine';
import type { Reply, Request } from './messages.ts';
import { Practice } from './practice.ts';

const ruleset = self.name;
const tell = (reply: Reply): void => self.postMessage(reply);

const open = async (): Promise<Practice> => {
  // Both at once: what is dealt is soon asked of the bots.
  const bots = loadBots(ruleset);
  bots.catch(() => {});
  return new Practice({
    games: { [ruleset]: await loadGame(ruleset) },
    tell,
    bots: () => bots,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
};

const practice = open();
practice.catch((error: unknown) => tell({ type: 'trouble', code: 'broken', detail: String(error) }));
// Heard in order, also what is said while the game is on its way.
self.onmessage = ({ data }: MessageEvent<Request>) => void practice.then((room) => room.hear(data));
