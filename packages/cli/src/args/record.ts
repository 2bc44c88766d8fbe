/** A record by the name of its file, and what is wrong with one in a line. */
import type { GameRecord, RecordProblem } from '@paiju/engine';
import { GAMES, readRecord } from '@paiju/engine';
import { oneLine, UsageError } from '../edge/failure.ts';
import { readText } from '../edge/files.ts';
import { deskFor } from './game.ts';

export const recordIn = (file: string): GameRecord => {
  const record = readRecord(GAMES, readText(file));
  if (!record.ok) throw new UsageError(problemLine(file, record.error));
  return record.value;
};

export const problemLine = (file: string, { line, detail }: RecordProblem): string =>
  `${file}: line ${line}: ${oneLine(detail)}`;

/** With the reason of a refusal in words. */
export const explained = ({ game }: GameRecord, problem: RecordProblem): RecordProblem => {
  if (problem.code !== 'refused') return problem;
  const { refusals } = deskFor(game.rules.id).words;
  return { ...problem, detail: `action refused: ${refusals[problem.detail] ?? problem.detail}` };
};
