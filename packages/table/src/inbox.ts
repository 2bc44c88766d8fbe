/** Things that arrive in any order and are taken one at a time. */
export class Inbox<T> {
  readonly #items: T[] = [];
  #wake: ((item: T) => void) | null = null;

  put(item: T): void {
    const wake = this.#wake;
    this.#wake = null;
    if (wake === null) this.#items.push(item);
    else wake(item);
  }

  /** One taker at a time. */
  next(): Promise<T> {
    const [item] = this.#items.splice(0, 1);
    return item === undefined
      ? new Promise((resolve) => {
          this.#wake = resolve;
        })
      : Promise.resolve(item);
  }
}
