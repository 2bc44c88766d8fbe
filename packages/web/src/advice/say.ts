/** The `t` of any namespace, asked for the words of advice. */
import type { AnyT } from '../tiles/names.ts';
import type { advice as english } from '../words/en/advice.ts';

export type PartCode = keyof (typeof english)['parts'];
export type FactCode = keyof (typeof english)['facts'];

type Key =
  | `parts.${PartCode}.${'more' | 'less'}`
  | `facts.${FactCode}.${'is' | 'more' | 'less'}`
  | `unit.${'points' | 'hp'}`
  | 'ready'
  | 'complete';

export type Say = (key: `advice:${Key}`, values?: Readonly<Record<string, string>>) => string;

export const saying = (t: AnyT): Say => t as unknown as Say;
