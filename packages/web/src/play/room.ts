/** A room with one table and one person at it: hears what the page says, and tells it what its seat may know. */
import { createAdviser, createBot } from '@paiju/bots';
import type { AnyAction, Game, GameRecord, MatchTerms, Seat } from '@paiju/engine';
import { GAMES, readRecord, seedOf } from '@paiju/engine';
import type { SeatPort } from '@paiju/table';
import { Table } from '@paiju/table';
import type { Company, NewGame, Pace, Reply, Request, Trouble } from './messages.ts';
import { recordBefore } from './undo.ts';

export interface RoomPorts {
  tell(reply: Reply): void;
  sleep(ms: number): Promise<void>;
}

interface OpenQuestion {
  readonly number: number;
  readonly view: object;
  readonly legal: readonly AnyAction[];
  answer(action: AnyAction): void;
}

interface Sitting {
  readonly table: Table;
  readonly company: Company;
  readonly seat: Seat;
  readonly lines: string[];
}

export class Room {
  readonly #ports: RoomPorts;
  #sitting: Sitting | null = null;
  #question: OpenQuestion | null = null;
  #pace: Pace = { thinkMs: 0, holdMs: 0 };
  #goOn: () => void = () => {};

  constructor(ports: RoomPorts) {
    this.#ports = ports;
  }

  /** Never throws: what goes wrong is told. */
  hear(request: Request): void {
    try {
      this.#do(request);
    } catch (error) {
      this.#trouble('broken', error instanceof Error ? error.message : String(error));
    }
  }

  #do(request: Request): void {
    switch (request.type) {
      case 'begin':
        this.#pace = request.pace;
        this.#begin(request.game);
        break;
      case 'go-on':
        this.#pace = request.pace;
        this.#goOnWith(request.record, request.company);
        break;
      case 'act':
        if (this.#question?.number === request.question) this.#question.answer(request.action);
        break;
      case 'next-round':
        this.#goOn();
        break;
      case 'pace':
        this.#pace = request.pace;
        break;
      case 'undo':
        this.#undo();
        break;
      case 'hint':
        this.#hint();
        break;
      case 'why-not':
        this.#whyNot(request.action);
        break;
    }
  }

  #begin({ ruleset, options, seed, players, company }: NewGame): void {
    const game = gameOf(ruleset);
    this.#seat(game, { options, chance: { seed: seedOf(seed) }, players }, company, null);
  }

  #goOnWith(text: string, company: Company): void {
    const record = readRecord(GAMES, text);
    if (!record.ok) {
      this.#trouble('bad-record', record.error.code);
      return;
    }
    this.#seat(record.value.game, record.value.terms, company, record.value);
  }

  #seat(game: Game, terms: MatchTerms, company: Company, past: GameRecord | null): void {
    this.#sitting?.table.close();
    this.#question = null;
    const { rules } = game;
    const seat = company.indexOf(null);
    const seats = company.map((level, own) =>
      level === null ? this.#person() : this.#bot(rules.id, own, level),
    );
    const pace = (): Pace => this.#pace;
    const settings = {
      clock: null,
      get holdMs(): number {
        return pace().holdMs;
      },
    };
    const log = { info: () => {}, error: (entry: object) => this.#trouble('broken', JSON.stringify(entry)) };
    const ports = {
      seats,
      log,
      wait: (ms: number) => this.#ports.sleep(ms),
      now: () => performance.now(),
      betweenRounds: () => this.#roundOver(),
    };
    const table = new Table(game, terms, ports, settings);
    const sitting: Sitting = { table, company, seat, lines: [] };
    this.#sitting = sitting;
    this.#ports.tell({ type: 'seated', ruleset: rules.id, seat, players: terms.players });
    this.#ports.tell({ type: 'fresh-record' });
    table.onLine = (line) => {
      sitting.lines.push(line);
      this.#ports.tell({ type: 'line', line });
    };
    const problem = past === null ? null : table.restore(past);
    if (problem !== null) {
      this.#trouble('bad-record', problem.code);
      return;
    }
    void this.#play(sitting);
  }

  async #play(sitting: Sitting): Promise<void> {
    const { table } = sitting;
    await table.run();
    if (this.#sitting === sitting && table.match.isOver)
      this.#ports.tell({ type: 'match-over', ranking: table.match.ranking });
  }

  #roundOver(): Promise<void> {
    this.#ports.tell({ type: 'round-over' });
    return new Promise((resolve) => {
      this.#goOn = resolve;
    });
  }

  #person(): SeatPort {
    return {
      observe: (message) => this.#ports.tell({ type: 'told', message }),
      choose: ({ number, view, legal }, signal) =>
        new Promise((resolve) => {
          const end = (): void => {
            if (this.#question?.number === number) this.#question = null;
            this.#ports.tell({ type: 'answered', question: number });
          };
          signal.addEventListener('abort', end, { once: true });
          this.#question = { number, view, legal, answer: resolve };
          this.#ports.tell({ type: 'asked', question: number, legal });
        }),
    };
  }

  #bot(ruleset: string, seat: Seat, level: NonNullable<Company[number]>): SeatPort {
    // The seed of a bot must not tell of the wall: any will do, as long as it is the same for the same seat.
    const bot = createBot(level, { seed: BOT_SEED, seat, ruleset });
    return {
      observe: () => {},
      choose: async ({ view, legal }) => {
        await this.#ports.sleep(this.#pace.thinkMs);
        return bot.choose(view, legal);
      },
    };
  }

  #undo(): void {
    const sitting = this.#sitting;
    const text = sitting === null ? null : recordBefore(sitting.lines, sitting.seat);
    if (sitting === null || text === null) {
      this.#trouble('nothing-to-undo', '');
      return;
    }
    this.#goOnWith(text, sitting.company);
  }

  #hint(): void {
    const question = this.#question;
    const sitting = this.#sitting;
    if (question === null || sitting === null) return;
    const { seat, table } = sitting;
    const adviser = createAdviser('expert', { seed: BOT_SEED, seat, ruleset: table.match.rules.id });
    const opinions = adviser.weigh(question.view, question.legal);
    this.#ports.tell({ type: 'hint', question: question.number, opinions });
  }

  #whyNot(action: AnyAction): void {
    const sitting = this.#sitting;
    if (sitting === null) return;
    const code = sitting.table.whyNot(sitting.seat, action);
    if (code !== null) this.#ports.tell({ type: 'refused', action, code });
  }

  #trouble(code: Trouble, detail: string): void {
    this.#ports.tell({ type: 'trouble', code, detail });
  }
}

const BOT_SEED = seedOf('0'.repeat(64));

const gameOf = (ruleset: string): Game => {
  const game = Object.hasOwn(GAMES, ruleset) ? GAMES[ruleset as keyof typeof GAMES] : undefined;
  if (game === undefined) throw new RangeError(`no game ${ruleset}`);
  return game;
};
