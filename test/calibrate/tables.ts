/** What is calibrated: every preset of every game, and what has to be known of a game for that. */
import type { Account, Game, GameId, Stream } from '@paiju/engine';
import { at, GAME_IDS, GAMES } from '@paiju/engine';
import { CHARACTERS } from '@paiju/engine/haiyuki';
import type { Adviser } from '../../packages/bots/src/advice.ts';
import { plainHaiyuki } from '../../packages/bots/src/haiyuki/expert.ts';
import { HAIYUKI_SEARCH } from '../../packages/bots/src/haiyuki/search.ts';
import { HAIYUKI_WORTH } from '../../packages/bots/src/haiyuki/worth.ts';
import type { Worths } from '../../packages/bots/src/worth.ts';
import { plainWuhan } from '../../packages/bots/src/wuhan/expert.ts';
import { WUHAN_SEARCH } from '../../packages/bots/src/wuhan/search.ts';
import { WUHAN_WORTH } from '../../packages/bots/src/wuhan/worth.ts';
import { plainXuezhan } from '../../packages/bots/src/xuezhan/expert.ts';
import { XUEZHAN_SEARCH } from '../../packages/bots/src/xuezhan/search.ts';
import { XUEZHAN_WORTH } from '../../packages/bots/src/xuezhan/worth.ts';

interface Table {
  /** The expert before it is known how much of its gaps comes true: it does the same. */
  readonly plain: Adviser;
  readonly game: Game;
  /** More points than these in one round count as these. */
  readonly most: number;
  /** Whether what the other seat loses is won. */
  readonly isDuel: boolean;
  readonly worths: Worths;
  isOut(view: object, account: Account): boolean;
  /** An eighth of a usual win: 4.3 points in bury3 and sichuan, some 550 in Wuhan, 3,500 HP in Haiyuki. */
  readonly half: number;
  /** What a decision is sampled with, in a thousand. */
  readonly perMille: number;
  /** What a round's ledger does not show and the expert is believed: no part of what is played out. */
  readonly believed: readonly string[];
  /** The options of a match at a preset: what people choose freely is drawn. */
  options(preset: object, chance: Stream): object;
}

const asTheyAre = (preset: object): object => preset;

export const TABLES: Readonly<Record<GameId, Table>> = {
  xuezhan: {
    ...XUEZHAN_SEARCH,
    ...{ plain: plainXuezhan, isDuel: false, worths: XUEZHAN_WORTH },
    ...{ half: 0.5, perMille: 120, believed: [], options: asTheyAre },
  },
  wuhan: {
    ...WUHAN_SEARCH,
    ...{ plain: plainWuhan, isDuel: false, worths: WUHAN_WORTH },
    ...{ half: 60, perMille: 120, believed: [], options: asTheyAre },
  },
  haiyuki: {
    ...HAIYUKI_SEARCH,
    ...{ plain: plainHaiyuki, isDuel: true, worths: HAIYUKI_WORTH },
    ...{ half: 400, perMille: 60, believed: ['mp', 'leaning'] },
    options: (preset, chance) => {
      const character = () => at(CHARACTERS, chance.below(CHARACTERS.length));
      return { ...preset, seat0: character(), seat1: character() };
    },
  },
};

/** Every preset of every game, `only` of one game or of one preset of it. */
export const presetsOf = (only?: string, preset?: string): readonly (readonly [GameId, string])[] =>
  GAME_IDS.filter((id) => only === undefined || id === only).flatMap((id) =>
    Object.keys((GAMES[id] as Game).rules.options.presets)
      .filter((name) => preset === undefined || name === preset)
      .map((name) => [id, name] as const),
  );

export const presetOf = (id: GameId, preset: string): object => {
  const game: Game = GAMES[id];
  const options = game.rules.options.presets[preset];
  if (options === undefined) throw new RangeError(`${id} has no preset ${preset}`);
  return options as object;
};
