/**
 * Who of those who wait for the same game sits down together now. The same people after the same time give the same tables,
 * whichever process asks.
 */

import type { Strength } from '../ratings/rating.ts';

export interface Seeker {
  readonly guest: string;
  readonly strength: Strength;
  readonly waitedMs: number;
  /** After so long bots take the chairs that are free. */
  readonly patienceMs: number;
}

export interface Rules {
  /** How many sit at a table. */
  readonly seats: number;
  /** Whether two people must not meet. */
  areApart(one: string, other: string): boolean;
}

/** Who sits down, whoever has waited longest first; the chairs that are left get bots. */
export type Party<S extends Seeker = Seeker> = readonly S[];

/** At first opponents are about as strong as oneself; after a minute anybody will do. */
const FIRST_WINDOW = 75;
const WIDER_A_SECOND = 10;
const ANYBODY_MS = 60_000;
/** Of whom little is known may be nearer than it seems. */
const DOUBT = 0.5;
/** Of their patience: whoever has waited for so much of it goes along with somebody whose own is at an end. */
const COMES_ALONG = 0.5;

export const windowAfter = (waitedMs: number): number =>
  waitedMs >= ANYBODY_MS ? Number.POSITIVE_INFINITY : FIRST_WINDOW + (WIDER_A_SECOND * waitedMs) / 1000;

const distance = (one: Strength, other: Strength): number => Math.abs(one.mean - other.mean);

/** Full tables first. Then nobody waits for longer than they wanted to: bots sit down with them, and with those who are near their own end. */
export const partiesNow = <S extends Seeker>(
  waiting: readonly S[],
  { seats, areApart }: Rules,
): readonly Party<S>[] => {
  const left = new Set([...waiting].sort(longestFirst));
  const parties: Party<S>[] = [];
  const sitDown = (party: Party<S>): void => {
    for (const one of party) left.delete(one);
    parties.push(party);
  };
  for (const leader of [...left]) {
    if (!left.has(leader)) continue;
    const party = companyOf(leader, left, { seats, areApart });
    if (party.length === seats) sitDown(party);
  }
  for (const leader of [...left]) {
    if (!left.has(leader) || leader.waitedMs < leader.patienceMs) continue;
    const impatient = [...left].filter((one) => one.waitedMs >= COMES_ALONG * one.patienceMs);
    sitDown(companyOf(leader, impatient, { seats, areApart }));
  }
  return parties;
};

/** The leader and the nearest of the others within the leader's window, as many as there are chairs. */
const companyOf = <S extends Seeker>(
  leader: S,
  others: Iterable<S>,
  { seats, areApart }: Rules,
): Party<S> => {
  const far = (one: S): number => distance(leader.strength, one.strength);
  const near = [...others]
    .filter((one) => one !== leader && far(one) <= windowFor(leader, one))
    .sort((one, other) => far(one) - far(other) || longestFirst(one, other));
  const party = [leader];
  for (const one of near) {
    if (party.length === seats) break;
    if (!party.some(({ guest }) => areApart(guest, one.guest))) party.push(one);
  }
  return party;
};

const windowFor = (leader: Seeker, other: Seeker): number =>
  windowAfter(leader.waitedMs) + DOUBT * Math.hypot(leader.strength.deviation, other.strength.deviation);

const longestFirst = (one: Seeker, other: Seeker): number =>
  other.waitedMs - one.waitedMs || (one.guest < other.guest ? -1 : 1);
