/** Matches of all games for tests of what travels: options under which there is much to hide, and seats that go for wins. */
import type { AnyAction, Game, GameId, MatchTerms } from '@paiju/engine';
import { GAME_IDS, GAMES, Stream } from '@paiju/engine';
import { HAIYUKI_SETTINGS } from '../packages/engine/src/rules/haiyuki/testing/settings.ts';
import { WUHAN_SETTINGS } from '../packages/engine/src/rules/wuhan/testing/settings.ts';
import { XUEZHAN_SETTINGS } from '../packages/engine/src/rules/xuezhan/testing/settings.ts';
import type { Table } from '../packages/engine/src/testing/contractGame.ts';
import { seedNo } from '../packages/engine/src/testing/contractGame.ts';
import type { Asking } from './wireTable.ts';

const SETTINGS: Readonly<Record<GameId, Table['settings']>> = {
  xuezhan: XUEZHAN_SETTINGS,
  wuhan: WUHAN_SETTINGS,
  haiyuki: HAIYUKI_SETTINGS,
};
const CHANGES: Readonly<Record<GameId, object>> = {
  xuezhan: { deals: 1 },
  wuhan: {},
  haiyuki: { seat0: 'smash', seat1: 'mayu' },
};

export interface WireMatch {
  readonly id: GameId;
  readonly game: Game;
  readonly terms: MatchTerms;
  /** Actions of every kind with every tile. */
  readonly vocabulary: readonly AnyAction[];
}

export const wireMatches = (number: number): readonly WireMatch[] =>
  GAME_IDS.map((id) => {
    const game: Game = GAMES[id];
    const { presets, defaultPreset } = game.rules.options;
    const players = ['Ann', 'Ben', 'Cai', 'Dan'].slice(0, game.rules.seats);
    const options = { ...presets[defaultPreset], ...CHANGES[id] };
    const terms = { options, chance: { seed: seedNo(number) }, players };
    return { id, game, terms, vocabulary: SETTINGS[id].vocabulary };
  });

/** Wins where it can, and else does anything. */
export const anything = (number: number): ((asking: Asking) => Promise<AnyAction>) => {
  const chance = new Stream({ seed: seedNo(number), round: 0, name: 'bot' });
  return async ({ legal }) => {
    const action = legal.find(({ type }) => type === 'win') ?? legal[chance.below(legal.length)];
    if (action === undefined) throw new Error('nothing is allowed');
    return action;
  };
};
