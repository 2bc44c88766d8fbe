/** How this folder asks for a text: by a key that the catalogue is known to have. */

import type { English } from '@paiju/words';
import type { AnyT } from '../tiles/names.ts';

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

type Spoken = Pick<English, 'telling' | 'codes' | 'settlement' | 'tiles'>;

/** `telling:discarded`, `codes:wuhan.types.triplets` */
export type TextKey = { [N in keyof Spoken]: `${N}:${Keys<Spoken[N]>}` }[keyof Spoken];

export type Values = Readonly<Record<string, string | number>>;
export type Say = (key: TextKey, values?: Values) => string;

export const saying = (t: AnyT): Say => t as unknown as Say;
