/**
 * Whether the page came from a server with tables to meet at. Asked quietly, once home is there; a page on a plain web
 * server finds the file `api/status` there, which says that there is none. Home needs this before anything else of this
 * folder, so it reads the answer without schemas.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { apiAddress } from './addresses.ts';

/** `none`: no server, no network, or not asked yet. */
export type Online = 'none' | 'opening' | 'ready' | 'failed';

const AGAIN_MS = 1_500;
const KNOWN: readonly unknown[] = ['opening', 'ready', 'failed'] satisfies readonly Online[];

export const readStatus = (answer: unknown): Online => {
  const { online } = Object(answer) as { readonly online?: unknown };
  return KNOWN.includes(online) ? (online as Online) : 'none';
};

class Status {
  #now: Online = 'none';
  #isAsking = false;
  readonly #listeners = new Set<() => void>();

  get now(): Online {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** While it is opening it is asked again, until somebody looks elsewhere. */
  async look(signal: AbortSignal): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#show(await this.#ask());
    this.#isAsking = false;
    if (this.#now !== 'opening' || signal.aborted) return;
    const timer = setTimeout(() => void this.look(signal), AGAIN_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async #ask(): Promise<Online> {
    // A browser without a network complains in its console about whoever asks.
    if (!navigator.onLine) return 'none';
    try {
      const response = await fetch(apiAddress('status'));
      return response.ok ? readStatus(await response.json()) : 'none';
    } catch {
      return 'none';
    }
  }

  #show(now: Online): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

const status = new Status();

export const useOnline = (): Online => {
  useEffect(() => {
    const left = new AbortController();
    const look = (): void => void status.look(left.signal);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      left.abort();
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return useSyncExternalStore(
    status.subscribe,
    () => status.now,
    () => 'none',
  );
};
