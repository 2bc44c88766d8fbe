/** Somebody at a table with the page's own line to it, who plays as a bot would, one match after the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { AnyAction, GameId, Seat } from '@paiju/engine';
import { seedOf } from '@paiju/engine';
import type { FairKept } from '@paiju/engine/fair';
import type { TableNow } from '@paiju/protocol';
import { type LinkState, OnlineLink } from '../../packages/web/src/online/link.ts';
import { OnlineSitting } from '../../packages/web/src/online/sitting.ts';
import { anyOrder, type Places } from './anywhere.ts';
import { BalancedWire } from './balancedWire.ts';
import type { Identity } from './identity.ts';
import { Witness } from './witness.ts';

const LOOK_MS = 100;

export interface PersonPlan extends Places {
  readonly name: string;
  readonly code: string;
  readonly identity: Identity;
  /** Where it sits down; null where a chair is kept for it. */
  readonly seat: Seat | null;
  readonly ruleset: GameId;
  /** Whether another match is wanted. */
  wantsMore(): boolean;
}

export class Person {
  readonly witness: Witness;
  /** What its device would keep. */
  readonly walls = new Map<string, FairKept>();
  readonly #plan: PersonPlan;
  readonly #sitting: OnlineSitting;
  readonly #link: OnlineLink;
  #bot: Bot | null = null;
  /** What was looked at last: nothing is said twice to the same. */
  #table: TableNow | null = null;
  #asked: object | null = null;
  #isSigningIn = false;
  #isClosed = false;

  constructor(plan: PersonPlan) {
    const { name, code, identity, chance } = plan;
    this.#plan = plan;
    this.witness = new Witness(name);
    const link = new OnlineLink(
      {
        code,
        get token() {
          return identity.token;
        },
      },
      {
        connect: () => new BalancedWire(anyOrder(plan), this.witness),
        after: (ms, act) => {
          const timer = setTimeout(act, ms);
          return () => clearTimeout(timer);
        },
        chance,
      },
    );
    this.#link = link;
    this.#sitting = new OnlineSitting(link, {
      now: () => performance.now(),
      walls: {
        recall: ({ table, match }) => this.walls.get(`${table} ${match}`) ?? null,
        keep: (kept) => void this.walls.set(`${kept.witness.table} ${kept.witness.match}`, kept),
      },
    });
    this.#sitting.subscribe(() => this.#look());
    this.#sitting.client.subscribe(() => this.#play());
    link.subscribe(() => void this.#signInAnew());
    link.start();
  }

  get identity(): Identity {
    return this.#plan.identity;
  }

  get table(): TableNow | null {
    return this.#sitting.shown.table;
  }

  /** How it looks from here, for whoever wants to know why nothing moves. */
  get state(): string {
    const { link, stoppedAt, plays } = this.#sitting.shown;
    const { asked, ranking } = this.#sitting.client.shown;
    const match = this.table === null ? 'no table' : `match ${this.table.match} ${this.table.phase}`;
    return `${this.witness.name}: ${link.name}, ${match}, ${plays ? 'plays' : 'looks on'}, asked ${asked?.question ?? '-'}, stopped ${stoppedAt ?? '-'}, ${ranking === null ? 'not over' : 'over'}`;
  }

  close(): void {
    this.#isClosed = true;
    this.witness.end();
    this.#sitting.close();
  }

  /** Whose line was lost signs in at any process once it is back, and goes on as that: what others wait for is not made longer. */
  async #signInAnew(): Promise<void> {
    if (this.#isSigningIn || !this.#is('reconnecting')) return;
    this.#isSigningIn = true;
    if ((await this.#isBack()) && (await this.identity.signInAnew(this.#plan)) && (await this.#isBack())) {
      this.#link.drop();
      this.witness.left();
    }
    this.#isSigningIn = false;
  }

  /** Resolves when the line is there again; to false where that is no longer waited for. */
  async #isBack(): Promise<boolean> {
    while (!this.#isClosed && (!this.#is('open') || this.witness.isAway)) await sleep(LOOK_MS);
    return !this.#isClosed;
  }

  #is(name: LinkState['name']): boolean {
    return this.#link.state.name === name;
  }

  /** Everything it wants is wished for again whenever it is told that it has not come true. */
  #look(): void {
    const { table } = this;
    if (table === null || table === this.#table || this.#sitting.shown.link.name !== 'open') return;
    this.#table = table;
    const { own, host, phase, chairs, again } = table;
    const { seat, wantsMore } = this.#plan;
    if (seat === null) return;
    if (own === null) this.#sitting.say({ type: 'sit', seat });
    else if (phase === 'waiting' && own === host && !chairs.some(({ is }) => is === 'empty'))
      this.#sitting.say({ type: 'begin' });
    else if (phase === 'over' && wantsMore() && !again.includes(own)) this.#sitting.say({ type: 'again' });
  }

  #play(): void {
    const { client } = this.#sitting;
    const { asked, now, isRoundOver } = client.shown;
    if (isRoundOver) client.nextRound();
    if (asked === null || now === null || asked === this.#asked) return;
    const { ruleset } = this.#plan;
    const seat = this.#plan.seat ?? this.witness.seat;
    if (seat === null) return;
    this.#asked = asked;
    this.#bot ??= createBot('greedy', { seed: seedOf('0'.repeat(64)), seat, ruleset });
    client.act(this.#bot.choose(now.view, asked.legal) as AnyAction);
  }
}
