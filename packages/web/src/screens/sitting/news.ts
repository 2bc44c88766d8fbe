/** What has changed about the people of a table. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Chair, TableNow } from '@paiju/protocol';
import type { PresenceShown } from '../../online/sitting.ts';
import { nameAt } from './people.ts';

export interface News {
  readonly what: 'joined' | 'left' | 'away' | 'back' | 'standIn' | 'host';
  readonly name: string;
}

interface People {
  readonly table: Pick<TableNow, 'chairs' | 'host' | 'own'>;
  readonly presence: BySeat<PresenceShown>;
}

/** In a match presence knows more than the chairs do. */
const isOf = ({ table, presence }: People, seat: Seat): PresenceShown['is'] => {
  const chair: Chair | undefined = table.chairs[seat];
  if (chair?.is !== 'person') return chair?.is ?? 'empty';
  return presence[seat]?.is ?? (chair.isHere ? 'here' : 'away');
};

const newsAt = (before: People, now: People, seat: Seat): readonly News[] => {
  const [was, name] = [nameAt(before.table.chairs, seat), nameAt(now.table.chairs, seat)];
  if (was !== name)
    return [
      ...(was === '' ? [] : [{ what: 'left' as const, name: was }]),
      ...(name === '' ? [] : [{ what: 'joined' as const, name }]),
    ];
  const [then, is] = [isOf(before, seat), isOf(now, seat)];
  if (name === '' || then === is) return [];
  if (is === 'away') return [{ what: 'away', name }];
  if (is === 'stand-in') return [{ what: 'standIn', name }];
  return is === 'here' ? [{ what: 'back', name }] : [];
};

/** Of others: nobody need be told where they are themselves. */
export const newsBetween = (before: People, now: People): readonly News[] => {
  const { chairs, host, own } = now.table;
  const seats = chairs.flatMap((_, seat) => (seat === own ? [] : newsAt(before, now, seat)));
  const hasNewHost = host !== null && host !== before.table.host && nameAt(chairs, host) !== '';
  return hasNewHost ? [...seats, { what: 'host', name: nameAt(chairs, host) }] : seats;
};
