/** What can be wrong with a position that somebody has written. */
export const POSITION_CODES = [
  'too-long',
  'unknown-ruleset',
  'unknown-preset',
  'unknown-option',
  'conflict',
  'unknown-word',
  'unknown-seat',
  'unknown-meld',
  'bad-value',
  'said-twice',
  'not-said',
  'hidden',
  'too-many-copies',
  'too-many-tiles',
  'too-few-tiles',
  'nothing-to-do',
] as const;
export type PositionCode = (typeof POSITION_CODES)[number];

export interface PositionProblem {
  readonly code: PositionCode;
  /** How many characters stand before the part that is wrong. */
  readonly at: number;
  /** That part. */
  readonly text: string;
  /** What may stand there, in notation; empty where nothing can be listed. */
  readonly allowed: string;
}

/** Thrown by whoever reads a part, deep down as it may be; `readPosition` catches it and nobody else sees it. */
export class Misprint extends Error {
  readonly problem: PositionProblem;

  constructor(problem: PositionProblem) {
    super(`${problem.code}: ${problem.text}`);
    this.problem = problem;
  }
}

/** Some text and where it stands. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

export const refuse = (code: PositionCode, { text, at }: Piece, allowed = ''): never => {
  throw new Misprint({ code, at, text, allowed });
};
