/** What was wrong with options, a position or a record, in one line that names what is allowed. */
import type { OptionProblem, PositionCode, PositionProblem, RecordProblem } from '@paiju/engine';
import { catalogue } from '@paiju/words/en';
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

/** A sentence of the page, to stand inside one of ours. */
const within = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`;
const { problems: SENTENCES } = catalogue.records;

const NOT_OURS = 'this is not a game saved by Paiju';

/** For people, where the reader of records speaks to programmers. Other problems say enough by themselves. */
const RECORD_PROBLEMS: Readonly<Record<string, string>> = {
  'not-json': `${NOT_OURS}, or a part of the file is damaged`,
  'too-deep': NOT_OURS,
  'line-too-long': NOT_OURS,
  'not-a-record': NOT_OURS,
  'unknown-format': 'this game was saved in a way that this version of Paiju cannot read',
  'unknown-ruleset': 'a game that is not known here',
  'other-version': 'this game was played by rules that this version of Paiju does not know',
  'bad-chance': within(SENTENCES['bad-chance']),
  'bad-players': 'names of players are missing',
  'not-an-action': 'a move is incomplete',
  'no-deal': within(SENTENCES['no-deal']),
  differs: 'the file does not fit the rules from here on, and may have been changed',
  'unexpected-line': 'this did not happen in the game, and the file may have been changed',
};

/** `this is not a game saved by Paiju (the line is nested too deep)` */
export const recordProblemText = ({ code, detail }: RecordProblem): string => {
  if (code === 'empty') return within(SENTENCES.empty);
  const said = Object.hasOwn(RECORD_PROBLEMS, code) ? RECORD_PROBLEMS[code] : undefined;
  return said === undefined ? detail : `${said} (${detail})`;
};
