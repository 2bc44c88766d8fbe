/** The one way from the page to a game: whoever answers, a worker here or a server afar, gives the same. */
import type { Reply, Request } from './messages.ts';

export interface Connection {
  send(request: Request): void;
  /** One listener at a time. */
  listen(hear: (reply: Reply) => void): void;
  close(): void;
}
