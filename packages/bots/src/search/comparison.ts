/**
 * Actions that are tried in the same worlds. What counts is by how much one is ahead of the favourite in the same world: the
 * luck they share cancels out. What was thought of them before the search weighs like a number of worlds.
 */

/** A rival this many standard errors behind the best is not tried any more. */
const HOPELESS = 1;
/** Standard errors by which an action has to be ahead before it is preferred. */
const CAUTION = 0.5;
/** With fewer worlds nobody is given up, and nobody preferred. */
const FEW = 8;

export class Comparison {
  /** By how much an action was thought to be ahead of the favourite, and how many worlds that is worth. */
  readonly #prior: number;
  readonly #trust: number;
  #worlds = 0;
  #sum = 0;
  #squares = 0;

  constructor(prior: number, trust: number) {
    this.#prior = prior;
    this.#trust = trust;
  }

  get worlds(): number {
    return this.#worlds;
  }

  /** In one more world the action came to so many points more than the favourite. */
  add(lead: number): void {
    this.#worlds += 1;
    this.#sum += lead;
    this.#squares += lead * lead;
  }

  /** By how much it is ahead of the favourite, all considered. */
  get lead(): number {
    return (this.#trust * this.#prior + this.#sum) / (this.#trust + this.#worlds);
  }

  /** The same, less what chance may have added: to leave the favourite takes more than a few lucky worlds. */
  get sureLead(): number {
    return this.#worlds < FEW ? this.#prior : this.lead - CAUTION * this.#error;
  }

  /** Whether more worlds would hardly bring it back to `best`. */
  isHopeless(best: number): boolean {
    return this.#worlds >= FEW && this.lead + HOPELESS * this.#error < best;
  }

  /** The standard error of the mean over the worlds. */
  get #error(): number {
    const mean = this.#sum / this.#worlds;
    const variance = Math.max(0, this.#squares / this.#worlds - mean * mean);
    return Math.sqrt(variance / this.#worlds);
  }
}
