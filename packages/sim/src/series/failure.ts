/** A game that threw. */

/** Of a game that was not played to its end because somebody pressed Ctrl-C. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** What was thrown, as plain data: an error comes out of another thread without its class. */
export interface Thrown {
  readonly game: number;
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
}

export const thrownBy = (game: number, error: unknown): Thrown =>
  error instanceof Error
    ? { game, kind: error.constructor.name, message: error.message, stack: error.stack ?? String(error) }
    : { game, kind: typeof error, message: String(error), stack: String(error) };

export class GameFailure extends Error {
  readonly game: number;
  /** The class of what was thrown. */
  readonly kind: string;
  /** With the message and the stack of what was thrown. */
  override readonly cause: Error;

  constructor({ game, kind, message, stack }: Thrown) {
    super(`game ${game}: ${message}`);
    this.game = game;
    this.kind = kind;
    this.cause = Object.assign(new Error(message), { stack });
  }
}
