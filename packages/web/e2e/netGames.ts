/** Games among networks as one text, bit by bit: what they thought of every action, and what was done. */
import { createAdviser, playOut } from '@paiju/bots';
import { actionLine, bySeat, GAME_IDS, GAMES, Match, seedOf } from '@paiju/engine';

const SEED = seedOf('5'.repeat(64));
/** Enough to see whether one number differs anywhere. */
const DECISIONS = 120;

export const netGames = (): string => {
  const lines: string[] = [];
  for (const id of GAME_IDS) {
    const game = GAMES[id];
    const { rules } = game;
    for (const [preset, options] of Object.entries(rules.options.presets)) {
      lines.push(`${id} ${preset}`);
      const players = bySeat(rules.seats, (seat) => `${seat}`);
      const match = new Match(game as never, { options, chance: { seed: SEED }, players });
      const bots = bySeat(rules.seats, (seat) => {
        const adviser = createAdviser('net', { seed: SEED, seat, ruleset: id });
        return {
          choose: (view: object, legal: Parameters<typeof adviser.weigh>[1]) => {
            const opinions = adviser.weigh(view, legal);
            lines.push(opinions.map(({ estimate }) => bitsOf(estimate)).join(' '));
            return adviser.choose(view, legal);
          },
        };
      });
      let left = DECISIONS;
      for (const { by } of playOut(match, bots)) {
        if (by !== null) lines.push(actionLine(match.rules, by.seat, by.action));
        if (left-- === 0) break;
      }
    }
  }
  return lines.join('\n');
};

/** Of numbers that print alike two may differ. */
const bitsOf = (value: number): string => {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  return bits.getBigUint64(0).toString(16);
};
