/** Somebody who looks for one quick match after the other, as the page does, at any process. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FindingNow, GameWish } from '@paiju/protocol';
import { QuickMatch } from '../../packages/web/src/online/quickMatch.ts';
import { asksAny, type Places } from './anywhere.ts';
import type { Identity } from './identity.ts';
import { Person } from './person.ts';

const LOOK_MS = 200;
/** What is no answer yet: whoever hears it presses the button again. */
const PASSING: readonly string[] = ['unreachable', 'not-ready', 'too-many', 'failed'];

export interface SeekerPlan extends Places {
  readonly identity: Identity;
  readonly wish: GameWish;
  wantsMore(): boolean;
}

export class Seeker {
  /** The tables that were found for it, and it at each of them. */
  readonly sat = new Map<string, Person>();
  readonly breaks: string[] = [];
  readonly #plan: SeekerPlan;
  readonly #quick: QuickMatch;
  #isOver = false;
  #isClosed = false;

  constructor(plan: SeekerPlan) {
    const { identity } = plan;
    this.#plan = plan;
    const path = '/api/finding';
    let isSeeking = false;
    this.#quick = new QuickMatch({
      token: () => identity.token,
      now: (token, known, signal) => {
        const query = known === null ? '' : `?known=${encodeURIComponent(known)}`;
        return asksAny<FindingNow>(plan, { path: path + query, token, signal });
      },
      seek: (body) => asksAny<FindingNow>(plan, { method: 'PUT', path, token: identity.token, body }),
      cancel: (token) => asksAny<FindingNow>(plan, { method: 'DELETE', path, token }),
      isSeeking: {
        get now() {
          return isSeeking;
        },
        keep: (next) => {
          isSeeking = next;
        },
      },
      clock: () => Date.now(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      chance: plan.chance,
    });
    void this.#live();
  }

  get identity(): Identity {
    return this.#plan.identity;
  }

  get people(): readonly Person[] {
    return [...this.sat.values()];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get state(): string {
    const { is, trouble } = this.#quick.shown;
    return `${this.identity.name}: ${is}, ${trouble?.code ?? 'no trouble'}; ${this.people.at(-1)?.state ?? 'no table yet'}`;
  }

  close(): void {
    this.#isClosed = true;
    this.#quick.close();
    for (const person of this.people) person.close();
  }

  async #live(): Promise<void> {
    do {
      const code = await this.#find();
      if (code === null) break;
      const { identity, wish, addresses, chance } = this.#plan;
      const name = `${identity.name}, quick match ${this.sat.size + 1}`;
      const plan = { name, code, identity, ruleset: wish.ruleset, addresses, chance };
      const person = new Person({ ...plan, seat: null, wantsMore: () => false });
      this.sat.set(code, person);
      while (!this.#isClosed && person.table?.phase !== 'over') await sleep(LOOK_MS);
    } while (!this.#isClosed && this.#plan.wantsMore());
    this.#isOver = true;
  }

  /** The code of a table where it was not yet; null where it is refused for good, or called off. */
  async #find(): Promise<string | null> {
    let wasSeeking = false;
    while (!this.#isClosed) {
      const { shown } = this.#quick;
      const { is, trouble } = shown;
      if ((is === 'found' || is === 'running') && !this.sat.has(shown.joinCode)) return shown.joinCode;
      if (trouble !== null && !PASSING.includes(trouble.code)) {
        this.breaks.push(`${this.identity.name} was refused a quick match: ${trouble.code}`);
        return null;
      }
      if (is === 'idle' && wasSeeking) this.breaks.push(`${this.identity.name} was lost in the queue`);
      if (is !== 'seeking') await this.#quick.seek(this.#plan.wish);
      wasSeeking = this.#quick.shown.is === 'seeking';
      await sleep(LOOK_MS);
    }
    return null;
  }
}
