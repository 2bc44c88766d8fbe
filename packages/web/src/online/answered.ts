/** What comes of a question to the server: an answer, or why there is none. */
import type { Result } from '@paiju/engine';
import type { ApiProblem } from '@paiju/protocol';

/**
 * Why there is no answer: what the server says, nobody there, or an answer that is none; somebody was signed out here
 * from elsewhere; or the browser gives no key.
 */
export interface ApiTrouble {
  readonly code:
    | ApiProblem['code']
    | 'unreachable'
    | 'signed-out'
    | 'key-cancelled'
    | 'key-known'
    | 'key-failed';
  /** When it will be done, in milliseconds since 1970, where that is known; null for never. */
  readonly until?: number | null | undefined;
}

export type Answered<T> = Promise<Result<T, ApiTrouble>>;
