/** What was wrong with options or a position, in one line that names what is allowed. */
import type { OptionProblem, PositionCode, PositionProblem } from '@paiju/engine';
import { oneLine } from '../edge/failure.ts';

export const optionProblemText = (
  problem: OptionProblem,
  conflicts: Readonly<Record<string, string>>,
): string => {
  switch (problem.code) {
    case 'unknown-preset':
      return `unknown preset '${oneLine(problem.preset)}'; allowed: ${problem.allowed.join(', ')}`;
    case 'unknown-option':
      return `unknown option '${oneLine(problem.option)}'; allowed: ${problem.allowed.join(', ')}`;
    case 'bad-value':
      return `option ${problem.option} cannot be '${oneLine(String(problem.value))}'; allowed: ${problem.allowed}`;
    case 'conflict': {
      const { reason, options } = problem.conflict;
      return `options ${options.join(' and ')} do not go together: ${conflicts[reason] ?? reason}`;
    }
  }
};

const POSITION_PROBLEMS: Readonly<Record<PositionCode, string>> = {
  'too-long': 'too long for a position',
  'unknown-ruleset': 'unknown game',
  'unknown-preset': 'unknown preset',
  'unknown-option': 'unknown option',
  conflict: 'the options do not go together',
  'unknown-word': 'unknown word',
  'unknown-seat': 'no such seat',
  'unknown-meld': 'no meld',
  'bad-value': 'cannot be read',
  'said-twice': 'said a second time, or beside something that rules it out',
  'not-said': 'something has to be said',
  hidden: 'nobody can know this here',
  'too-many-copies': 'too many copies',
  'too-many-tiles': 'too many tiles',
  'too-few-tiles': 'too few tiles',
  'nothing-to-do': 'nobody has anything to do',
};

/** `'0* 123m': too few tiles; allowed: 14`. */
export const problemText = ({ code, text, allowed }: PositionProblem): string =>
  `'${oneLine(text)}': ${POSITION_PROBLEMS[code]}${allowed === '' ? '' : `; allowed: ${allowed}`}`;

export const positionProblemText = (problem: PositionProblem): string =>
  `position, character ${problem.at + 1}: ${problemText(problem)}`;
