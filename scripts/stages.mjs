// How far a long command has come: a bar on a terminal, else a line now and then.
import { Progress } from '../packages/cli/src/screen/progress.ts';

const EVERY_MS = 10_000;

export class Stages {
  #things = '';
  #bar = null;
  #started = 0;
  #before = 0;
  #told = 0;

  /** Call often. Other things than the last time are the next stage; what an earlier run has `done` of it is known at once. */
  show(things, done, all) {
    if (things !== this.#things) this.#begin(things, done, all);
    const here = done - this.#before;
    this.#bar.show(here);
    const now = Date.now();
    if (process.stderr.isTTY || here === 0 || now - this.#told < EVERY_MS) return;
    this.#told = now;
    const rate = (1000 * here) / (now - this.#started);
    console.error(
      `${done}/${all} ${things}, ${rate.toFixed(rate < 10 ? 1 : 0)}/s, ${Math.ceil((all - done) / rate)} s left`,
    );
  }

  clear() {
    this.#bar?.clear();
    this.#things = '';
  }

  #begin(things, before, all) {
    this.clear();
    this.#things = things;
    this.#before = before;
    this.#bar = new Progress({ err: process.stderr }, { things, all, before });
    this.#started = Date.now();
    this.#told = this.#started;
  }
}
