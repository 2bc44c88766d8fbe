/** What is asked of the server about getting along: how one stands oneself, and whom one has blocked. */
import type { BlockedPeople, OwnConduct } from '@paiju/protocol';
import { API } from '@paiju/protocol';
import type { Answered } from './answered.ts';
import { ask } from './ask.ts';

export const conductApi = {
  own: (token: string): Answered<OwnConduct> => ask('conduct', API.ownConduct, { token }),
  blocked: (token: string): Answered<BlockedPeople> => ask('blocks', API.blockedPeople, { token }),
  unblock: (token: string, id: string): Answered<BlockedPeople> =>
    ask(`blocks/${encodeURIComponent(id)}`, API.blockedPeople, { method: 'DELETE', token }),
};
