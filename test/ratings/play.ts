/** Matches between bots in all mixtures of levels, as they count on a ladder, and how each ended. The same matches every time. */
import type { BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { Game, Seed } from '@paiju/engine';
import { at, GAMES, Match, Stream, seedOf } from '@paiju/engine';
import { CHARACTERS } from '@paiju/engine/haiyuki';
import type { Ladder } from '@paiju/protocol';
import { ALL_LADDERS, gameOfLadder, presetsOf, RATED_LEVELS, ratedChanges } from '@paiju/protocol';
import type { Result, Results } from './results.ts';

type Level = (typeof RATED_LEVELS)[number];

/** A duel says less than a table of four. */
const DUELS_FOR_A_TABLE = 5;

/** Every mixture of levels at a table, each once, but those of one level alone, which tell nothing. */
const mixtures = (seats: number): readonly (readonly Level[])[] => {
  const all = (left: number, levels: readonly Level[]): (readonly Level[])[] =>
    left === 0
      ? [[]]
      : levels.flatMap((level, i) => all(left - 1, levels.slice(i)).map((rest) => [level, ...rest]));
  return all(seats, RATED_LEVELS).filter((levels) => new Set(levels).size > 1);
};

const seedFor = (number: number, salt: bigint): Seed =>
  seedOf((BigInt(number) * 8n + salt).toString(16).padStart(64, '0'));

interface Plan {
  readonly options: object;
  readonly levels: readonly BotLevel[];
  readonly number: number;
}

const play = (game: Game, { options, levels, number }: Plan): Result => {
  const match = new Match(game, { options, chance: { seed: seedFor(number, 0n) }, players: levels });
  const bots = levels.map((level, seat) =>
    createBot(level, { seed: seedFor(number, 1n), seat, ruleset: game.rules.id }),
  );
  while (!match.isOver) {
    if (match.betweenRounds) match.begin();
    const [seat] = match.toAct;
    if (seat === undefined) continue;
    const view = game.rules.view(match.state, seat);
    const done = match.act(seat, at(bots, seat).choose(view, game.rules.legal(match.state, seat)));
    if (!done.ok) throw new Error(`${at(levels, seat)} was refused: ${done.error.code}`);
  }
  const places = match.ranking.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);
  return { levels: levels as readonly Level[], places };
};

const shuffled = <T>(things: readonly T[], chance: Stream): readonly T[] => {
  const all = [...things];
  for (let i = all.length - 1; i > 0; i--) {
    const other = chance.below(i + 1);
    [all[i], all[other]] = [at(all, other), at(all, i)];
  }
  return all;
};

/** By ladder, so many matches of every mixture in every preset; `tell` hears of each. */
export const playAll = (
  times: number,
  tell: (ladder: Ladder, done: number, all: number) => void,
): Results => {
  const chance = new Stream({ seed: seedFor(2026, 2n), round: 0, name: 'bot' });
  const character = (): string => at(CHARACTERS, chance.below(CHARACTERS.length));
  let number = 0;
  const results = ALL_LADDERS.map((ladder): [Ladder, readonly Result[]] => {
    const game = GAMES[gameOfLadder(ladder)];
    const { rules } = game;
    const each = times * (rules.seats === 2 ? DUELS_FOR_A_TABLE : 1);
    const presets = presetsOf(ladder);
    const companies = mixtures(rules.seats);
    const all = presets.length * companies.length * each;
    const before = number;
    const matches = presets.flatMap((preset) =>
      companies.flatMap((levels) =>
        Array.from({ length: each }, () => {
          const personal = 'seat0' in rules.options.fields ? { seat0: character(), seat1: character() } : {};
          const options = {
            ...rules.options.presets[preset],
            ...ratedChanges(gameOfLadder(ladder)),
            ...personal,
          };
          tell(ladder, number - before, all);
          number += 1;
          return play(game, { options, levels: shuffled(levels, chance), number });
        }),
      ),
    );
    return [ladder, matches];
  });
  return Object.fromEntries(results) as Results;
};
