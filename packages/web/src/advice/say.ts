/** The `t` of any namespace, asked for the words of advice. */

import type { English } from '@paiju/words';
import type { AnyT } from '../tiles/names.ts';

export type PartCode = keyof English['advice']['parts'];
export type FactCode = keyof English['advice']['facts'];

type Key =
  | `parts.${PartCode}.${'more' | 'less'}`
  | `facts.${FactCode}.${'is' | 'more' | 'less'}`
  | `unit.${'points' | 'hp'}`
  | 'ready'
  | 'complete';

export type Say = (key: `advice:${Key}`, values?: Readonly<Record<string, string>>) => string;

export const saying = (t: AnyT): Say => t as unknown as Say;
