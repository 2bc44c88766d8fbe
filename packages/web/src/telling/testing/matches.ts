/** Matches between quick bots, move by move, as a seat sees them. */
import type { Bot } from '@paiju/bots';
import { createBot, playOut } from '@paiju/bots';
import type { Game, Moment, Seat, Seed } from '@paiju/engine';
import { Match, seedOf } from '@paiju/engine';
import type { SeatMessage } from '@paiju/table';
import { seenOf } from '@paiju/table';

const seedNumber = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));

/** Every preset of every game, to play and to name a test by. */
export const presetsOf = (
  game: Game,
): { readonly name: string; readonly game: Game; readonly options: object }[] =>
  Object.entries(game.rules.options.presets).map(([preset, options]) => ({
    name: `${game.rules.id} ${preset}`,
    game,
    options,
  }));

/** Others than those who exchange tiles: theirs are thousands of choices a round. */
const FIGHTERS = ['ataho', 'rinxiang', 'fari', 'petum', 'yuri'];

const charactersFor = ({ rules }: Game, n: number): object =>
  rules.id === 'haiyuki' ? { seat0: FIGHTERS[n % 5], seat1: FIGHTERS[(n + 1 + (n % 4)) % 5] } : {};

/** The nth match of a table, to its end. `see` hears of every step, `ask` before every action. */
export const playMatch = (
  { game, options }: { readonly game: Game; readonly options: object },
  n: number,
  see: (match: Match, moment: Moment) => void,
  ask: (match: Match, seat: Seat) => void = () => {},
): void => {
  const { rules } = game;
  const seed = seedNumber(n);
  const bots = Array.from({ length: rules.seats }, (_, seat): Bot => {
    const level = n % 4 === 0 && rules.seats > 2 ? 'random' : 'greedy';
    const bot = createBot(level, { seed, seat, ruleset: rules.id });
    return {
      choose: (view, legal) => {
        ask(match, seat);
        return bot.choose(view, legal);
      },
    };
  });
  const players = bots.map((_, seat) => `p${seat}`);
  const match = new Match(game, {
    options: { ...options, ...charactersFor(game, n) },
    chance: { seed },
    players,
  });
  for (const { moment } of playOut(match, bots)) see(match, moment);
};

/** What a seat, or with null whoever watches, is told of a step. */
export const messageFor = (match: Match, moment: Moment, seat: Seat | null): SeatMessage => ({
  view: match.rules.view(match.state, seat),
  ...seenOf(moment, (event) => match.rules.seenBy(match.terms.options, event, seat)),
  points: match.balances,
});
