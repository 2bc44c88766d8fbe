/**
 * What a page that was closed had not written yet. The database does not end its work for a page that is gone, so the page
 * leaves it where writing takes no time, and the next one puts it on the shelf.
 */
import type { BotLevel } from '@paiju/bots';
import { parsed } from './kept.ts';
import type { Is } from './shapes.ts';
import { isFlag, isListOf, isNullOr, isNumber, isShaped, isText } from './shapes.ts';
import type { GameMeta, Shelf } from './shelf.ts';

export interface Leftover {
  readonly meta: GameMeta;
  /** How many lines of the record come before these. */
  readonly from: number;
  readonly lines: readonly string[];
}

const PREFIX = 'paiju.leftover.';

const isLeftover: Is<Leftover> = isShaped<Leftover>({
  meta: isShaped<GameMeta>({
    id: isText,
    ruleset: isText,
    preset: isNullOr(isText),
    begun: isNumber,
    changed: isNumber,
    players: isListOf(isText),
    // A level that nobody knows any more is none to play with: the worker says so.
    company: isNullOr(isListOf(isNullOr(isText as Is<BotLevel>))),
    points: isListOf(isNumber),
    isFinished: isFlag,
    daily: isNullOr(isText),
    part: isNullOr(isText),
  }),
  from: isNumber,
  lines: isListOf(isText),
});

export const leaveBehind = (leftover: Leftover): void => {
  try {
    localStorage.setItem(PREFIX + leftover.meta.id, JSON.stringify(leftover));
  } catch {
    // Full or forbidden: what the database had no time for is lost.
  }
};

/** Anybody may have written there; and it may be forbidden to look. */
const leftBehind = (): readonly (readonly [name: string, leftover: unknown])[] => {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => [name, parsed(localStorage.getItem(name))]);
  } catch {
    return [];
  }
};

/** Whether the page had written some of it after all makes no difference: it stands there once. */
const putOn = async (shelf: Shelf, { meta, from, lines }: Leftover): Promise<void> => {
  const kept = await shelf.meta(meta.id);
  const before = (await shelf.text(meta.id))?.split('\n').slice(0, from) ?? [];
  // The page came back and went on, or the record is no longer the one it was.
  if ((kept !== null && kept.changed > meta.changed) || before.length < from) return;
  await shelf.write(meta, [...before, ...lines], true);
};

/** Before anything is read from the shelf. What cannot be written stays for the next time. */
export const putLeftoversOn = async (shelf: Shelf): Promise<void> => {
  for (const [name, leftover] of leftBehind()) {
    if (isLeftover(leftover)) await putOn(shelf, leftover);
    localStorage.removeItem(name);
  }
};
