/**
 * What a network is shown of a decision, as bytes: the expert's account of every action, and what the seat sees besides. A number
 * is told in sixteenths and clipped, so that a network learns from exactly what it will play with.
 */
import type { AnyAction } from '@paiju/engine';
import type { Opinion } from '../advice.ts';
import { TraitWriter } from './traitWriter.ts';

/** What one game tells its networks. Everything is read out of the view. */
export interface Traits<V> {
  /** A usual win, in points: what numbers of points are told in. */
  readonly unit: number;
  readonly terms: readonly string[];
  /** By fact: what it is told in. */
  readonly facts: Readonly<Record<string, number>>;
  readonly types: readonly string[];
  /** How many numbers describe the situation, and the tile of an action. */
  readonly tableSize: number;
  readonly tileSize: number;
  /** Looks once, and tells as often as it is asked. */
  see(view: V): Telling;
}

export interface Telling {
  situation(out: TraitWriter): void;
  tile(action: AnyAction, out: TraitWriter): void;
}

/** More actions than these are not looked at: the expert hardly ever puts the best one lower. */
export const MOST_CANDIDATES = 8;

/** A decision as a network sees it: one row an action, the favourite of the expert first. */
export interface Outlook {
  readonly table: Int8Array;
  readonly rows: readonly Int8Array[];
}

export const rowSizeOf = <V>({ terms, facts, types, tileSize }: Traits<V>): number =>
  ESTIMATES + 2 * terms.length + Object.keys(facts).length + types.length + tileSize;

const ESTIMATES = 5;

export const outlookOf = <V>(traits: Traits<V>, view: V, opinions: readonly Opinion[]): Outlook => {
  const table = new Int8Array(traits.tableSize);
  const telling = traits.see(view);
  telling.situation(new TraitWriter(table));
  const [favourite] = opinions;
  if (favourite === undefined) throw new RangeError('a network was asked without a legal action');
  const rows = opinions.slice(0, MOST_CANDIDATES).map((opinion, place) => {
    const row = new Int8Array(rowSizeOf(traits));
    const out = new TraitWriter(row);
    writeEstimate(traits, out, opinion, favourite);
    out.flag(place === 0);
    writeAccount(traits, out, opinion, favourite);
    for (const type of traits.types) out.flag(opinion.action.type === type);
    telling.tile(opinion.action, out);
    return row;
  });
  return { table, rows };
};

const writeEstimate = <V>(
  { unit }: Traits<V>,
  out: TraitWriter,
  { estimate }: Opinion,
  favourite: Opinion,
): void => {
  const behind = (favourite.estimate - estimate) / unit;
  out.number(behind);
  out.root(behind);
  out.root(estimate / unit);
  out.number(estimate / unit);
};

const writeAccount = <V>(
  { unit, terms, facts }: Traits<V>,
  out: TraitWriter,
  opinion: Opinion,
  favourite: Opinion,
): void => {
  for (const code of terms) {
    const points = pointsIn(opinion, code);
    out.root(points / unit);
    out.number((points - pointsIn(favourite, code)) / unit);
  }
  for (const [code, scale] of Object.entries(facts)) out.number(countedIn(opinion, code) / scale);
};

const pointsIn = ({ terms }: Opinion, code: string): number => {
  let sum = 0;
  for (const term of terms) if (term.code === code) sum += term.points;
  return sum;
};

const countedIn = ({ facts }: Opinion, code: string): number => {
  for (const fact of facts) if (fact.code === code) return fact.value;
  return 0;
};
