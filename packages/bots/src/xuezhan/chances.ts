/** What a way to ready and its wins bring until the wall is empty. */

/** A way to win: the chance of each step in one turn, the next one first, and what follows once the hand is ready. */
export interface Prospect {
  readonly steps: readonly number[];
  /** Once ready: the chance of a win from one own draw to the next, and the points it brings on average in that time. */
  readonly rate: number;
  readonly income: number;
  /** what a ready hand is checked at. */
  readonly worth: number;
}

export const HOPELESS: Prospect = { steps: [], rate: 0, income: 0, worth: 0 };

/** What the rest of the round holds beside the own hand. */
export interface Ending {
  /** a winner leaves, and with it all that would still come. */
  readonly leaves: boolean;
  /** How many seats are likely to pay the ready hand's worth at the end. */
  readonly payers: number;
  /** Points of a seat that is not ready at the end, below zero. */
  readonly notReady: number;
  /** What is paid to others from one own draw to the next as long as this seat is in play. */
  readonly toll: number;
  /** What is left of payers, and of that toll, from one own draw to the next: where winners leave, fewer and fewer. */
  readonly fade: number;
  readonly tollFade: number;
}

const MOST_DRAWS = 60;
/** By draws still to come: what is expected from there on, and the toll until the next draw. */
const values = new Float64Array(MOST_DRAWS + 1);
const tolls = new Float64Array(MOST_DRAWS + 1);
/** Tolls are still paid after the last own draw. */
const LAST_TURNS = 0.7;

/** Points expected with so many own draws to come. */
export const pointsAhead = (
  { steps, rate, income, worth }: Prospect,
  ending: Ending,
  draws: number,
): number => {
  fillTolls(ending, draws);
  values[0] = ending.payers * worth - (tolls[0] ?? 0);
  let faded = ending.fade ** (draws - 1);
  let paid = tolls[0] ?? 0;
  for (let left = 1; left <= draws; left++) {
    const before = values[left - 1] ?? 0;
    const toll = tolls[left] ?? 0;
    // A winner who stays goes on winning with the same hand, and paying.
    const afterWin = ending.leaves ? 0 : income * (left - 1) - paid;
    values[left] = faded * (income + rate * (afterWin - before)) + before - toll;
    faded /= ending.fade;
    paid += toll;
  }
  for (let step = steps.length - 1; step >= 0; step--) stepBack(steps[step] ?? 0, ending.notReady, draws);
  return values[draws] ?? 0;
};

const fillTolls = ({ toll, tollFade }: Ending, draws: number): void => {
  let now = toll;
  for (let left = draws; left > 0; left--) {
    tolls[left] = now;
    now *= tollFade;
  }
  tolls[0] = LAST_TURNS * now;
};

/** One step more to go: by each number of draws, what it is worth to stand before the step instead of after it. */
const stepBack = (chance: number, notReady: number, draws: number): void => {
  let after = values[0] ?? 0;
  values[0] = notReady - (tolls[0] ?? 0);
  for (let left = 1; left <= draws; left++) {
    const next = values[left] ?? 0;
    values[left] = chance * after + (1 - chance) * (values[left - 1] ?? 0) - (tolls[left] ?? 0);
    after = next;
  }
};

/** What is paid to others with so many own draws to come, if this seat stays in play. */
export const tollsUntilEnd = (ending: Ending, draws: number): number =>
  -pointsAhead(HOPELESS, { ...ending, payers: 0, notReady: 0 }, draws);

/** The chance to win at least once. */
export const winChance = ({ steps, rate }: Prospect, { fade }: Ending, draws: number): number =>
  pointsAhead(
    { steps, rate, income: rate, worth: 0 },
    { leaves: true, payers: 0, notReady: 0, toll: 0, fade, tollFade: 1 },
    draws,
  );
