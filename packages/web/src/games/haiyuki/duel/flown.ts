/** What happened in the words of all tables, for what moves there: a skill may move a tile and not say so. */
import type { Tile } from '@paiju/engine';
import type { HaiyukiSeen } from '@paiju/engine/haiyuki';
import type { Happening } from '../../../play/client.ts';

export const flown = (past: readonly Happening[]): readonly Happening[] => {
  let declared: Tile | null = null;
  return past.map((happening) => {
    const events = (happening.events as readonly HaiyukiSeen[]).map((event) => {
      if (event.type === 'declared') declared = event.tile;
      // H-6.10: the discard comes back.
      return event.type === 'skill-used' && event.skill === 'EXCHANGE_RON'
        ? { type: 'returned', seat: event.seat, tile: declared }
        : event;
    });
    return { ...happening, events };
  });
};
