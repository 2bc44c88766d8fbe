/** `paiju hint`: what an adviser thinks of a position, out of a record or of a hand typed in. */
import type { AdviserLevel, Opinion } from '@paiju/bots';
import { opinionsOn } from '@paiju/bots';
import { withCodes } from '@paiju/engine';
import { readLevel } from '../../args/level.ts';
import type { Io } from '../../edge/io.ts';
import { printJson, printLines } from '../../screen/print.ts';
import { hintLines } from './report.ts';
import type { HintQuestion, HintRequest, RequestArgs } from './request.ts';
import { requestOf } from './request.ts';

export interface HintArgs extends RequestArgs {
  readonly level: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

export const hint = (io: Io, what: string | undefined, args: HintArgs): number => {
  const request = requestOf(what, args);
  const { rules } = request.desk.game;
  const level = readLevel(args.level);
  const answers = request.questions.map((question) => ({
    question,
    opinions: opinionsOn(rules, level, question),
  }));
  if (args.json) printJson(io, documentOf(request, level, answers));
  else printLines(io, request.desk.palette, blocks(request, answers, args.all === true));
  return 0;
};

interface Answer {
  readonly question: HintQuestion;
  readonly opinions: readonly Opinion[];
}

/** One question after the other, with a gap between them. */
const blocks = ({ desk, names }: HintRequest, answers: readonly Answer[], all: boolean): string[] =>
  answers.flatMap(({ question, opinions }, i) => [
    ...(i === 0 ? [] : ['']),
    ...hintLines(desk, names, question, { opinions, all }),
  ]);

/** Tiles have their codes, as in a record. */
const documentOf = (
  { desk, names }: HintRequest,
  level: AdviserLevel,
  answers: readonly Answer[],
): unknown => {
  const { id, tiles } = desk.game.rules;
  return {
    ruleset: id,
    level,
    questions: answers.map(({ question: { step = null, seat, played = null }, opinions }) =>
      withCodes(tiles, { step, seat, player: names[seat], played, opinions }),
    ),
  };
};
