/**
 * The worker in which a game is played: everything it hears goes to the practice room. It bears the name of the game, and
 * fetches no other. Nothing it hears has to be checked: its own page says it, and both are of the same build.
 */
import { loadBot } from '@paiju/bots';
import { loadGame } from '@paiju/engine';
import type { Reply, Request } from './messages.ts';
import { Practice } from './practice.ts';

const ruleset = self.name;
const tell = (reply: Reply): void => self.postMessage(reply);

const open = async (): Promise<Practice> =>
  new Practice({
    games: { [ruleset]: await loadGame(ruleset) },
    tell,
    bot: loadBot,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });

const practice = open();
practice.catch((error: unknown) => tell({ type: 'trouble', code: 'broken', detail: String(error) }));

/** Whoever sits down is on the way together with the game: what is dealt is soon asked of them. */
const sendFor = (request: Request): void => {
  const lineup =
    request.type === 'begin' ? request.game.lineup : request.type === 'go-on' ? request.lineup : [];
  // What goes wrong is told where they are wanted.
  for (const level of new Set(lineup)) if (level !== null) loadBot(ruleset, level).catch(() => {});
};

// Heard in order, also what is said while the game is on its way.
self.onmessage = ({ data }: MessageEvent<Request>) => {
  sendFor(data);
  void practice.then((room) => room.hear(data));
};
