/** Somebody at a table as a program: remembers what was heard, and plays as a bot would. */
import type { BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { AnyAction } from '@paiju/engine';
import { at, seedOf } from '@paiju/engine';
import type { Act, Asked, GameAction, OnlineDown, OnlineUp, TableNow } from '@paiju/protocol';
import { WallSeat } from './wallSeat.ts';

type Heard<T extends OnlineDown['type']> = Extract<OnlineDown, { readonly type: T }>;

const SEED = seedOf('0'.repeat(64));

export interface PlayerPlan {
  /** Who answers; null for nobody. */
  readonly level?: BotLevel | null;
  /** Whether the end of a round is left at once. */
  readonly isReady?: boolean;
  /** Whether numbers are committed to and told. */
  readonly isFair?: boolean;
}

export abstract class Player {
  heard: OnlineDown[] = [];
  /** The last number that was told. */
  n = 0;
  /** What was answered and is not acknowledged yet: it is said again, never anything else. */
  answer: Act | null = null;
  /** Who answers; null for nobody. */
  level: BotLevel | null;
  /** Its part in the wall. */
  readonly wall = new WallSeat((message) => this.isFair && this.say(message));
  /** Whether it commits to numbers and tells them. */
  readonly isFair: boolean;
  readonly #isReady: boolean;
  #view: object = {};
  #looking: (() => void)[] = [];

  constructor(plan: PlayerPlan) {
    this.level = plan.level === undefined ? 'greedy' : plan.level;
    this.#isReady = plan.isReady ?? true;
    this.isFair = plan.isFair ?? true;
  }

  abstract say(message: OnlineUp): void;

  /** How things stand at the table. */
  get table(): TableNow | null {
    return this.last('table');
  }

  last<T extends OnlineDown['type']>(type: T): Heard<T> | null {
    return this.all(type).at(-1) ?? null;
  }

  all<T extends OnlineDown['type']>(type: T): Heard<T>[] {
    return this.heard.filter((message): message is Heard<T> => message.type === type);
  }

  hear(message: OnlineDown): void {
    this.heard.push(message);
    if ('n' in message) this.n = message.n;
    if (message.type === 'told') this.#view = message.view;
    this.wall.hear(message);
    if (message.type === 'done' && message.question === this.answer?.question) this.answer = null;
    if (message.type === 'asked') this.#choose(message);
    if (message.type === 'round-over' && this.#isReady) this.say({ type: 'ready', round: message.round });
    this.look();
  }

  /** Resolves when what was heard makes it true. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((resolve) => this.#looking.push(resolve));
  }

  protected look(): void {
    for (const look of this.#looking.splice(0)) look();
  }

  #choose({ question, legal, ruleset }: Asked): void {
    if (this.level === null) return;
    if (this.answer?.question !== question) {
      const actions: readonly GameAction[] = legal;
      const bot = createBot(this.level, { seed: SEED, seat: this.table?.own ?? 0, ruleset });
      const chosen = bot.choose(this.#view, actions as readonly AnyAction[]) as GameAction;
      this.answer = { type: 'act', question, action: chosen ?? at(actions, 0) };
    }
    this.say(this.answer);
  }
}
