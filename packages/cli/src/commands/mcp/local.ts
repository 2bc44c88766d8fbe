/** A match of a model against our bots, in this process. */
import type { BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { Seed } from '@paiju/engine';
import { bySeat } from '@paiju/engine';
import type { SeatUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import { botSeed } from '@paiju/sim';
import { Room } from '@paiju/table';
import type { Desk } from '../../desk.ts';
import { BOT_NAMES } from '../../text/names.ts';
import { presetNameOf } from '../../text/options.ts';
import { Session } from './session.ts';

export interface LocalMatch {
  readonly desk: Desk;
  readonly options: object;
  readonly bots: BotLevel;
  readonly name: string;
  readonly seed: Seed;
}

/** Where the model sits. */
const OWN = 0;

export const startMatch = ({ desk, options, bots, name, seed }: LocalMatch): Session => {
  const { rules } = desk.game;
  const names = BOT_NAMES.filter((bot) => bot !== name);
  const players = bySeat(rules.seats, (seat) => (seat === OWN ? name : (names[seat - 1] ?? `bot-${seat}`)));
  const chance = botSeed(seed);
  const session = new Session({
    desk,
    heading: presetNameOf(desk, options),
    // What is heard while something is told comes after it.
    say: (message: SeatUp) => queueMicrotask(() => room.hear(OWN, message)),
    close: () => room.close(),
  });
  const room = new Room<BotLevel>(
    {
      game: desk.game,
      terms: { options, chance: { seed }, players },
      seats: bySeat(rules.seats, (seat) => (seat === OWN ? { is: 'person' } : { is: 'bot', level: bots })),
    },
    {
      tell: (_, message) => session.hear(message),
      bot: (seat, level) => {
        const bot = createBot(level, { seed: chance, seat, ruleset: rules.id });
        return { observe: () => {}, choose: async ({ view, legal }) => bot.choose(view, legal) };
      },
      log: { info: () => {}, error: () => {} },
      wait: async () => {},
      now: () => performance.now(),
    },
    { clock: null, holdMs: 0, readyMs: null, standIn: null, protocol: PROTOCOL },
  );
  room.run().catch((error) => session.end(`The match broke: ${String(error)}`));
  return session;
};
