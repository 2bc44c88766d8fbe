/** A record by the name of its file, and what is wrong with one in a line. */
import type { Decision, Question } from '@paiju/bots';
import { decisionsIn } from '@paiju/bots';
import type { GameRecord, RecordProblem } from '@paiju/engine';
import { GAMES, LARGEST_RECORD, readRecord } from '@paiju/engine';
import { oneLine, UsageError } from '../edge/failure.ts';
import { readText } from '../edge/files.ts';
import { optionProblemText, recordProblemText } from '../text/problems.ts';
import { deskFor } from './game.ts';

export const recordIn = (file: string): GameRecord => {
  const record = readRecord(GAMES, readText(file, LARGEST_RECORD));
  if (!record.ok) throw new UsageError(problemLine(file, record.error));
  return record.value;
};

export const problemLine = (file: string, problem: RecordProblem): string => {
  const { line, options } = problem;
  const said = options === undefined ? recordProblemText(problem) : optionsText(options);
  return `${oneLine(file)}: line ${line}: ${oneLine(said)}`;
};

const optionsText = ({ ruleset, problem }: NonNullable<RecordProblem['options']>): string =>
  optionProblemText(problem, deskFor(ruleset).words.conflicts);

/** Every decision of a record; at the end, what is still to be answered. */
export function* decisionsOf(file: string, record: GameRecord): Generator<Decision, readonly Question[]> {
  const open = yield* decisionsIn(record);
  if (!open.ok) throw new UsageError(problemLine(file, explained(record, open.error)));
  return open.value;
}

/** With the reason of a refusal in words. */
export const explained = ({ game }: GameRecord, problem: RecordProblem): RecordProblem => {
  if (problem.code !== 'refused') return problem;
  const { refusals } = deskFor(game.rules.id).words;
  return { ...problem, detail: `action refused: ${refusals[problem.detail] ?? problem.detail}` };
};
