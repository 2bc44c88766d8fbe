/** Plain sentences that concern the whole page: shown until they are put away, each at most once a visit. */
import { useSyncExternalStore } from 'react';

/** The texts stand in `home:notices`. */
export type Notice = 'storage' | 'update' | 'lostGame' | 'noGame';

export class NoticeStore {
  #now: readonly Notice[] = [];
  readonly #said = new Set<Notice>();
  readonly #listeners = new Set<() => void>();

  get now(): readonly Notice[] {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  say(notice: Notice): void {
    if (this.#said.has(notice)) return;
    this.#said.add(notice);
    this.#show([...this.#now, notice]);
  }

  putAway(notice: Notice): void {
    this.#show(this.#now.filter((each) => each !== notice));
  }

  #show(now: readonly Notice[]): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

export const notices = new NoticeStore();

export const useNotices = (): readonly Notice[] => useSyncExternalStore(notices.subscribe, () => notices.now);
