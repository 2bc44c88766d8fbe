/** Tables of all games with people at them, and people who look for a quick match. Every other one of them has an account. */
import type { GameId, Seat } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { GameWish, TableCodes, TableTerms } from '@paiju/protocol';
import { chanceOf } from '../../packages/server/src/testing/chance.ts';
import { asks } from '../../packages/server/src/testing/client.ts';
import { Identity } from './identity.ts';
import { Person } from './person.ts';
import { Seeker } from './seeker.ts';

/** A table of a game: who sits there; the other chairs have bots. */
const LINEUPS: Readonly<
  Record<GameId, readonly { readonly people: readonly Seat[]; readonly seats: number }[]>
> = {
  xuezhan: [
    { people: [0, 1, 2, 3], seats: 4 },
    { people: [0, 2], seats: 4 },
  ],
  wuhan: [
    { people: [0, 1, 2, 3], seats: 4 },
    { people: [0, 1, 3], seats: 4 },
  ],
  haiyuki: [{ people: [0, 1], seats: 2 }],
};
/** Nobody is timed where nothing counts; a duel counts, and its clock is longer than any trouble. */
const PLAYED: Readonly<Record<GameId, Pick<TableTerms, 'preset' | 'clock' | 'rated'>>> = {
  xuezhan: { preset: 'bury3', clock: 'none' },
  wuhan: { preset: 'koukou', clock: 'none' },
  haiyuki: { preset: 'rulebook', clock: 'relaxed', rated: true },
};

/** What is looked for, by one party after the other. None is as many as there are chairs: somebody waits until bots come. */
const WISHES: readonly Pick<GameWish, 'ruleset' | 'preset'>[] = [
  { ruleset: 'haiyuki', preset: 'rulebook' },
  { ruleset: 'xuezhan', preset: 'sichuan' },
  { ruleset: 'wuhan', preset: 'koukou' },
];
const PARTY = 3;
const PATIENCE_S = 5;

export interface GatheringPlan {
  readonly tables: number;
  /** Parties that look for quick matches. */
  readonly parties: number;
  readonly addresses: readonly string[];
  readonly seed: number;
  wantsMore(): boolean;
}

export interface PeopledTable {
  readonly name: string;
  readonly code: string;
  readonly people: readonly Person[];
}

/** Each of them asks at whatever process is there. */
export const comeSeeking = async (plan: GatheringPlan): Promise<readonly Seeker[]> => {
  const { parties, addresses, seed, wantsMore } = plan;
  return Promise.all(
    Array.from({ length: parties * PARTY }, async (_, number) => {
      const identity = await Identity.come(at(addresses, number), `Q${number}`, number % 2 === 0);
      const wish = { ...at(WISHES, Math.floor(number / PARTY)), patienceS: PATIENCE_S };
      const chance = chanceOf(seed, 'seeker', number);
      return new Seeker({ identity, wish, addresses, chance, wantsMore });
    }),
  );
};

/** One game after the other. Only who is gone for long has somebody play for them. */
export const gather = (plan: GatheringPlan): Promise<readonly PeopledTable[]> =>
  Promise.all(Array.from({ length: plan.tables }, (_, number) => openTable(plan, number)));

const openTable = async (plan: GatheringPlan, number: number): Promise<PeopledTable> => {
  const ruleset = at(GAME_IDS, number);
  const { people, seats } = at(LINEUPS[ruleset], Math.floor(number / GAME_IDS.length));
  const address = at(plan.addresses, number);
  const name = `${ruleset} ${number}`;
  const identities = await Promise.all(
    people.map((seat, i) => Identity.come(address, `P${number} ${seat}`, i % 2 === 0)),
  );
  const terms: TableTerms = {
    ...{ ruleset, ...PLAYED[ruleset], changes: {}, watchDelayS: 0, isListed: false },
  };
  const lineup = Array.from({ length: seats }, (_, seat) => (people.includes(seat) ? null : 'greedy'));
  const token = identities[0]?.token ?? '';
  const { body } = await asks<TableCodes>(address, 'POST', '/api/tables', { token, body: { terms, lineup } });
  return {
    name,
    code: body.joinCode,
    people: people.map((seat, i) => {
      const person = { name: `${name}, seat ${seat}`, seat, identity: at(identities, i) };
      const chance = chanceOf(plan.seed, 'person', number, seat);
      const { addresses, wantsMore } = plan;
      return new Person({ ...person, code: body.joinCode, ruleset, addresses, chance, wantsMore });
    }),
  };
};

const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
