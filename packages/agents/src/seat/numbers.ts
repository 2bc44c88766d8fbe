/** A question in numbers, as the environments for researchers put it. */
import type { AnyAction, GameId, Seat } from '@paiju/engine';
import { ENV_SPECS, encode, writeLayout } from '@paiju/env';
import type { Numbers } from '../wire/down.ts';

export interface NumberedQuestion {
  readonly ruleset: GameId;
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly AnyAction[];
}

/** After the ids that were named. */
export const numbersOf = (question: NumberedQuestion, begun: readonly number[]): Numbers => {
  const { name, observation } = ENV_SPECS[question.ruleset];
  const { view, seat } = question;
  const bytes = new Uint8Array(observation.size);
  writeLayout(observation, { view, seat, begun }, bytes, 0);
  const next = spellings(question, begun).map(({ ids }) => ids[begun.length] ?? 0);
  return {
    env: name,
    observation: Buffer.from(bytes).toString('base64'),
    ids: [...new Set(next)].sort((a, b) => a - b),
    begun,
  };
};

/** The action that is spelled so; null where more has to be named, undefined where none begins like this. */
export const spelledOut = (
  question: NumberedQuestion,
  ids: readonly number[],
): AnyAction | null | undefined => {
  const found = spellings(question, ids);
  const whole = found.find((spelling) => spelling.ids.length === ids.length);
  return whole?.action ?? (found.length > 0 ? null : undefined);
};

/** The legal actions whose spelling begins like this. */
const spellings = ({ ruleset, legal }: NumberedQuestion, begun: readonly number[]) =>
  legal
    .map((action) => ({ action, ids: encode(ENV_SPECS[ruleset].codec, action) }))
    .filter(({ ids }) => begun.every((id, place) => ids[place] === id));
