/** The three ways in. Whoever fails is told nothing but that it was wrong, after the same work. */
import { fail, ok } from '@paiju/engine';
import type { PasskeyAnswer, PasswordAnswer, SignedIn } from '@paiju/protocol';
import { usedKey } from './keys.ts';
import { isPassword, nameKey } from './passwords.ts';
import type { Answer, People } from './people.ts';
import { newRecoveryCode, recoveryHash } from './recovery.ts';
import type { Site } from './site.ts';

export class SignIn {
  readonly #people: People;
  readonly #site: Site;

  constructor(people: People, site: Site) {
    this.#people = people;
    this.#site = site;
  }

  async byPassword({ login, password }: PasswordAnswer, kind: string): Answer<SignedIn> {
    const { accounts, throttle } = this.#people;
    const key = nameKey(login);
    if (!(await throttle.mayTry(triesAt(key)))) return fail('too-many');
    const account = await accounts.byLogin(key);
    const matches = await isPassword(password, account?.passwordHash ?? null);
    if (account === null || !matches) return fail('wrong');
    await throttle.forgive(triesAt(key));
    return this.#here(account.guest, kind);
  }

  async byPasskey(answer: PasskeyAnswer, kind: string): Answer<SignedIn> {
    const { accounts, challenges } = this.#people;
    const key = await accounts.passkey(answer.id);
    if (key === null) return fail('wrong');
    const counter = await usedKey(answer, key, { site: this.#site, challenges });
    if (counter === null) return fail('wrong');
    await accounts.usedPasskey(key.id, counter);
    return this.#here(key.guest, kind);
  }

  /** Used up by being used: the next one takes its place at once. */
  async byRecovery(code: string, kind: string): Answer<SignedIn> {
    const next = newRecoveryCode();
    const guest = await this.#people.accounts.useRecovery(recoveryHash(code), recoveryHash(next));
    return guest === null ? fail('wrong') : this.#here(guest, kind, next);
  }

  async #here(guest: string, kind: string, recoveryCode: string | null = null): Answer<SignedIn> {
    const found = await this.#people.guests.find(guest);
    // Deleted a moment ago.
    if (found === null) return fail('wrong');
    const token = await this.#people.signInHere(guest, kind);
    return ok({ token, name: found.name, face: found.face, recoveryCode });
  }
}

/** Tries at the password of a name, wherever it is asked for. */
export const triesAt = (key: string): string => `password:${key}`;
