/** Puts on the shelf what an earlier page left behind. Seldom needed, so it is fetched when it is. */
import type { BotLevel } from '@paiju/bots';
import { parsed } from './kept.ts';
import type { Leftover } from './leftovers.ts';
import type { Is } from './shapes.ts';
import { isFlag, isListOf, isNullOr, isNumber, isShaped, isText } from './shapes.ts';
import type { GameMeta, Shelf } from './shelf.ts';

/** Anybody may have written there. */
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

/** Whether the page had written some of it after all makes no difference: it stands there once. */
const putOn = async (shelf: Shelf, { meta, from, lines }: Leftover): Promise<void> => {
  const kept = await shelf.meta(meta.id);
  const before = (await shelf.text(meta.id))?.split('\n').slice(0, from) ?? [];
  // The page came back and went on, or the record is no longer the one it was.
  if ((kept !== null && kept.changed > meta.changed) || before.length < from) return;
  await shelf.write(meta, [...before, ...lines], true);
};

/** Before anything is read from the shelf. What cannot be written stays for the next time. */
export const putLeftoversOn = async (shelf: Shelf, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const leftover = parsed(localStorage.getItem(name));
    if (isLeftover(leftover)) await putOn(shelf, leftover);
    localStorage.removeItem(name);
  }
};
