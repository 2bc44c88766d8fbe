/** `paiju judge`: hands in, verdicts out, one JSON line each, in order and as they come. `docs/judge.md` has the format. */
import type { JsonProblem } from '@paiju/engine/input';
import { MOST_LEVELS, readJson } from '@paiju/engine/input';
import type { GameArgs } from '../args/game.ts';
import { deskFor, readOptions } from '../args/game.ts';
import { stopIfInterrupted } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';
import { inputLines } from '../edge/lines.ts';
import { idAsWritten } from '../edge/vectors.ts';

/** In bytes. The longest line of the vectors has 800. */
const LONGEST_LINE = 20_000;

/** The exit code of a command that judged some lines and could not judge others. */
const SOME_FAILED = 1;

export const judge = async (io: Io, ruleset: string, args: GameArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const answerTo = answering(desk.judge(readOptions(desk, args)));
  let hasFailed = false;
  for await (const line of inputLines(io, LONGEST_LINE)) {
    if (line.trim() === '') continue;
    const { text, isError } = answerTo(line);
    io.out.write(`${text}\n`);
    hasFailed ||= isError;
  }
  stopIfInterrupted(io.signal);
  return hasFailed ? SOME_FAILED : 0;
};

export interface Answer {
  readonly text: string;
  /** Whether the line could not be judged. */
  readonly isError: boolean;
}

/** From a line as it comes to the line that answers it. */
export const answering =
  (verdictOn: (value: unknown) => object) =>
  (line: string): Answer => {
    // To trim takes off the byte-order mark that some programs begin a file with, too.
    const text = line.trim();
    const parsed = readJson(text, LONGEST_LINE);
    const verdict = parsed.ok ? verdictOn(parsed.value) : { id: null, error: UNREAD[parsed.error] };
    return {
      text: parsed.ok ? idAsWritten(verdict, text) : JSON.stringify(verdict),
      isError: Object.hasOwn(verdict, 'error'),
    };
  };

const UNREAD: Readonly<Record<JsonProblem, string>> = {
  'not-json': 'not valid JSON',
  'too-deep': `nested deeper than ${MOST_LEVELS} levels`,
  'too-long': `longer than ${LONGEST_LINE} bytes`,
};
