/** A socket as the page has one, by way of a load balancer: whoever is not there is passed over for the next. */
import type { Wire } from '../../packages/web/src/online/link.ts';

/** As when a connection was never made, or was lost without a word. */
const ABNORMAL = 1006;

/** Hears what goes over a wire, and when there is none. */
export interface Eavesdropper {
  told(text: string): void;
  said(text: string): void;
  closed(code: number): void;
  /** What became of one try to connect, for whoever wants to know what took so long. */
  tried(how: string): void;
}

export class BalancedWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly #ear: Eavesdropper;
  readonly #left: string[];
  #socket: WebSocket | null = null;
  #isClosed = false;

  constructor(addresses: readonly string[], ear: Eavesdropper) {
    this.#left = [...addresses];
    this.#ear = ear;
    this.#try();
  }

  send(text: string): void {
    this.#ear.said(text);
    this.#socket?.send(text);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#ear.closed(ABNORMAL);
    this.#socket?.close();
  }

  #try(): void {
    const address = this.#left.shift();
    if (address === undefined) {
      // Never before whoever asked for it has it.
      setTimeout(() => this.#lost(ABNORMAL));
      return;
    }
    const socket = new WebSocket(`ws://${address}/api/socket`);
    this.#socket = socket;
    let isOpen = false;
    const port = address.replace(/.*:/, '');
    socket.onopen = () => {
      isOpen = true;
      this.#ear.tried(`${port} opened`);
      if (!this.#isClosed) this.onopen?.();
    };
    socket.onmessage = ({ data }) => {
      if (this.#isClosed) return;
      this.#ear.told(String(data));
      this.onmessage?.({ data: String(data) });
    };
    socket.onclose = ({ code }) => {
      if (isOpen) this.#ear.tried(`${port} closed with ${code}`);
      else this.#ear.tried(`${port} not there`);
      if (isOpen) this.#lost(code);
      else if (!this.#isClosed) this.#try();
    };
  }

  #lost(code: number): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#ear.closed(code);
    this.onclose?.({ code });
  }
}
