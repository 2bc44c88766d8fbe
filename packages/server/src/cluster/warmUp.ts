/**
 * Plays a little of every game, for nobody. What games work out once they do at first use, and code runs fast once it has run:
 * else the people of the first tables that a new process takes over would wait for it.
 */
import { setImmediate as breath } from 'node:timers/promises';
import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import { botPort } from '../sittings/bots.ts';
import type { Sitter } from '../sittings/entries.ts';
import type { RoomNeeds } from '../sittings/matches.ts';
import { headerFor, roomOf } from '../sittings/matches.ts';
import { SITTING_TIMES } from '../sittings/ports.ts';
import { FILLING_LEVEL } from '../sittings/wishes.ts';

const STEPS = 60;

let warm: Promise<unknown> | null = null;

/** Once in each process. */
export const warmedUp = async (): Promise<void> => {
  warm ??= warmUp();
  await warm;
};

/** How many steps of each game were played. */
export const warmUp = async (): Promise<Readonly<Record<GameId, number>>> => {
  const steps = { xuezhan: 0, wuhan: 0, haiyuki: 0 };
  for (const ruleset of GAME_IDS) steps[ruleset] = await playSome(ruleset);
  return steps;
};

const playSome = async (ruleset: GameId): Promise<number> => {
  const { rules } = GAMES[ruleset];
  const preset = rules.options.defaultPreset;
  const terms: TableTerms = {
    ...{ ruleset, preset, changes: {}, clock: 'none', watchDelayS: 0, isListed: false },
  };
  const chairs = Array.from({ length: rules.seats }, (): Sitter => ({ is: 'bot', level: FILLING_LEVEL }));
  const lines = [headerFor(terms, chairs, { seed: '0'.repeat(64) })];
  let steps = 0;
  const needs: RoomNeeds = {
    ...{ terms, chairs, made: null, firstNumber: 0, isHere: () => false, tell: () => undefined },
    times: { ...SITTING_TIMES, holdMs: 0 },
    ports: {
      // Whoever asks for the page meanwhile has it in between.
      bot: (game, seat, level) => botPort(game, seat, level, () => breath()),
      wait: () => breath(),
      now: () => Date.now(),
      log: { info: () => undefined, error: () => undefined },
    },
    keep: async (step) => {
      lines.push(...step.lines);
      steps += 1;
      if (steps === STEPS) room.close();
    },
  };
  const room = roomOf({ record: `${lines.join('\n')}\n`, last: null }, needs);
  await room.run();
  roomOf({ record: `${lines.join('\n')}\n`, last: null }, needs).close();
  return steps;
};
