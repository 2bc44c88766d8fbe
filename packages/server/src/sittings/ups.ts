/** What comes from a page is for the table, or for the seat that the page holds. */
import type { OnlineUp, SeatUp, TableUp } from '@paiju/protocol';

/** What changes a table, and is kept. */
export type TableWish = Exclude<
  TableUp,
  { readonly type: 'enter' | 'emote' | 'play-here' | 'block' | 'report' | 'commit' | 'number' }
>;

const OF_SEAT: Readonly<Record<SeatUp['type'], true>> = {
  act: true,
  ready: true,
  resync: true,
  'why-not': true,
};

export const isOfTable = (message: OnlineUp): message is TableUp => !Object.hasOwn(OF_SEAT, message.type);
