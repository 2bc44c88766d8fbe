/** A game on a server, as the page speaks with the one in its worker: whoever plays does not know which it is. */
import type { SeatDown, SeatUp } from '@paiju/protocol';
import type { Connection } from '../play/connection.ts';
import type { Request } from '../play/messages.ts';
import type { OnlineLink } from './link.ts';

/** What may be said at a table with others: nobody takes back, asks the expert or sets the pace there. */
const SAID = {
  act: true,
  ready: true,
  'why-not': true,
  resync: true,
} satisfies Readonly<Record<SeatUp['type'], true>>;

const isSaid = (request: Request): request is SeatUp => Object.hasOwn(SAID, request.type);

/** `close` is for whoever holds the link. */
export class SeatConnection implements Connection {
  readonly #link: OnlineLink;
  #hear: (message: SeatDown) => void = () => {};

  constructor(link: OnlineLink) {
    this.#link = link;
  }

  send(request: Request): void {
    if (isSaid(request)) this.#link.say(request);
  }

  listen(hear: (message: SeatDown) => void): void {
    this.#hear = hear;
  }

  /** What came over the link for the seat. */
  pass(message: SeatDown): void {
    this.#hear(message);
  }

  close(): void {}
}
