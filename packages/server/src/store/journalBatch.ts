/** One batch of the journal: for each sitting a run of entries, of which all are kept or none. */
import type { Line } from './journalEntry.ts';

const MOST_LINES = 500;
const MOST_CHARACTERS = 1_000_000;

/** Entries of one sitting that follow one another. */
export type Run<Of extends Line = Line> = Of[];

/** What goes now, one run for each sitting, and what has to wait. Nothing overtakes what came before it at its sitting. */
export function batchOf<Of extends Line>(waiting: readonly Of[]): { runs: Run<Of>[]; left: Of[] } {
  const runs = new Map<string, Run<Of>>();
  const left: Of[] = [];
  const held = new Set<string>();
  let [lines, characters] = [0, 0];
  for (const line of waiting) {
    const run = runs.get(line.sitting) ?? [];
    const last = run.at(-1);
    const follows = last === undefined || (line.epoch === last.epoch && line.n === last.n + 1);
    const hasRoom = lines === 0 || (lines < MOST_LINES && characters + line.text.length <= MOST_CHARACTERS);
    if (!follows || !hasRoom || held.has(line.sitting)) {
      left.push(line);
      held.add(line.sitting);
      continue;
    }
    run.push(line);
    runs.set(line.sitting, run);
    lines += 1;
    characters += line.text.length;
  }
  return { runs: [...runs.values()], left };
}

/** The parameters of `APPEND`. */
export const appendParameters = (runs: readonly Run[]): readonly string[] => [
  JSON.stringify(runs.map(changesOf)),
  linesParameter(runs.flat()),
  JSON.stringify(
    runs.flat().flatMap(({ sitting, n, played }) => (played ? [{ sitting, last: n, ...played }] : [])),
  ),
];

/** The parameter of `FOUND`. */
export const linesParameter = (lines: readonly Line[]): string =>
  `[${lines.map(({ sitting, n, text }) => `{"sitting":${JSON.stringify(sitting)},"n":${n},"body":${text}}`).join()}]`;

/** What a run makes of the row of its sitting: the newest of each. */
const changesOf = (run: Run): object => ({
  sitting: run[0]?.sitting,
  epoch: run[0]?.epoch,
  first: run[0]?.n,
  last: run.at(-1)?.n,
  phase: run.findLast(({ phase }) => phase !== undefined)?.phase,
  summary: run.findLast(({ summary }) => summary !== undefined)?.summary,
  ended: run.some(({ isEnded }) => isEnded === true),
});
