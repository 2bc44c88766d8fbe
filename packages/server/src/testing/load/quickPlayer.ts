/** Chooses without looking at the table: wins where it can, passes mostly, and else does anything that is allowed. */
import { listChoices } from '@paiju/protocol';

interface Choice {
  readonly type: string;
  readonly any?: unknown;
}

const WINS = ['win', 'tsumo', 'ron'];
const PASSES = 0.7;

export const quickAnswer = (choices: readonly Choice[], chance: () => number): object => {
  const pass = choices.find(({ type }) => type === 'pass');
  const chosen =
    choices.find(({ type }) => WINS.includes(type)) ??
    (pass !== undefined && chance() < PASSES ? pass : choices[Math.floor(chance() * choices.length)]);
  if (chosen === undefined) throw new Error('asked, and nothing is allowed');
  // Where many are described as one, any of them.
  return chosen.any === undefined ? chosen : (listChoices([chosen as never], 4_096)?.[0] ?? chosen);
};
