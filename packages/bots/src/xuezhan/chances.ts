/** What a way to ready and its wins bring until the round ends. */
import type { Course } from './course.ts';
import { MOST_DRAWS } from './course.ts';

/** A way to win: the chance of each step in one turn, the next one first, and what follows once the hand is ready. */
export interface Prospect {
  readonly steps: readonly number[];
  /** Once ready: the chance to draw a win, and what one payer then pays, times that chance. */
  readonly drawn: number;
  readonly drawnIncome: number;
  /** The same for all that the others put down from one own draw to the next, as many as they are now. */
  readonly fed: number;
  readonly fedIncome: number;
  /** what a ready hand is checked at. */
  readonly worth: number;
}

export const HOPELESS: Prospect = {
  ...{ steps: [], drawn: 0, drawnIncome: 0, fed: 0, fedIncome: 0, worth: 0 },
};

/** What the rest of the round holds beside the own hand. */
export interface Ending {
  /** a winner leaves, and with it all that would still come. */
  readonly leaves: boolean;
  /** How many seats are likely to pay the ready hand's worth at the end. */
  readonly payers: number;
  /** Points of a seat that is not ready at the end, below zero. */
  readonly notReady: number;
  readonly course: Course;
}

/** By draws still to come: what is expected from there on. */
const values = new Float64Array(MOST_DRAWS + 1);
const NONE = new Float64Array(MOST_DRAWS + 1);
const ONES = new Float64Array(MOST_DRAWS + 1).fill(1);

/** Points expected with as many own draws to come as the course has, and so many more. */
export const pointsAhead = (prospect: Prospect, ending: Ending, more: number): number => {
  const { course, payers, leaves } = ending;
  const draws = Math.max(0, Math.min(course.turns + more, course.toll.length - 1));
  values[0] = payers * prospect.worth - (course.toll[0] ?? 0);
  if (leaves) leaveOnce(prospect, course, draws);
  else winAgain(prospect, course, draws);
  for (let step = prospect.steps.length - 1; step >= 0; step--)
    stepBack(prospect.steps[step] ?? 0, ending, draws);
  return values[draws] ?? 0;
};

/** a win ends it, so that a discard is worth winning on only if it pays more than going on does. */
const leaveOnce = ({ drawn, drawnIncome, fed, fedIncome }: Prospect, course: Course, draws: number): void => {
  const { comes, others, share, toll } = course;
  const each = fed > 0 ? fedIncome / fed : 0;
  for (let left = 1; left <= draws; left++) {
    const draw = (others[left] ?? 0) * drawnIncome + (1 - drawn) * (values[left - 1] ?? 0);
    const on = (comes[left] ?? 0) * draw;
    values[left] = on + fed * (share[left] ?? 0) * Math.max(0, each - on) - (toll[left] ?? 0);
  }
};

/** A winner who stays goes on winning with the same hand, and paying. */
const winAgain = ({ drawn, drawnIncome, fed, fedIncome }: Prospect, course: Course, draws: number): void => {
  const { others, toll } = course;
  const rate = Math.min(SUREST, drawn + fed);
  let locked = -(toll[0] ?? 0);
  for (let left = 1; left <= draws; left++) {
    const now = (others[left] ?? 0) * drawnIncome + fedIncome - (toll[left] ?? 0);
    values[left] = now + rate * locked + (1 - rate) * (values[left - 1] ?? 0);
    locked += now;
  }
};

/** No chance is a certainty: the tiles are where they are. */
export const SUREST = 0.95;

/** One step more to go: by each number of draws, what it is worth to stand before the step instead of after it. */
const stepBack = (chance: number, { notReady, course }: Ending, draws: number): void => {
  const { comes, toll } = course;
  let after = values[0] ?? 0;
  values[0] = notReady - (toll[0] ?? 0);
  for (let left = 1; left <= draws; left++) {
    const next = values[left] ?? 0;
    const on = chance * after + (1 - chance) * (values[left - 1] ?? 0);
    values[left] = (comes[left] ?? 0) * on - (toll[left] ?? 0);
    after = next;
  }
};

/** The same round without anything paid to others. */
export const tollFree = (ending: Ending): Ending => ({ ...ending, course: { ...ending.course, toll: NONE } });

/** What is paid to others until the end, if this seat stays in play. */
export const tollsUntilEnd = (ending: Ending, more: number): number =>
  -pointsAhead(HOPELESS, { ...ending, payers: 0, notReady: 0 }, more);

/** The chance to win at least once: what it would bring if every win were worth one point. */
export const winChance = (prospect: Prospect, { course }: Ending, more: number): number =>
  pointsAhead(
    { ...prospect, drawnIncome: prospect.drawn, fedIncome: prospect.fed, worth: 0 },
    {
      ...{ leaves: true, payers: 0, notReady: 0 },
      course: { ...course, others: ONES, toll: NONE },
    },
    more,
  );
