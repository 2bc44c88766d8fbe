/** Whether what is said at a seat is heard here. */
import type { Seat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useCallback } from 'react';
import { useHushed } from '../../store/hushed.ts';
import { mutedAt, useMuted } from '../../store/muted.ts';
import { nameAt } from './people.ts';

/** What one says oneself is always heard. */
export const useQuiet = ({
  chairs,
  own,
  watchCode,
}: Pick<TableNow, 'chairs' | 'own' | 'watchCode'>): ((seat: Seat) => boolean) => {
  const isHushed = useHushed();
  const muted = useMuted();
  return useCallback(
    (seat) =>
      seat !== own && (isHushed || muted.includes(mutedAt({ watchCode, seat, name: nameAt(chairs, seat) }))),
    [chairs, own, watchCode, isHushed, muted],
  );
};
