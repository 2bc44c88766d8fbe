// How far a long command has come: a bar on a terminal, else a line now and then.
import { Progress } from '../packages/cli/src/screen/progress.ts';

const EVERY_MS = 10_000;

export class Stages {
  #things = '';
  #bar = null;
  #started = 0;
  #told = 0;

  /** Call often. Other things than the last time are the next stage. */
  show(things, done, all) {
    if (things !== this.#things) this.#begin(things, all);
    this.#bar.show(done);
    const now = Date.now();
    if (process.stderr.isTTY || done === 0 || now - this.#told < EVERY_MS) return;
    this.#told = now;
    const rate = (1000 * done) / (now - this.#started);
    console.error(
      `${done}/${all} ${things}, ${rate.toFixed(rate < 10 ? 1 : 0)}/s, ${Math.ceil((all - done) / rate)} s left`,
    );
  }

  clear() {
    this.#bar?.clear();
    this.#things = '';
  }

  #begin(things, all) {
    this.clear();
    this.#things = things;
    this.#bar = new Progress({ err: process.stderr }, { things, all });
    this.#started = Date.now();
    this.#told = this.#started;
  }
}
