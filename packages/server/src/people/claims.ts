/** How a guest is claimed, and what an account is opened with from then on. */
import { fail, ok } from '@paiju/engine';
import type { Claimed, NewPasskey, NewPassword } from '@paiju/protocol';
import type { Known } from '../store/guests.ts';
import { newKey } from './keys.ts';
import { hashPassword, isBadPassword, isPassword, nameKey } from './passwords.ts';
import type { Answer, People } from './people.ts';
import { newRecoveryCode, recoveryHash } from './recovery.ts';
import { triesAt } from './signIn.ts';
import type { Site } from './site.ts';

/** Nobody has so many authenticators. */
const MOST_PASSKEYS = 10;

export class Claims {
  readonly #people: People;
  readonly #site: Site;

  constructor(people: People, site: Site) {
    this.#people = people;
    this.#site = site;
  }

  async setPassword(who: Known, { login, password, before }: NewPassword, kind: string): Answer<Claimed> {
    const { accounts, throttle } = this.#people;
    const key = nameKey(login);
    if (isBadPassword(password, login)) return fail('bad-password');
    const account = await accounts.of(who.id);
    if (account !== null && account.passwordHash !== null) {
      const tries = triesAt(nameKey(account.login ?? ''));
      if (!(await throttle.mayTry(tries))) return fail('too-many');
      if (!(await isPassword(before ?? '', account.passwordHash))) return fail('wrong');
      await throttle.forgive(tries);
    }
    const hash = await hashPassword(password);
    if (!(await accounts.setPassword(who.id, { login, key, hash }))) return fail('name-taken');
    return ok(await this.#claimed(who, kind, account === null));
  }

  async addPasskey(who: Known, answer: NewPasskey, kind: string): Answer<Claimed> {
    const { accounts, challenges } = this.#people;
    const [account, known] = [await accounts.of(who.id), await accounts.passkeysOf(who.id)];
    const key = await newKey(answer, who.id, { site: this.#site, challenges });
    if (key === null) return fail('wrong');
    if (known.length >= MOST_PASSKEYS) return fail('too-many');
    if (!(await accounts.addPasskey({ ...key, guest: who.id, kind }))) return fail('wrong');
    return ok(await this.#claimed(who, kind, account === null));
  }

  /** Not the last one, where there is no password either. */
  async dropPasskey(who: Known, id: string): Answer<true> {
    const { accounts } = this.#people;
    const keys = await accounts.passkeysOf(who.id);
    const hasPassword = ((await accounts.of(who.id))?.passwordHash ?? null) !== null;
    if (!keys.some((key) => key.id === id)) return fail('no-such-device');
    if (keys.length === 1 && !hasPassword) return fail('last-way-in');
    await accounts.dropPasskey(who.id, id);
    return ok(true);
  }

  async newRecovery(guest: string): Promise<string> {
    const code = newRecoveryCode();
    await this.#people.accounts.setRecovery(guest, recoveryHash(code));
    return code;
  }

  /** Whoever knew the guest's token before it was claimed does not know the account's: all of them end here. */
  async #claimed({ id }: Known, kind: string, isFirst: boolean): Promise<Claimed> {
    if (!isFirst) return { token: null, recoveryCode: null };
    const recoveryCode = await this.newRecovery(id);
    await this.#people.devices.signOutOthers(id);
    return { token: await this.#people.signInHere(id, kind), recoveryCode };
  }
}
