/** People come to a queue for quick matches by chance, and wait there by the rule that servers seat them by. */
import type { Seeker } from '../../packages/server/src/finding/matchmaking.ts';
import { partiesNow } from '../../packages/server/src/finding/matchmaking.ts';
import type { Chance } from '../../packages/server/src/testing/chance.ts';
import { chanceOf } from '../../packages/server/src/testing/chance.ts';

export interface Crowd {
  readonly arrivals: number;
  /** How many come to the same game in an hour. */
  readonly anHour: number;
  readonly seats: number;
  readonly seed: number;
}

/** Somebody who sat down: after how long, and with whom. */
export interface Seated {
  readonly guest: string;
  readonly mean: number;
  readonly waitedS: number;
  readonly patienceS: number;
  /** How far each of the other people at the table is from them. */
  readonly apart: readonly number[];
}

/** Servers look once a second, whatever comes. */
const LOOK_S = 1;
const MIDDLE = 1_600;
export const SPREAD = 200;
/** How sure their ratings are: from newcomers to people of a hundred matches. */
const DEVIATIONS = [200, 150, 110, 80, 60] as const;
/** What people choose: few will not wait at all, and few for long. */
const PATIENCES_S = [5, 30, 30, 30, 120, 120, 300] as const;

export const simulate = ({ arrivals, anHour, seats, seed }: Crowd): readonly Seated[] => {
  const chance = chanceOf(seed, `${anHour} ${seats}`);
  const seated: Seated[] = [];
  let waiting: readonly (Seeker & { readonly cameS: number })[] = [];
  let nextS = 0;
  let come = 0;
  for (let nowS = 0; come < arrivals || waiting.length > 0; nowS += LOOK_S) {
    // Nobody is there: on to whoever comes next.
    if (waiting.length === 0 && nowS < nextS) nowS = Math.ceil(nextS);
    const fresh = [];
    for (; come < arrivals && nextS <= nowS; nextS += (-Math.log(1 - chance()) * 3_600) / anHour)
      fresh.push(newcomer(come++, nextS, chance));
    waiting = [...waiting, ...fresh].map((one) => ({ ...one, waitedMs: 1_000 * (nowS - one.cameS) }));
    const parties = partiesNow(waiting, { seats, areApart: () => false });
    for (const party of parties) seated.push(...party.map((one) => seatedWith(one, party)));
    const gone = new Set(parties.flat());
    waiting = waiting.filter((one) => !gone.has(one));
  }
  return seated;
};

const newcomer = (number: number, cameS: number, chance: Chance) => ({
  ...{ guest: String(number).padStart(6, '0'), cameS, waitedMs: 0 },
  strength: { mean: MIDDLE + SPREAD * normal(chance), deviation: oneOf(DEVIATIONS, chance) },
  patienceMs: 1_000 * oneOf(PATIENCES_S, chance),
});

const seatedWith = (one: Seeker, party: readonly Seeker[]): Seated => ({
  ...{ guest: one.guest, mean: one.strength.mean },
  ...{ waitedS: one.waitedMs / 1_000, patienceS: one.patienceMs / 1_000 },
  apart: party
    .filter((other) => other !== one)
    .map((other) => Math.abs(other.strength.mean - one.strength.mean)),
});

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)] as T;

/** By Box and Muller. */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
