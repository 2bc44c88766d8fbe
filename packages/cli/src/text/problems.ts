/** What was wrong with options, in one line that names what is allowed. */
import type { OptionProblem } from '@paiju/engine';
import type { Desk } from '../desk.ts';
import { oneLine } from '../edge/failure.ts';

export const optionProblemText = (desk: Desk, problem: OptionProblem): string => {
  switch (problem.code) {
    case 'unknown-preset':
      return `unknown preset '${oneLine(problem.preset)}'; allowed: ${problem.allowed.join(', ')}`;
    case 'unknown-option':
      return `unknown option '${oneLine(problem.option)}'; allowed: ${problem.allowed.join(', ')}`;
    case 'bad-value':
      return `option ${problem.option} cannot be '${oneLine(String(problem.value))}'; allowed: ${problem.allowed}`;
    case 'conflict': {
      const { reason, options } = problem.conflict;
      return `options ${options.join(' and ')} do not go together: ${desk.words.conflicts[reason] ?? reason}`;
    }
  }
};
