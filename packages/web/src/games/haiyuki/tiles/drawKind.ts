/** Haiyuki's thirteen kinds in their frames. */
import type { Kind } from '@paiju/engine';
import { drawDog } from './dogs.ts';
import { framed } from './emblem.ts';
import { PEOPLE } from './people.ts';
import { THINGS } from './things.ts';

export const drawKind = (kind: Kind): string =>
  framed(kind, (PEOPLE[kind.code] ?? THINGS[kind.code] ?? (() => drawDog(kind.colour)))());
