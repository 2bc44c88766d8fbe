/** Cuts what a process writes into lines, and keeps no line that is longer than allowed. */
import { StringDecoder } from 'node:string_decoder';

export interface LineEars {
  line(text: string): void;
  /** A line was too long; called once for each, when it begins to be. */
  tooLong(): void;
}

export class Lines {
  readonly #most: number;
  readonly #ears: LineEars;
  readonly #decoder = new StringDecoder('utf8');
  #begun = '';
  #isSkipping = false;

  constructor(most: number, ears: LineEars) {
    this.#most = most;
    this.#ears = ears;
  }

  add(bytes: Buffer): void {
    const parts = this.#decoder.write(bytes).split('\n');
    for (const [i, part] of parts.entries()) {
      this.#take(part);
      if (i < parts.length - 1) this.#end();
    }
  }

  #take(part: string): void {
    if (this.#isSkipping) return;
    this.#begun += part;
    if (this.#begun.length <= this.#most) return;
    this.#isSkipping = true;
    this.#begun = '';
    this.#ears.tooLong();
  }

  #end(): void {
    const line = this.#begun.trim();
    const isWhole = !this.#isSkipping;
    this.#begun = '';
    this.#isSkipping = false;
    if (isWhole && line !== '') this.#ears.line(line);
  }
}
