/** From a typed line to an action of Xuezhan, or to one line of help. */
import type { AnyAction, Tile, XuezhanRefusal, XuezhanView } from '@paiju/engine';
import { fail, ok, parseTiles, SUITED, sameAction } from '@paiju/engine';
import type { Read } from '../round/keys.ts';
import { CALL_KEYS, readAction, roundRefusal } from '../round/keys.ts';
import { codes } from '../text/catalogue.ts';

export const readKeys = (line: string, view: XuezhanView, legal: readonly AnyAction[]): Read => {
  if (view.phase.name === 'choice') return readChoice(line.trim().toLowerCase(), view.phase.kind, legal);
  return readAction(line, {
    view,
    legal,
    tiles: SUITED,
    keys: CALL_KEYS,
    whyNot: (type, tile) => codes.xuezhan.refusals[whyNot(type, tile, view)],
  });
};

/** Three tiles of one suit, or a suit. */
const readChoice = (text: string, kind: string, legal: readonly AnyAction[]): Read => {
  if (kind === 'void') {
    const action = legal.find((allowed) => sameAction(allowed, { type: 'void', suit: text }));
    return action !== undefined ? ok(action) : fail('Type m, p or s: the suit you give up.');
  }
  const tiles = parseTiles(SUITED, text);
  if (!tiles.ok)
    return fail(
      `'${text}' is not a list of tiles. Type three tiles of one suit that you hold, such as 123m.`,
    );
  const chosen = tiles.value.sort((a, b) => a - b);
  const action = legal.find((allowed) => sameAction(allowed, { type: kind, tiles: chosen }));
  return action === undefined
    ? fail('It has to be three tiles of one suit, all of them in your hand.')
    : ok(action);
};

/** The code the engine would refuse with, told from what the seat itself can see. */
const whyNot = (type: string, tile: Tile | null, view: XuezhanView): XuezhanRefusal => {
  const shared = roundRefusal(type, tile, view);
  if (shared !== null) return shared;
  if (type === 'win') return 'discard-after-pung';
  return view.seat !== null && view.seats[view.seat]?.locked ? 'hand-locked' : 'void-suit-first';
};
