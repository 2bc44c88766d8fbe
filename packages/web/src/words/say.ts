/** How texts are asked for outside a screen: by a key that the catalogue is known to have. */
import type { English } from '@paiju/words';

/** The `t` of any namespace: all of them reach every text. */
export interface AnyT {
  readonly $TFunctionBrand: string;
  /** Only where tiles are to be drawn in what it says: the `t` that has words for them. */
  readonly words?: AnyT;
}

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

type Spoken = Pick<
  English,
  'telling' | 'codes' | 'characters' | 'settlement' | 'yakuNeeds' | 'tiles' | 'advice'
>;

/** `telling:discarded`, `codes:wuhan.types.triplets` */
export type TextKey = { [N in keyof Spoken]: `${N}:${Keys<Spoken[N]>}` }[keyof Spoken];

export type Values = Readonly<Record<string, string | number>>;
export type Say = (key: TextKey, values?: Values) => string;
type SayAny = (key: string, values?: Values) => string;

/** A `t` is typed for the namespaces of its own screen only, and says everything. */
export const saying = (t: AnyT): Say => t as unknown as Say;

/** Where part of a key is known only while the page runs. A test of whoever asks holds that there is a text. */
export const sayingAny = (t: AnyT): SayAny => t as unknown as SayAny;
