/** Fresh records of every preset and of options made up by chance, for whoever checks records by other means than the engine. */
import type { Game, GameId } from '@paiju/engine';
import { at, GAME_IDS, GAMES, Match, Stream } from '@paiju/engine';
import { anyOptions } from '../packages/bots/src/testing/anyOptions.ts';
import { actionLine, headerLine, linesAfter } from '../packages/engine/src/record/write.ts';
import { HAIYUKI_SETTINGS } from '../packages/engine/src/rules/haiyuki/testing/settings.ts';
import { CHARACTERS } from '../packages/engine/src/rules/haiyuki/tiles.ts';
import { WUHAN_SETTINGS } from '../packages/engine/src/rules/wuhan/testing/settings.ts';
import { XUEZHAN_SETTINGS } from '../packages/engine/src/rules/xuezhan/testing/settings.ts';
import { seedNo } from '../packages/engine/src/testing/match.ts';
import type { PlayerSettings, Style } from '../packages/engine/src/testing/player.ts';
import { pickFor, stylesOf } from '../packages/engine/src/testing/player.ts';

const SETTINGS: Readonly<Record<GameId, PlayerSettings>> = {
  xuezhan: XUEZHAN_SETTINGS as PlayerSettings,
  wuhan: WUHAN_SETTINGS as PlayerSettings,
  haiyuki: HAIYUKI_SETTINGS as PlayerSettings,
};

/** What records are made of: a preset, or any options at all. */
export interface Source {
  readonly name: string;
  readonly id: GameId;
  readonly preset: string | null;
}

export const SOURCES: readonly Source[] = GAME_IDS.flatMap((id) => [
  ...Object.keys(GAMES[id].rules.options.presets).map((preset) => ({ name: `${id}-${preset}`, id, preset })),
  { name: `${id}-any`, id, preset: null },
]);

/** A whole match from the seed with that number, as lines. */
export const freshRecord = ({ id, preset }: Source, n: number): string[] => {
  const game: Game = GAMES[id];
  const { rules } = game;
  const seed = seedNo(n);
  const stream = new Stream({ seed, round: 0, name: 'bot' });
  const options = preset === null ? anyOptions(rules, stream) : presetOptions(id, preset, stream);
  const players = Array.from({ length: rules.seats }, (_, seat) => `player ${seat}`);
  const terms = { options, chance: { seed }, players };
  const match = new Match(game, terms);
  const style = anyStyle(SETTINGS[id], stream);
  const lines = [headerLine(rules, terms)];
  while (!match.isOver) {
    if (match.betweenRounds) {
      lines.push(...linesAfter(match, match.begin()));
      continue;
    }
    const seat = at(match.toAct, stream.below(match.toAct.length));
    const { state } = match;
    const action = pickFor(
      SETTINGS[id],
      style,
      { state, seat, legal: rules.legal(state, seat) },
      stream.below(1000),
    );
    if (action === undefined) throw new Error(`seat ${seat} must act and may do nothing`);
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(done.error.code);
    lines.push(actionLine(rules, seat, action), ...linesAfter(match, done.value));
  }
  return lines;
};

const anyStyle = (settings: PlayerSettings, stream: Stream): Style => {
  const bag = stylesOf(settings).flatMap(([style, weight]) => Array.from({ length: weight }, () => style));
  return at(bag, stream.below(bag.length));
};

/** A preset as it is, but for who plays: in Haiyuki that decides most of what can happen. */
const presetOptions = (id: GameId, preset: string, stream: Stream): object => {
  const presets: Readonly<Record<string, object>> = GAMES[id].rules.options.presets;
  const options = presets[preset] ?? {};
  if (id !== 'haiyuki') return options;
  const anybody = () => at(CHARACTERS, stream.below(CHARACTERS.length));
  return { ...options, seat0: anybody(), seat1: anybody() };
};
