/** What is asked: a step of a record, its end, a hand or a position. */
import type { Decision, Question } from '@paiju/bots';
import { stepsIn } from '@paiju/bots';
import type { BySeat, GameRecord } from '@paiju/engine';
import type { GameArgs } from '../../args/game.ts';
import { deskFor } from '../../args/game.ts';
import { decisionsOf, recordIn } from '../../args/record.ts';
import { saidIn, TABLE_FLAGS } from '../../args/table.ts';
import type { Desk, TypedHand } from '../../desk.ts';
import { DESKS } from '../../desks.ts';
import { oneLine, UsageError } from '../../edge/failure.ts';
import { YOU } from '../../text/names.ts';
import { questionOf } from './hand.ts';
import { namesIn, positionIn, questionsIn } from './position.ts';

export interface RequestArgs extends GameArgs, Partial<Pick<TypedHand, 'hand' | 'melds'>> {
  readonly step?: number;
  readonly position?: string;
}

/** Where it comes out of a record: which step of it, and what was done. */
export type HintQuestion = Question & Partial<Pick<Decision, 'step' | 'played'>>;

export interface HintRequest {
  readonly desk: Desk;
  readonly names: BySeat<string>;
  readonly questions: readonly HintQuestion[];
}

const HAND_ONLY: readonly string[] = [
  ...(['melds', 'preset', 'option', 'me', 'against'] satisfies readonly (keyof RequestArgs)[]),
  ...TABLE_FLAGS,
];

const isGiven = (args: object, flag: string): boolean => Reflect.get(args, flag) !== undefined;

/** `what` is a game where there is a hand, nothing where there is a position, else the file of a record. */
export const requestOf = (what: string | undefined, args: RequestArgs): HintRequest => {
  const { hand, step } = args;
  if (args.position !== undefined) return requestInPosition(what, args, args.position);
  if (what === undefined)
    throw new UsageError('what to look at is not said; allowed: the file of a record, --hand or --position');
  if (hand === undefined) return requestInRecord(what, args);
  const desk = deskFor(what);
  if (step !== undefined) throw new UsageError('--step is for a record; allowed: without --hand');
  return {
    desk,
    names: [YOU],
    questions: [questionOf(desk, args, { hand, melds: args.melds ?? '', said: saidIn(args) })],
  };
};

const requestInPosition = (what: string | undefined, args: RequestArgs, text: string): HintRequest => {
  const extra = ['hand', 'step', ...HAND_ONLY].find((flag) => isGiven(args, flag));
  if (extra !== undefined)
    throw new UsageError(`--${extra} is not for a position; allowed: --position alone`);
  if (what !== undefined)
    throw new UsageError(
      `'${oneLine(what)}' beside --position; allowed: --position alone, which names its game`,
    );
  const position = positionIn(text);
  return {
    desk: deskFor(position.game.rules.id),
    names: namesIn(position),
    questions: questionsIn(position),
  };
};

const requestInRecord = (file: string, args: RequestArgs): HintRequest => {
  if (Object.hasOwn(DESKS, file))
    throw new UsageError(`a hint for ${file} needs a hand; allowed: --hand <tiles>, or the file of a record`);
  const extra = HAND_ONLY.find((flag) => isGiven(args, flag));
  if (extra !== undefined)
    throw new UsageError(`--${extra} is for a hand typed in; allowed: with --hand <tiles>`);
  const record = recordIn(file);
  const questions =
    args.step === undefined ? openQuestions(file, record) : [decisionAt(file, record, args.step)];
  return { desk: deskFor(record.game.rules.id), names: record.terms.players, questions };
};

const decisionAt = (file: string, record: GameRecord, step: number): Decision => {
  for (const decision of decisionsOf(file, record)) if (decision.step === step) return decision;
  throw new UsageError(`there is no step ${step}; ${allowedSteps(record)}`);
};

/** What the seats owe at the end of a record that breaks off. */
const openQuestions = (file: string, record: GameRecord): readonly Question[] => {
  const decisions = decisionsOf(file, record);
  let next = decisions.next();
  while (!next.done) next = decisions.next();
  if (next.value.length === 0)
    throw new UsageError(`the game is over and nobody is to act; ${allowedSteps(record)}`);
  return next.value;
};

const allowedSteps = (record: GameRecord): string => `allowed: --step 1 to ${stepsIn(record)}`;
