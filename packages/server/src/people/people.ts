/** Everything that is kept so that a guest can be a person who comes back, in one place. */
import type { Result } from '@paiju/engine';
import type { ApiProblem } from '@paiju/protocol';
import type { Guests } from '../store/guests.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newToken } from '../store/tokens.ts';
import { Accounts } from './accounts.ts';
import { Challenges } from './challenges.ts';
import { Devices } from './devices.ts';
import { Farewells } from './farewells.ts';
import { Throttle } from './throttle.ts';

/** What comes of a request, or the code of why not. */
export type Answer<T> = Promise<Result<T, ApiProblem['code']>>;

export class People {
  readonly guests: Guests;
  readonly devices: Devices;
  readonly accounts: Accounts;
  readonly challenges: Challenges;
  readonly throttle: Throttle;
  readonly farewells: Farewells;

  constructor({ database, guests }: Pick<Store, 'database' | 'guests'>) {
    this.guests = guests;
    this.devices = new Devices(database);
    this.accounts = new Accounts(database);
    this.challenges = new Challenges(database);
    this.throttle = new Throttle(database);
    this.farewells = new Farewells(database);
  }

  /** Signs somebody in where they are: always by a token that was drawn for it, never by one that was brought along. */
  async signInHere(guest: string, kind: string): Promise<string> {
    const token = newToken();
    await this.devices.add(guest, hashOf(token), kind);
    return token;
  }
}
