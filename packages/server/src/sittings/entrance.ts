/** Who is let in at a table, and what the others are told instead. */
import type { OnlineDown } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import type { SittingState } from './fold.ts';
import type { Person } from './wishes.ts';
import { maySee } from './wishes.ts';

/** Null for whoever may come in. */
export const refusalOf = (
  state: SittingState,
  { guest }: { readonly guest: Person | null },
  protocol: number,
): OnlineDown | null => {
  if (protocol !== PROTOCOL) {
    const code = protocol < PROTOCOL ? 'client-too-old' : 'server-too-old';
    return { type: 'rejected', code, at: 'protocol' };
  }
  return maySee(state, guest) ? null : { type: 'denied', what: 'enter', code: 'not-for-you' };
};
