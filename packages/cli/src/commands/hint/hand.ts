/** A position made of a typed hand: what is not said about the table is made up, always in the same way. */
import type { Question } from '@paiju/bots';
import { writeOptions } from '@paiju/engine';
import type { GameArgs } from '../../args/game.ts';
import { readOptions } from '../../args/game.ts';
import { TABLE_FLAGS } from '../../args/table.ts';
import type { Desk, TypedHand } from '../../desk.ts';
import { UsageError } from '../../edge/failure.ts';
import { listed } from '../../text/listing.ts';
import { positionIn } from './position.ts';

export const questionOf = (desk: Desk, args: GameArgs, typed: TypedHand): Question => {
  const { rules } = desk.game;
  const { flags, parts } = desk.sketch;
  const taken = flags.map(({ name }) => name);
  const extra = TABLE_FLAGS.find((flag) => typed.said[flag] !== undefined && !taken.includes(flag));
  if (extra !== undefined)
    throw new UsageError(
      `--${extra} is not for ${rules.id}; allowed: ${listed(
        taken.map((flag) => `--${flag}`),
        'or',
      )}`,
    );
  const options = readOptions(desk, args);
  return {
    seat: 0,
    state: positionIn([writeOptions(rules, options), ...parts(options, typed)].join('; ')).state,
  };
};
