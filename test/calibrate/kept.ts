/** Positions that are sampled already, kept in a file outside the repository: a header line, then one line a match. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Position } from './sample.ts';

/** What the positions of a file have in common. */
export interface KeptTerms {
  readonly game: string;
  readonly preset: string;
  readonly seed: string;
  readonly commit: string;
}

export class KeptPositions {
  readonly #file: string | null;
  readonly positions: Position[] = [];
  /** How many matches they are from. */
  matches = 0;

  /** Begins the file, or reads what an earlier run on the same terms left in it. Without a file nothing is kept. */
  constructor(file: string | null, terms: KeptTerms) {
    this.#file = file;
    if (file === null) return;
    const header = JSON.stringify(terms);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    // A line without its end was being written when the run was stopped.
    const last = lines.pop() ?? '';
    const [found, ...matches] = lines;
    if (found !== undefined && found !== header)
      throw new Error(`${file} is of another run: ${found}; take another file, or the same terms`);
    for (const line of matches) this.positions.push(...(JSON.parse(line) as Position[]));
    this.matches = matches.length;
    if (found === undefined) writeFileSync(file, `${header}\n`);
    else if (last !== '') writeFileSync(file, `${lines.join('\n')}\n`);
  }

  /** The positions of the next match. */
  add(match: readonly Position[]): void {
    this.positions.push(...match);
    this.matches += 1;
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(match)}\n`);
  }
}
