/** Whether the page works without a connection: a service worker keeps its files, where the browser allows one. */
import { notices } from '../notices/notices.ts';

/** By then whoever wants to play at once has been dealt to. */
const QUIET_MS = 4000;

export type OfflineState = 'online' | 'ready' | 'offline';

class Offline {
  #isReady = false;
  readonly #listeners = new Set<() => void>();

  get state(): OfflineState {
    if (!navigator.onLine) return 'offline';
    return this.#isReady ? 'ready' : 'online';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  };

  /** A while after the page was opened, so that nothing is fetched before what is needed first. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const before = navigator.serviceWorker.controller;
    try {
      const registration = await navigator.serviceWorker.register('./offline.js');
      registration.addEventListener(
        'updatefound',
        () => before !== null && this.#watch(registration.installing),
      );
      await navigator.serviceWorker.ready;
      this.#isReady = true;
      for (const listener of this.#listeners) listener();
    } catch {
      // Forbidden: the page works as long as there is a connection.
    }
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') notices.say('update');
    });
  }
}

export const offline = new Offline();
