/** What a game looks like as numbers: what Python needs to know before the first step. */
import { BOT_LEVELS } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { Layout } from '@paiju/env';
import { ENV_SPECS, fieldsOf, idNames } from '@paiju/env';

const partsOf = <T>({ size, parts }: Layout<T>): object => ({
  size,
  parts: parts.map(({ name, says, rule, shape, offset }) => ({ name, says, rule, shape, offset })),
});

export const describeGames = (): readonly object[] => GAME_IDS.map(describeGame);

export const describeGame = (game: GameId): object => {
  const { name, game: played, codec, observation, privileged } = ENV_SPECS[game];
  const { rules, scorer } = played;
  const { presets, defaultPreset } = rules.options;
  return {
    game,
    name,
    seats: rules.seats,
    tiles: rules.tiles.codes,
    ids: idNames(codec),
    observation: partsOf(observation),
    privileged: partsOf(privileged),
    presets,
    defaultPreset,
    bots: BOT_LEVELS,
    startPoints: Object.fromEntries(
      Object.entries(presets).map(([preset, options]) => [preset, scorer.startPoints(options as object)]),
    ),
    // Of one row: a field of more rows has as many times the bytes.
    fields: fieldsOf(ENV_SPECS[game], 1, true).map(({ name: field, type, shape, says }) => ({
      name: field,
      type,
      columns: shape[1] ?? 1,
      says,
    })),
  };
};
