/** What is wrong with the options of a record, with values as they are written there. */
import { writtenMember } from '../input/json.ts';
import type { OptionProblem } from '../play/options.ts';
import type { RecordProblem } from './problem.ts';

/** `header` is the line that the options stand in. */
export const optionsProblem = (
  ruleset: string,
  found: OptionProblem,
  header: string,
): Omit<RecordProblem, 'line'> => {
  const problem = found.code === 'bad-value' ? { ...found, value: asWritten(found, header) } : found;
  return { code: 'bad-options', detail: sentence(problem), options: { ruleset, problem } };
};

const LONGEST_VALUE = 100;

/** Read as a number, `100000000000000000001` would be another one. */
const asWritten = (
  { option, value }: { readonly option: string; readonly value: unknown },
  header: string,
): string => {
  const written =
    typeof value === 'string' ? value : writtenMember(writtenMember(header, 'options') ?? '', option);
  return (written ?? '').slice(0, LONGEST_VALUE);
};

const sentence = (problem: OptionProblem): string => {
  switch (problem.code) {
    case 'unknown-preset':
      return `there is no preset ${problem.preset}; allowed: ${problem.allowed.join(', ')}`;
    case 'unknown-option':
      return `there is no option '${problem.option.slice(0, LONGEST_VALUE)}'; allowed: ${problem.allowed.join(', ')}`;
    case 'bad-value':
      return `option ${problem.option} cannot be '${problem.value}'; allowed: ${problem.allowed}`;
    case 'conflict':
      return `options ${problem.conflict.options.join(' and ')} do not go together: ${problem.conflict.reason}`;
  }
};
