/** Somebody at a table with the page's own line to it, who plays as a bot would, one match after the other. */
import type { Bot } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { AnyAction, GameId, Seat } from '@paiju/engine';
import { seedOf } from '@paiju/engine';
import type { FairKept } from '@paiju/engine/fair';
import type { TableNow } from '@paiju/protocol';
import type { Chance } from '../../packages/server/src/testing/chance.ts';
import { OnlineLink } from '../../packages/web/src/online/link.ts';
import { OnlineSitting } from '../../packages/web/src/online/sitting.ts';
import { BalancedWire } from './balancedWire.ts';
import { Witness } from './witness.ts';

export interface PersonPlan {
  readonly name: string;
  readonly code: string;
  readonly token: string;
  readonly seat: Seat;
  readonly ruleset: GameId;
  /** Where servers are. */
  readonly addresses: readonly string[];
  readonly chance: Chance;
  /** Whether another match is wanted. */
  wantsMore(): boolean;
}

export class Person {
  readonly witness: Witness;
  /** What its device would keep. */
  readonly walls = new Map<string, FairKept>();
  readonly #plan: PersonPlan;
  readonly #sitting: OnlineSitting;
  readonly #bot: Bot;
  /** What was looked at last: nothing is said twice to the same. */
  #table: TableNow | null = null;
  #asked: object | null = null;

  constructor(plan: PersonPlan) {
    const { name, code, token, seat, ruleset, chance } = plan;
    this.#plan = plan;
    this.witness = new Witness(name);
    this.#bot = createBot('greedy', { seed: seedOf('0'.repeat(64)), seat, ruleset });
    const link = new OnlineLink(
      { code, token },
      {
        connect: () => new BalancedWire(this.#anyOrder(), this.witness),
        after: (ms, act) => {
          const timer = setTimeout(act, ms);
          return () => clearTimeout(timer);
        },
        chance,
      },
    );
    this.#sitting = new OnlineSitting(link, {
      now: () => performance.now(),
      walls: {
        recall: ({ table, match }) => this.walls.get(`${table} ${match}`) ?? null,
        keep: (kept) => void this.walls.set(`${kept.witness.table} ${kept.witness.match}`, kept),
      },
    });
    this.#sitting.subscribe(() => this.#look());
    this.#sitting.client.subscribe(() => this.#play());
    link.start();
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
    this.witness.end();
    this.#sitting.close();
  }

  #anyOrder(): readonly string[] {
    const left = [...this.#plan.addresses];
    return this.#plan.addresses.flatMap(() => left.splice(Math.floor(this.#plan.chance() * left.length), 1));
  }

  /** Everything it wants is wished for again whenever it is told that it has not come true. */
  #look(): void {
    const { table } = this;
    if (table === null || table === this.#table || this.#sitting.shown.link.name !== 'open') return;
    this.#table = table;
    const { own, host, phase, chairs, again } = table;
    const { seat, wantsMore } = this.#plan;
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
    this.#asked = asked;
    client.act(this.#bot.choose(now.view, asked.legal) as AnyAction);
  }
}
