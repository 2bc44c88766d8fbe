/**
 * A room with one person in it who may do what nobody may at a table with others: choose the seed, take back a decision,
 * ask the expert, keep the record while it grows. Runs in the page's worker.
 */
import type { BotLevel, BotSeat, BotsByLevel } from '@paiju/bots';
import type { Game, GameRecord, Games, MatchTerms, Seat } from '@paiju/engine';
import { readRecord, seedOf } from '@paiju/engine';
import type { SeatDown } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { RoomSettings, SeatPort } from '@paiju/table';
import { Room } from '@paiju/table';
import type { Lineup, NewGame, Pace, Reply, Request, Trouble } from './messages.ts';
import { recordBefore } from './undo.ts';

export interface PracticePorts {
  /** What may be played here. */
  readonly games: Games;
  tell(reply: Reply): void;
  sleep(ms: number): Promise<void>;
  /** Who plays this game at a level. Fetched on the way, so that the first deal waits for nobody who does not play. */
  bot<Level extends BotLevel>(ruleset: string, level: Level): Promise<BotsByLevel[Level]>;
}

interface Sitting {
  readonly room: Room<BotLevel>;
  readonly lineup: Lineup;
  readonly seat: Seat;
  readonly lines: string[];
  /** Whoever comes back after the end of a round, or takes back what came after it, has looked at it before. */
  hasSeenRound: boolean;
}

export class Practice {
  readonly #ports: PracticePorts;
  #sitting: Sitting | null = null;
  #pace: Pace = { thinkMs: 0, holdMs: 0 };

  constructor(ports: PracticePorts) {
    this.#ports = ports;
  }

  /** Never throws: what goes wrong is told. */
  hear(request: Request): void {
    try {
      this.#do(request);
    } catch (error) {
      this.#broken(error);
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
        this.#goOnWith(request.record, request.lineup);
        break;
      case 'pace':
        this.#pace = request.pace;
        break;
      case 'undo':
        this.#undo();
        break;
      case 'hint':
        this.#hint().catch((error) => this.#broken(error));
        break;
      default:
        this.#sitting?.room.hear(this.#sitting.seat, request);
    }
  }

  #begin({ ruleset, options, seed, players, lineup }: NewGame): void {
    this.#seat(
      gameOf(this.#ports.games, ruleset),
      { options, chance: { seed: seedOf(seed) }, players },
      lineup,
      null,
    );
  }

  #goOnWith(text: string, lineup: Lineup): void {
    const record = readRecord(this.#ports.games, text);
    if (!record.ok) {
      this.#trouble('bad-record', record.error.code);
      return;
    }
    this.#seat(record.value.game, record.value.terms, lineup, record.value);
  }

  #seat(game: Game, terms: MatchTerms, lineup: Lineup, past: GameRecord | null): void {
    this.#sitting?.room.close();
    const room = new Room<BotLevel>(
      {
        game,
        terms,
        seats: lineup.map((level) => (level === null ? { is: 'person' } : { is: 'bot', level })),
      },
      {
        tell: (_seat, message) => this.#tell(sitting, message),
        keep: ({ lines }) => this.#keep(sitting, lines),
        bot: (seat, level) => this.#bot({ ruleset: game.rules.id, seat }, level),
        wait: (ms) => this.#ports.sleep(ms),
        now: () => performance.now(),
        log: { info: () => {}, error: (entry) => this.#trouble('broken', JSON.stringify(entry)) },
      },
      this.#settings,
    );
    const sitting: Sitting = {
      ...{ room, lineup, seat: lineup.indexOf(null), lines: [] },
      hasSeenRound: false,
    };
    this.#sitting = sitting;
    this.#ports.tell({ type: 'fresh-record' });
    const lines = (written: readonly string[]): void => this.#keep(sitting, written);
    const problem = past === null ? null : room.restore(past, { lines });
    sitting.hasSeenRound = past !== null && room.match.betweenRounds;
    if (problem === null) void room.run();
    else this.#trouble('bad-record', problem.code);
  }

  #keep({ lines }: Sitting, written: readonly string[]): void {
    lines.push(...written);
    for (const line of written) this.#ports.tell({ type: 'line', line });
  }

  #tell(sitting: Sitting, message: SeatDown): void {
    // A room that was left may still have something to say.
    if (this.#sitting !== sitting) return;
    if (message.type === 'round-over' && sitting.hasSeenRound) {
      const { room, seat } = sitting;
      sitting.hasSeenRound = false;
      queueMicrotask(() => room.hear(seat, { type: 'ready', round: message.round }));
    } else this.#ports.tell(message);
  }

  /** Nobody is hurried, and nobody plays for somebody who looks away. */
  get #settings(): RoomSettings<BotLevel> {
    const pace = (): Pace => this.#pace;
    return {
      clock: null,
      readyMs: null,
      standIn: null,
      protocol: PROTOCOL,
      get holdMs(): number {
        return pace().holdMs;
      },
    };
  }

  #bot(place: Pick<BotSeat, 'ruleset' | 'seat'>, level: BotLevel): SeatPort {
    const seating = this.#ports.bot(place.ruleset, level);
    // The seed of a bot must not tell of the wall: any will do, as long as it is the same for the same seat.
    const bot = seating.then((sit) => sit({ seed: BOT_SEED, ...place }));
    bot.catch((error) => this.#broken(error));
    return {
      observe: () => {},
      choose: async ({ view, legal }) => {
        await this.#ports.sleep(this.#pace.thinkMs);
        return (await bot).choose(view, legal);
      },
    };
  }

  #undo(): void {
    const sitting = this.#sitting;
    const text = sitting === null ? null : recordBefore(this.#ports.games, sitting.lines, sitting.seat);
    if (sitting === null || text === null) {
      this.#trouble('nothing-to-undo', '');
      return;
    }
    this.#goOnWith(text, sitting.lineup);
  }

  async #hint(): Promise<void> {
    const sitting = this.#sitting;
    const question = sitting?.room.question(sitting.seat) ?? null;
    if (question === null || sitting === null) return;
    const { seat, room } = sitting;
    const ruleset = room.match.rules.id;
    const sitDown = await this.#ports.bot(ruleset, 'expert');
    // Meanwhile another game may have begun, and its questions have the same numbers.
    if (this.#sitting !== sitting) return;
    const adviser = sitDown({ seed: BOT_SEED, seat, ruleset });
    const opinions = adviser.weigh(question.view, question.legal);
    this.#ports.tell({ type: 'hint', question: question.number, opinions });
  }

  #broken(error: unknown): void {
    this.#trouble('broken', error instanceof Error ? error.message : String(error));
  }

  #trouble(code: Trouble, detail: string): void {
    this.#ports.tell({ type: 'trouble', code, detail });
  }
}

const BOT_SEED = seedOf('0'.repeat(64));

const gameOf = (games: Games, ruleset: string): Game => {
  const game = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (game === undefined) throw new RangeError(`no game ${ruleset}`);
  return game;
};
