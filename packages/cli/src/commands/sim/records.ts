/** The records of a simulation: one file a game in a folder. */
import { join } from 'node:path';
import { UsageError } from '../../edge/failure.ts';
import { filesIn, makeFolder, writeText } from '../../edge/files.ts';

const RECORD = /^game-\d+\.jsonl$/;

/** Makes the folder. Records of an earlier simulation are written over only with `force`. */
export const beginRecords = (folder: string, force: boolean): void => {
  makeFolder(folder);
  const found = force ? undefined : filesIn(folder).find((file) => RECORD.test(file));
  if (found !== undefined)
    throw new UsageError(
      `${join(folder, found)} is there already; allowed: another folder, or --force to write over its records`,
    );
};

/** Numbered with as many digits as the last of `games` has, so that files stand in order. */
export const writeRecord = (
  folder: string,
  { game, games }: { readonly game: number; readonly games: number },
  lines: readonly string[],
): void =>
  writeText(
    join(folder, `game-${String(game).padStart(String(games).length, '0')}.jsonl`),
    `${lines.join('\n')}\n`,
  );
