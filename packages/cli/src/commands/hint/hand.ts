/** A position made of a typed hand: what is not said about the table is made up, always in the same way. */
import type { Question } from '@paiju/bots';
import { writeOptions } from '@paiju/engine';
import type { GameArgs } from '../../args/game.ts';
import { readOptions } from '../../args/game.ts';
import type { Desk, TableFlag, TypedHand } from '../../desk.ts';
import { UsageError } from '../../edge/failure.ts';
import { listed } from '../../text/listing.ts';
import { positionIn } from './position.ts';

const FLAGS = ['void', 'flip', 'dora'] as const satisfies readonly TableFlag[];

export const questionOf = (desk: Desk, args: GameArgs & TypedHand): Question => {
  const { rules } = desk.game;
  const { takes, parts } = desk.sketch;
  const extra = FLAGS.find((flag) => args[flag] !== undefined && !takes.includes(flag));
  if (extra !== undefined)
    throw new UsageError(
      `--${extra} is not for ${rules.id}; allowed: ${listed(
        takes.map((flag) => `--${flag}`),
        'or',
      )}`,
    );
  const options = readOptions(desk, args);
  return {
    seat: 0,
    state: positionIn([writeOptions(rules, options), ...parts(options, args)].join('; ')).state,
  };
};
