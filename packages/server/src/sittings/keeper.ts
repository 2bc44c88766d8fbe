/** Keeps the entries of one sitting while this process owns it, each with the next number. */
import { Superseded as TableSuperseded } from '@paiju/table';
import type { Journal } from '../store/journal.ts';
import type { NewEntry } from '../store/journalEntry.ts';
import { Superseded } from '../store/problems.ts';
import type { Entry } from './entries.ts';
import type { Outlook } from './ports.ts';

export interface Owned {
  readonly id: string;
  readonly epoch: number;
  /** How many entries there are. */
  readonly entries: number;
  /** The entry with which the match began that runs. */
  readonly firstEntry: number;
}

export class Keeper {
  readonly #journal: Pick<Journal, 'append'>;
  readonly #id: string;
  readonly #epoch: number;
  #entries: number;
  #firstEntry: number;

  constructor(journal: Pick<Journal, 'append'>, { id, epoch, entries, firstEntry }: Owned) {
    this.#journal = journal;
    this.#id = id;
    this.#epoch = epoch;
    this.#entries = entries;
    this.#firstEntry = firstEntry;
  }

  async append(entry: Entry, { card, guests }: Outlook): Promise<void> {
    this.#entries += 1;
    if (entry.type === 'began') this.#firstEntry = this.#entries;
    const line: NewEntry = {
      sitting: this.#id,
      epoch: this.#epoch,
      n: this.#entries,
      body: entry,
      ...(card === null ? {} : { summary: card, phase: card.phase }),
      ...(entry.type === 'over'
        ? { played: { number: entry.match, guests, firstEntry: this.#firstEntry } }
        : {}),
    };
    try {
      await this.#journal.append(line);
    } catch (error) {
      // The table knows only its own word for it.
      throw error instanceof Superseded ? new TableSuperseded(error.message) : error;
    }
  }
}
