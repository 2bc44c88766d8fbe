/** What is asked of the server by HTTP about people and their tables. */
import type { GuestWish, NewGuest, NewTable, PlayedMatch, TableCodes } from '@paiju/protocol';
import { API } from '@paiju/protocol';
import type { Answered } from './answered.ts';
import { ask } from './ask.ts';

export const api = {
  newGuest: (wish: GuestWish): Answered<NewGuest> =>
    ask('guests', API.newGuest, { method: 'POST', body: wish }),
  /** Another name or face for somebody who is known. */
  changeGuest: (token: string, wish: GuestWish): Answered<GuestWish> =>
    ask('guests/me', API.guestWish, { method: 'PUT', token, body: wish }),
  newTable: (token: string, table: NewTable): Answered<TableCodes> =>
    ask('tables', API.tableCodes, { method: 'POST', token, body: table }),
  match: (code: string, number: number): Answered<PlayedMatch> =>
    ask(`tables/${encodeURIComponent(code)}/matches/${number}`, API.playedMatch),
};
