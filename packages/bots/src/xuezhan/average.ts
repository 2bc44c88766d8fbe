/** Several prospects as one. */
import type { Prospect } from './chances.ts';
import { HOPELESS, SUREST } from './chances.ts';

/** Puts what may follow together, each by its chance. */
export class Average {
  #chance = 0;
  #drawn = 0;
  #drawnIncome = 0;
  #fed = 0;
  #fedIncome = 0;
  #worth = 0;
  readonly #steps: number[] = [];

  add(chance: number, { steps, drawn, drawnIncome, fed, fedIncome, worth }: Prospect): void {
    this.#chance += chance;
    this.#drawn += chance * drawn;
    this.#drawnIncome += chance * drawnIncome;
    this.#fed += chance * fed;
    this.#fedIncome += chance * fedIncome;
    this.#worth += chance * worth;
    for (let i = 0; i < steps.length; i++) this.#steps[i] = (this.#steps[i] ?? 0) + chance * (steps[i] ?? 0);
  }

  prospect(): Prospect {
    const all = this.#chance;
    if (all === 0) return { ...HOPELESS, steps: [0] };
    return {
      steps: [Math.min(all, SUREST), ...this.#steps.map((sum) => sum / all)],
      drawn: this.#drawn / all,
      drawnIncome: this.#drawnIncome / all,
      fed: this.#fed / all,
      fedIncome: this.#fedIncome / all,
      worth: this.#worth / all,
    };
  }
}
