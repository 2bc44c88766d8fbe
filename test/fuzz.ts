/** Gives every reader texts made wrong by chance, and looks at what it answers, how long it takes and what it costs. */
import { Dice, spoilt } from './fuzzChange.ts';
import type { Reader, Reading } from './fuzzReaders.ts';

/** Nobody waits longer, and no small machine has more: what one input may take. */
export const MOST_MS = 2000;
export const MOST_MEGABYTES = 256;

export interface Slowest {
  readonly reader: string;
  /** Of the processor: a machine that is busy otherwise takes none of it. */
  readonly ms: number;
  readonly size: number;
  readonly number: number;
}

export interface Fuzzed {
  readonly inputs: number;
  /** By reader: how many texts were still fine. */
  readonly fine: Readonly<Record<string, number>>;
  readonly slowest: Slowest;
  /** The most memory the process ever had. */
  readonly megabytes: number;
  /** What went wrong, with the number that brings it back. */
  readonly failures: readonly string[];
}

export interface Plan {
  readonly readers: readonly Reader[];
  /** The number of the first text. */
  readonly first: number;
  /** How many texts for each reader. */
  readonly each: number;
  /** What one text may take; else `MOST_MS`. */
  readonly mostMs?: number;
  progress?(inputs: number): void;
}

export const fuzz = async ({ readers, first, each, mostMs = MOST_MS, progress }: Plan): Promise<Fuzzed> => {
  const fine: Record<string, number> = Object.fromEntries(readers.map(({ name }) => [name, 0]));
  const failures: string[] = [];
  let slowest: Slowest = { reader: '', ms: 0, size: 0, number: first };
  let inputs = 0;
  for (let number = first; number < first + each; number++)
    for (const reader of readers) {
      const dice = new Dice(number);
      const text = spoilt(dice.oneOf(reader.samples), dice);
      const before = process.cpuUsage();
      const trouble = await troubleOf(reader, text, () => {
        fine[reader.name] = (fine[reader.name] ?? 0) + 1;
      });
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1000;
      if (ms > slowest.ms) slowest = { reader: reader.name, ms, size: text.length, number };
      if (trouble !== null) failures.push(`${reader.name}, text ${number}: ${trouble}`);
      if (ms > mostMs) failures.push(`${reader.name}, text ${number}: ${Math.round(ms)} ms`);
      inputs += 1;
      progress?.(inputs);
    }
  const megabytes = process.resourceUsage().maxRSS / 1024;
  return { inputs, fine, slowest, megabytes, failures };
};

/** Null where the reader answered, in words or by having nothing against it. */
const troubleOf = async (reader: Reader, text: string, isFine: () => void): Promise<string | null> => {
  try {
    const reading: Reading = await reader.read(text);
    if (reading === null) isFine();
    return reading === null || isInWords(reading)
      ? null
      : `answered ${JSON.stringify(reading.slice(0, 500))}`;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};

/** One line of bounded length, in which nothing is hidden and nothing shines through of how it was made. */
export const isInWords = (reading: string): boolean =>
  /\p{L}/u.test(reading) &&
  reading.length < 3000 &&
  !/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]|undefined|\[object/u.test(reading);
