/** `--continue`: a recorded game that is gone on with. */
import type { GameRecord, MatchTerms, Seat, Seed } from '@paiju/engine';
import { LARGEST_RECORD, Match, replay, verifyRecord } from '@paiju/engine';
import type { SeatMessage } from '@paiju/table';
import { seenOf } from '@paiju/table';
import { explained, problemLine, recordIn } from '../../args/record.ts';
import { UsageError } from '../../edge/failure.ts';
import { appendText, readText } from '../../edge/files.ts';

/** The terms of a match whose tiles come from a seed. */
export type SeededTerms = MatchTerms & { readonly chance: { readonly seed: Seed } };

/** What an earlier game has left, and how it is recorded further. */
export interface Resumed {
  readonly record: GameRecord;
  readonly terms: SeededTerms;
  writeLine(line: string): void;
}

/** Reads and checks the record: nobody should go on with a game that never was. */
export const resumed = (file: string): Resumed => {
  const record = recordIn(file);
  const { terms, entries } = record;
  const verified = verifyRecord(record);
  if (!verified.ok) throw new UsageError(problemLine(file, explained(record, verified.error)));
  if (verified.value.finished)
    throw new UsageError(
      `${file}: the match is over; allowed: paiju replay ${file}, or a game that is not over`,
    );
  if (!isSeeded(terms))
    throw new UsageError(`${file}: the deals are written out; allowed: a game that was dealt from a seed`);
  if (!readText(file, LARGEST_RECORD).endsWith('\n')) appendText(file, '\n');
  // A record with actions only stays one.
  const isBare = entries.actions === entries.size;
  const isKept = (line: string): boolean => !isBare || Object.hasOwn(JSON.parse(line), 'action');
  const writeLine = (line: string): void => (isKept(line) ? appendText(file, `${line}\n`) : undefined);
  return { record, terms, writeLine };
};

/** What can be done with the record of a game. */
export const keptLine = (file: string, isOver: boolean): string =>
  isOver
    ? `Recorded in ${file}; check it with: npx paiju replay ${file} --verify`
    : `Recorded in ${file}; go on with: npx paiju play --continue ${file}`;

const isSeeded = (terms: MatchTerms): terms is SeededTerms => 'seed' in terms.chance;

/** What a seat, or with null a spectator, was told so far, message by message. */
export function* storyOf(record: GameRecord, seat: Seat | null): Generator<SeatMessage, undefined> {
  const { game, terms } = record;
  const match = new Match(game, terms);
  for (const { moment } of replay(record, match)) {
    const seen = seenOf(moment, (event) => game.rules.seenBy(terms.options, event, seat));
    yield { ...seen, view: game.rules.view(match.state, seat), points: match.balances };
  }
}
