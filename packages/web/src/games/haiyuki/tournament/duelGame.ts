/** The duels of a tournament as games. */
import type { BySeat } from '@paiju/engine';
import { resolveOptions } from '@paiju/engine';
import { haiyuki } from '@paiju/engine/haiyuki';
import type { NewGame } from '../../../play/messages.ts';
import { randomSeed } from '../../../session/newGame.ts';
import { session } from '../../../session/session.ts';
import { games } from '../../../store/games.ts';
import { TOURNAMENT } from './address.ts';
import type { Outcome, Run } from './run.ts';
import { duelTerms, levelOf, outcomeOf } from './run.ts';

/** What stands behind the tournament in the address while a duel is fought. */
export const DUEL = 'duel';

const PRESET = 'rulebook';

const duelGame = (run: Run, players: BySeat<string>): NewGame => {
  const options = resolveOptions(haiyuki.options, PRESET, duelTerms(run));
  if (!options.ok) throw new Error('the options of a duel go together');
  return {
    ruleset: haiyuki.id,
    options: options.value,
    seed: randomSeed(),
    players,
    lineup: [null, levelOf(run)],
  };
};

/** Begins the next duel, and says under which name its game is kept. */
export const beginDuel = (run: Run, players: BySeat<string>): string | null => {
  session.begin(duelGame(run, players), { preset: PRESET, part: TOURNAMENT });
  return session.meta?.id ?? null;
};

/** How the duel ended; `open` while it has not, `gone` where nothing is known of it. */
export const duelOutcome = async (id: string): Promise<Outcome | 'open' | 'gone'> => {
  const meta = session.meta?.id === id ? session.meta : await games.meta(id);
  if (meta === null) return 'gone';
  return meta.isFinished ? outcomeOf(meta.points) : 'open';
};
