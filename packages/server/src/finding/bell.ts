/** Rings for everybody who waits for it; whoever gives up hears it at once. */
export class Bell {
  #listening = new Set<() => void>();

  ring(): void {
    const all = this.#listening;
    this.#listening = new Set();
    for (const hear of all) hear();
  }

  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const hear = (): void => {
        this.#listening.delete(hear);
        signal.removeEventListener('abort', hear);
        resolve();
      };
      this.#listening.add(hear);
      signal.addEventListener('abort', hear);
    });
  }
}
