/** The thirteen kinds in their frames, the same in every face. */

import { kinds } from '@paiju/engine';
import type { Kind } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES, kindOf } from '@paiju/engine/haiyuki';
import type { Draw } from '../../../tiles/sprite.ts';
import { drawDog } from './dogs.ts';
import { framed } from './emblem.ts';
import { PEOPLE } from './people.ts';
import { THINGS } from './things.ts';

const drawKind = (kind: Kind): string =>
  framed(kind, (PEOPLE[kind.code] ?? THINGS[kind.code] ?? (() => drawDog(kind.colour)))());

const KINDS = new Map(kinds(HAIYUKI_TILES).map((tile) => [kindOf(tile).code, kindOf(tile)]));

export const drawEmblem: Draw = (code) => {
  const kind = KINDS.get(code);
  if (kind === undefined) throw new RangeError(`no tile ${code}`);
  return drawKind(kind);
};
