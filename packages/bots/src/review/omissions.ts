/** Which decisions a review charges for: what is left undone turn after turn is one mistake, not one a turn. */
import type { AnyAction } from '@paiju/engine';
import type { Judged } from './judge.ts';

/**
 * Those that cost something. An estimate of not doing a thing reckons with its never being done: put off for five turns it
 * would be paid for five times. So until it is done, or the round is over, it is charged once, where it cost most.
 */
export const charged = <J extends Judged>(all: readonly J[]): readonly J[] => {
  const open = new Map<string, J>();
  const dearest = new Set<J>();
  for (const each of all) {
    open.delete(placeOf(each, each.played.action));
    if (each.loss === 0) continue;
    const place = placeOf(each, each.better.action);
    const before = open.get(place);
    if (before !== undefined && before.loss >= each.loss) continue;
    if (before !== undefined) dearest.delete(before);
    dearest.add(each);
    // To pass is no more than to leave this one tile: another one is another question.
    if (each.better.action.type !== 'pass') open.set(place, each);
  }
  return all.filter((each) => dearest.has(each));
};

const placeOf = ({ seat, round }: Judged, action: AnyAction): string =>
  JSON.stringify([seat, round, matterOf(action)]);

/** What is announced is the same whichever tile is put down with it. */
const ANNOUNCED: readonly string[] = ['riichi', 'skill'];

const matterOf = (action: AnyAction): object => {
  if (!ANNOUNCED.includes(action.type)) return action;
  const { tile: _, ...rest } = action as AnyAction & { readonly tile?: unknown };
  return rest;
};
