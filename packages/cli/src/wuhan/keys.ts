/** From a typed line to an action of Wuhan, or to one line of help. */
import type { AnyAction, Tile } from '@paiju/engine';
import { SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanRefusal, WuhanView } from '@paiju/engine/wuhan';
import { specialKind } from '@paiju/engine/wuhan';
import type { TypedQuestion } from '../desk.ts';
import type { Read } from '../round/keys.ts';
import { CALL_KEYS, readAction } from '../round/keys.ts';
import { codes } from '../text/catalogue.ts';
import { codeText } from '../text/tiles.ts';
import { SPECIALS } from '../text/wuhan/codes.ts';

const { refusals } = codes.wuhan;
const KEYS = { ...CALL_KEYS, chow: ['c', 'chow', 'chi'] } as const;

export const readKeys = (line: string, question: TypedQuestion): Read => {
  const view = question.view as WuhanView;
  return readAction(line, {
    ...question,
    view,
    tiles: SUITED_AND_HONOURS,
    keys: KEYS,
    refused: (code, action) => refused(code as WuhanRefusal, action, view),
  });
};

/** Of a special tile it is said which one it is, and what can be done with it. */
const refused = (code: WuhanRefusal, action: AnyAction, view: WuhanView): string => {
  const { tile } = action as { readonly tile?: Tile };
  const kind = tile === undefined ? null : specialKind(view, tile);
  if (code !== 'special-tile' || tile === undefined || kind === null) return refusals[code];
  const text = codeText(tile);
  return `${text} is a ${SPECIALS[kind]} and never discarded: it can only be laid out as a special kong, with k ${text}.`;
};
