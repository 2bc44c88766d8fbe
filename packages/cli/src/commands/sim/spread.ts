/** Mean, standard deviation and extremes of whole numbers. Sums are exact, so the order of adding does not matter. */
export class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
    this.#min = Math.min(this.#min, value);
    this.#max = Math.max(this.#max, value);
  }

  summary(): { readonly mean: number; readonly sd: number; readonly min: number; readonly max: number } {
    if (this.#count === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
    const mean = this.#sum / this.#count;
    const variance = Math.max(0, this.#squares / this.#count - mean * mean);
    return { mean: rounded(mean), sd: rounded(Math.sqrt(variance)), min: this.#min, max: this.#max };
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
