/** Several prospects as one. */
import type { Prospect } from './chances.ts';
import { HOPELESS } from './chances.ts';

/** No chance is a certainty: the tiles are where they are. */
export const SUREST = 0.95;

/** Puts what may follow together, each by its chance. */
export class Average {
  #chance = 0;
  #rate = 0;
  #income = 0;
  #worth = 0;
  readonly #steps: number[] = [];

  add(chance: number, { steps, rate, income, worth }: Prospect): void {
    this.#chance += chance;
    this.#rate += chance * rate;
    this.#income += chance * income;
    this.#worth += chance * worth;
    for (let i = 0; i < steps.length; i++) this.#steps[i] = (this.#steps[i] ?? 0) + chance * (steps[i] ?? 0);
  }

  prospect(): Prospect {
    const all = this.#chance;
    if (all === 0) return { ...HOPELESS, steps: [0] };
    return {
      steps: [Math.min(all, SUREST), ...this.#steps.map((sum) => sum / all)],
      rate: this.#rate / all,
      income: this.#income / all,
      worth: this.#worth / all,
    };
  }
}
