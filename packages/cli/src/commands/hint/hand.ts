/** A position made of a typed hand: what is not said about the table is made up, always in the same way. */
import type { Question } from '@paiju/bots';
import { ADVICE_SEED } from '@paiju/bots';
import { Stream } from '@paiju/engine';
import type { GameArgs } from '../../args/game.ts';
import { readOptions } from '../../args/game.ts';
import type { Desk, TableFlag, TypedHand } from '../../desk.ts';
import { UsageError } from '../../edge/failure.ts';
import { listed } from '../../text/listing.ts';

const FLAGS = ['void', 'flip', 'dora'] as const satisfies readonly TableFlag[];

export const questionOf = (desk: Desk, args: GameArgs & TypedHand): Question => {
  const { rules } = desk.game;
  const { takes, view } = desk.sketch;
  const extra = FLAGS.find((flag) => args[flag] !== undefined && !takes.includes(flag));
  if (extra !== undefined)
    throw new UsageError(
      `--${extra} is not for ${rules.id}; allowed: ${listed(
        takes.map((flag) => `--${flag}`),
        'or',
      )}`,
    );
  const chance = new Stream({ seed: ADVICE_SEED, round: 0, name: 'wall' });
  const state = rules.imagine(view(readOptions(desk, args), args), chance);
  return { seat: 0, state };
};
