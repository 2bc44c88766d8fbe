/** A match as a listener hears it, played in a room without a worker around it. */
import { createBot } from '@paiju/bots';
import type { AnyAction, Game } from '@paiju/engine';
import { seedOf } from '@paiju/engine';
import type { GameShown } from '../../play/client.ts';
import { localClient } from '../../play/testing/localClient.ts';

export interface Hearing {
  readonly game: Game;
  readonly options: object;
  /** One hexadecimal digit, repeated. */
  readonly seed: string;
  readonly players: readonly string[];
  /** Something new was told. */
  told(shown: GameShown): void;
  /** Something is asked; `answer` is what will be done. */
  asked(shown: GameShown, answer: AnyAction): void;
}

/** To the end of the match; seat 0 answers as a greedy bot does. */
export const listen = ({ game, options, seed, players, told, asked }: Hearing): Promise<void> => {
  const { rules } = game;
  const client = localClient();
  const bot = createBot('greedy', { seed: seedOf(seed.repeat(64)), seat: 0, ruleset: rules.id });
  let heard = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.subscribe(() => {
    const { shown } = client;
    if (shown.trouble !== null) return reject(new Error(JSON.stringify(shown.trouble)));
    if (shown.past.length > heard) {
      heard = shown.past.length;
      told(shown);
    }
    if (shown.ranking !== null) return resolve();
    if (shown.isRoundOver) return queueMicrotask(() => client.shown.isRoundOver && client.nextRound());
    const question = shown.asked;
    if (question === null) return;
    queueMicrotask(() => {
      if (client.shown.asked !== question || shown.now === null) return;
      const answer = bot.choose(shown.now.view, question.legal);
      asked(client.shown, answer);
      client.act(answer);
    });
  });
  client.begin(
    {
      ruleset: rules.id,
      options,
      seed: seedOf(seed.repeat(64)),
      players,
      lineup: players.map((_, seat) => (seat === 0 ? null : 'greedy')),
    },
    { thinkMs: 0, holdMs: 0 },
  );
  return promise;
};
