/** From a typed line to an action of Wuhan, or to one line of help. */
import type { AnyAction, Tile, WuhanRefusal, WuhanView } from '@paiju/engine';
import { SUITED_AND_HONOURS, specialKind, specialsOf } from '@paiju/engine';
import type { Read } from '../round/keys.ts';
import { CALL_KEYS, readAction, roundRefusal } from '../round/keys.ts';
import { codes } from '../text/catalogue.ts';
import { codeText } from '../text/tiles.ts';
import { SPECIALS } from '../text/wuhan/codes.ts';

const { refusals } = codes.wuhan;
const KEYS = { ...CALL_KEYS, chow: ['c', 'chow', 'chi'] } as const;

export const readKeys = (line: string, view: WuhanView, legal: readonly AnyAction[]): Read =>
  readAction(line, {
    view,
    legal,
    tiles: SUITED_AND_HONOURS,
    keys: KEYS,
    whyNot: (type, tile) => whyNot(type, tile, view),
  });

/** What the engine would refuse with, told from what the seat itself can see. */
const whyNot = (type: string, tile: Tile | null, view: WuhanView): string => {
  const shared: WuhanRefusal | null = roundRefusal(type, tile, view);
  if (shared !== null) return refusals[shared];
  if (type === 'win') return refusals['discard-after-claim'];
  const kind = tile === null ? null : specialKind(specialsOf(view.flip), tile);
  if (tile === null || kind === null) return refusals['special-tile'];
  const code = codeText(tile);
  return `${code} is a ${SPECIALS[kind]} and never discarded: it can only be laid out as a special kong, with k ${code}.`;
};
