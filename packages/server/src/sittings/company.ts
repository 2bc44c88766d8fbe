/** People at a table who do not get along: who may not sit down with whom, and what is said about somebody. */
import type { BlockPerson, Denial, OnlineDown, ReportPerson } from '@paiju/protocol';
import type { SittingState } from './fold.ts';
import { personOf, seatOf } from './fold.ts';
import type { Company, Visitor } from './ports.ts';
import type { TableWish } from './ups.ts';
import type { Person } from './wishes.ts';

const peopleAt = ({ chairs }: SittingState): readonly string[] =>
  chairs.flatMap((sitter) => (sitter.is === 'person' ? [sitter.guest] : []));

/** Whoever sits here already, or comes back to the hand they have played, is not asked again. */
const isNewHere = ({ chairs, phase, played }: SittingState, guest: string): boolean =>
  seatOf(chairs, guest) === null && !(phase === 'playing' && played.has(guest));

/** Why not, for reasons that lie in people and not in chairs; null where there are none. */
export const whyNotInCompany = async (
  state: SittingState,
  by: Person | null,
  wish: TableWish,
  company: Company,
): Promise<Denial | null> => {
  if (by === null) return null;
  const isRated = state.terms.rated === true;
  try {
    if (wish.type === 'sit' && isNewHere(state, by.id))
      return await company.whyNotSit(by.id, peopleAt(state), isRated);
    if (wish.type === 'begin' && isRated) return await company.whyNotRated(peopleAt(state), by.id);
    if (wish.type === 'again' && isRated) return await company.whyNotRated([by.id], by.id);
    return null;
  } catch {
    // A table does not stop because somebody could not be asked about.
    return 'failed';
  }
};

/** What whoever says something about somebody is answered. Only those who have played or sit with them may. */
export const aboutPerson = async (
  state: SittingState,
  { guest, as }: Pick<Visitor, 'guest' | 'as'>,
  said: BlockPerson | ReportPerson,
  company: Company,
): Promise<OnlineDown> => {
  const { type: what, seat } = said;
  const deny = (code: Denial): OnlineDown => ({ type: 'denied', what, code });
  if (guest === null || as === 'watch') return deny('not-seated');
  if (seatOf(state.chairs, guest.id) === null && !state.played.has(guest.id)) return deny('not-seated');
  const whom = personOf(state, seat);
  if (whom === null || whom === guest.id) return deny('nobody-there');
  const denial =
    said.type === 'block'
      ? await company.block(guest.id, whom)
      : await company.report(guest.id, whom, { reason: said.reason, match: state.match });
  return denial === null ? { type: 'noted', what, seat } : deny(denial);
};
