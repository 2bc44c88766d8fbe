/** From a typed line to an action of Xuezhan, or to one line of help. */
import type { AnyAction } from '@paiju/engine';
import { fail, ok, parseTiles, SUITED, sameAction } from '@paiju/engine';
import type { XuezhanRefusal, XuezhanView } from '@paiju/engine/xuezhan';
import type { TypedQuestion } from '../desk.ts';
import type { Read } from '../round/keys.ts';
import { CALL_KEYS, readAction } from '../round/keys.ts';
import { codes } from '../text/catalogue.ts';

export const readKeys = (line: string, question: TypedQuestion): Read => {
  const view = question.view as XuezhanView;
  if (view.phase.name === 'choice')
    return readChoice(line.trim().toLowerCase(), view.phase.kind, question.legal);
  return readAction(line, {
    ...question,
    view,
    tiles: SUITED,
    keys: CALL_KEYS,
    refused: (code) => codes.xuezhan.refusals[code as XuezhanRefusal],
  });
};

/** Three tiles of one suit, or a suit. */
const readChoice = (text: string, kind: string, legal: readonly AnyAction[]): Read => {
  if (kind === 'void') {
    const action = legal.find((allowed) => sameAction(allowed, { type: 'void', suit: text }));
    return action !== undefined ? ok(action) : fail('Type m, p or s: your void suit.');
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
