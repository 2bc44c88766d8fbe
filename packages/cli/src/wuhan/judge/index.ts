/** Judges one line in the format of the vectors of Wuhan; `kind` says what it asks. */
import type { WuhanOptions } from '@paiju/engine/wuhan';
import { z } from 'zod';
import { ID, idOf, problemText } from '../../edge/vectors.ts';
import { FLIP, HAND, judgeFlip, judgeHand } from './hands.ts';
import { CAP, FLOW, judgeCap, judgeFlow, judgeMinimums, judgePayments, WIN_TERMS } from './payments.ts';

/** Answers a line that fits the schema, or says what does not. */
type Judge = (options: WuhanOptions, line: unknown) => { readonly expected: unknown } | z.ZodError;

const judgeOf =
  <S extends z.ZodType>(schema: S, answer: (options: WuhanOptions, vector: z.output<S>) => unknown): Judge =>
  (options, line) => {
    const read = schema.safeParse(line);
    return read.success ? { expected: answer(options, read.data) } : read.error;
  };

const JUDGES = {
  cap: judgeOf(CAP, judgeCap),
  settlement: judgeOf(WIN_TERMS, judgePayments),
  flow_draw: judgeOf(FLOW, judgeFlow),
  minimum_fan: judgeOf(WIN_TERMS, judgeMinimums),
  flip: judgeOf(FLIP, judgeFlip),
  win: judgeOf(HAND, judgeHand),
} satisfies Readonly<Record<string, Judge>>;

/** Fields that no schema names are let be: the vectors carry their verdict along. */
const QUESTION = z.object({ id: ID, kind: z.enum(Object.keys(JUDGES) as (keyof typeof JUDGES)[]) });

export const judgeLine = (options: WuhanOptions, line: unknown): object => {
  const question = QUESTION.safeParse(line);
  if (!question.success) return refused(line, question.error);
  const { id, kind } = question.data;
  const answer = JUDGES[kind](options, line);
  return answer instanceof z.ZodError ? refused(line, answer) : { id, kind, ...answer };
};

const refused = (line: unknown, error: z.ZodError): object => {
  const kind = typeof line === 'object' && line !== null && 'kind' in line ? line.kind : null;
  return {
    id: idOf(line),
    ...(typeof kind === 'string' ? { kind } : {}),
    error: problemText(line, error),
  };
};
