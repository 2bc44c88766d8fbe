/** The schemas of what a page says to its worker: after an update one of them may be older than the other. */
import type { Result, Seed } from '@paiju/engine';
import * as z from 'zod/mini';
import { SEAT_UP } from '../seat/upSchema.ts';
import { count, playerName } from '../shared/basics.ts';
import type { Problem, Vocabulary } from '../shared/read.ts';
import { readValue } from '../shared/read.ts';
import type { PracticeUp } from './messages.ts';

const seed = z.custom<Seed>((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
const option = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const pace = z.strictObject({ thinkMs: count, holdMs: count });

const vocabularyOf = <Level extends string>(levels: readonly Level[]): Vocabulary<PracticeUp<Level>> => {
  const lineup = z.array(z.nullable(z.enum(levels)));
  const game = z.strictObject({
    ruleset: z.string(),
    options: z.record(z.string(), option),
    seed,
    players: z.array(playerName),
    lineup,
  });
  return {
    ...SEAT_UP,
    begin: z.strictObject({ type: z.literal('begin'), game, pace }),
    'go-on': z.strictObject({ type: z.literal('go-on'), record: z.string(), lineup, pace }),
    pace: z.strictObject({ type: z.literal('pace'), pace }),
    undo: z.strictObject({ type: z.literal('undo') }),
    hint: z.strictObject({ type: z.literal('hint') }),
  };
};

/** `levels` are those of the bots that may sit at the table. */
export const readPracticeUp = <Level extends string>(
  levels: readonly Level[],
  value: unknown,
): Result<PracticeUp<Level>, Problem> => readValue<PracticeUp<Level>>(vocabularyOf(levels), value);
