/** Who somebody is to the servers: a guest, or an account, which signs in anew and keeps what it was signed in with before. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from '@paiju/protocol';
import { newGuest } from '../../packages/server/src/testing/client.ts';
import { PASSWORD, setPassword } from '../../packages/server/src/testing/people.ts';
import { asksAny, type Places } from './anywhere.ts';

/** So often somebody signs in anew: fewer sessions than a server lets anybody have, and fewer tries than it lets one address. */
const MOST_TIMES = 2;
const TRIES = 20;
const TRY_AGAIN_MS = 500;

interface Claimed {
  readonly login: string;
  /** The guest's token, which ended when it was claimed. */
  readonly former: string;
}

export class Identity {
  /** Nobody else's in the database. */
  readonly name: string;
  readonly account: Claimed | null;
  /** Of all its sessions, the newest last. */
  readonly tokens: string[];
  /** What was answered that should not have been. */
  readonly breaks: string[] = [];

  private constructor(name: string, token: string, account: Claimed | null) {
    this.name = name;
    this.tokens = [token];
    this.account = account;
  }

  static async come(address: string, prefix: string, isAccount: boolean): Promise<Identity> {
    const name = `${prefix} ${randomBytes(4).toString('hex')}`;
    const { token } = await newGuest(address, name);
    if (!isAccount) return new Identity(name, token, null);
    const { status, body } = await setPassword(address, token, name);
    if (body.token === null || status !== 200) throw new Error(`${name} was not claimed: ${status}`);
    return new Identity(name, body.token, { login: name, former: token });
  }

  get token(): string {
    return this.tokens.at(-1) ?? '';
  }

  get signIns(): number {
    return this.tokens.length - 1;
  }

  /** Whether there is a new session. Whoever is not let in goes on with the one there is. */
  async signInAnew(places: Places): Promise<boolean> {
    if (this.account === null || this.signIns >= MOST_TIMES) return false;
    const body = { login: this.account.login, password: PASSWORD };
    for (let tries = 0; tries < TRIES; tries++) {
      const asking = { method: 'POST', path: '/api/sign-in/password', body };
      const answer = await asksAny<SignedIn>(places, asking);
      if (answer.ok) {
        this.tokens.push(answer.value.token);
        return true;
      }
      if (answer.error.code === 'wrong') this.breaks.push(`${this.name} was told that the password is wrong`);
      if (answer.error.code === 'wrong' || answer.error.code === 'too-many') return false;
      await sleep(TRY_AGAIN_MS);
    }
    return false;
  }
}
