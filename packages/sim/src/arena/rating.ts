/**
 * Ratings on the scale of Elo by the model of Bradley and Terry: a bot rated 400 points above another ends ahead of it ten
 * times as often as behind.
 */
import type { Seed } from '@paiju/engine';
import { Stream } from '@paiju/engine';
import type { Contestant } from '../agents/contestant.ts';
import type { Interval } from './interval.ts';
import { percentilesOf } from './interval.ts';
import type { Duel, WallTally } from './tally.ts';

export interface Rating extends Interval {
  readonly bot: Contestant;
}

/** What all ratings are on average. */
const MIDDLE = 1500;
const SCALE = 400 / Math.LN10;
/** Each two that met are taken to have drawn this often besides: without it a bot that never loses has no rating. */
const DRAWN = 1;
const RESAMPLES = 200;
const ROUNDS = 500;
const PRECISE = 1e-9;

/** A duel by the bots' places in the list. */
interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly won: number;
  readonly lost: number;
}

/** The interval comes from drawing as many walls again, with repetition: games on a wall belong together. */
export const ratingsOf = (walls: readonly WallTally[], seed: Seed): readonly Rating[] => {
  const bots = [...new Set(walls.flatMap((wall) => wall.bots.map(({ bot }) => bot)))].sort();
  const meetings = walls.map(({ duels }) => duels.map((duel) => meetingOf(bots, duel)));
  const means = fitted(bots.length, meetings);
  const stream = new Stream({ seed, round: 0, name: 'bot' });
  const again = Array.from({ length: RESAMPLES }, () =>
    fitted(
      bots.length,
      meetings.map(() => meetings[stream.below(meetings.length)] as readonly Meeting[]),
    ),
  );
  return bots
    .map((bot, i) => ({
      bot,
      ...percentilesOf(
        means[i] as number,
        again.map((ratings) => ratings[i] as number),
      ),
    }))
    .sort((a, b) => b.mean - a.mean);
};

const meetingOf = (bots: readonly Contestant[], { first, second, won, lost }: Duel): Meeting => ({
  first: bots.indexOf(first),
  second: bots.indexOf(second),
  won,
  lost,
});

/** Who won how often against whom. */
const scoresOf = (bots: number, walls: readonly (readonly Meeting[])[]): number[][] => {
  const scores = Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
  const add = (winner: number, loser: number, times: number): void => {
    const row = scores[winner] ?? [];
    row[loser] = (row[loser] ?? 0) + times;
  };
  for (const meetings of walls)
    for (const { first, second, won, lost } of meetings) {
      add(first, second, won);
      add(second, first, lost);
    }
  for (let first = 0; first < bots; first++)
    for (let second = 0; second < first; second++) {
      if ((scores[first]?.[second] ?? 0) + (scores[second]?.[first] ?? 0) === 0) continue;
      add(first, second, DRAWN / 2);
      add(second, first, DRAWN / 2);
    }
  return scores;
};

/** Hunter's iteration: each strength from the others', until nothing moves. */
const fitted = (bots: number, walls: readonly (readonly Meeting[])[]): readonly number[] => {
  const scores = scoresOf(bots, walls);
  let strengths = Array.from({ length: bots }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = centred(strengths.map((strength, i) => strengthOf(strength, i, strengths, scores)));
    const moved = Math.max(
      ...next.map((strength, i) => Math.abs(Math.log(strength / (strengths[i] as number)))),
    );
    strengths = next;
    if (moved < PRECISE) break;
  }
  return strengths.map((strength) => MIDDLE + SCALE * Math.log(strength));
};

const strengthOf = (
  before: number,
  place: number,
  strengths: readonly number[],
  scores: readonly (readonly number[])[],
): number => {
  let won = 0;
  let weight = 0;
  for (const [other, strength] of strengths.entries()) {
    const games = (scores[place]?.[other] ?? 0) + (scores[other]?.[place] ?? 0);
    if (games === 0) continue;
    won += scores[place]?.[other] ?? 0;
    weight += games / (before + strength);
  }
  return weight === 0 ? before : won / weight;
};

/** Only ratios are known: the geometric mean is set to 1. */
const centred = (strengths: readonly number[]): number[] => {
  const mean = Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length);
  return strengths.map((strength) => strength / mean);
};
