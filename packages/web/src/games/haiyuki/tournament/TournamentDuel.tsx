/** A duel of the tournament being fought: the game of that name and no other, after a reload too. */
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { goTo } from '../../../routes.ts';
import { session } from '../../../session/session.ts';
import { TOURNAMENT } from './address.ts';

interface Props {
  readonly duel: string;
  readonly Play: ComponentType;
}

export const TournamentDuel = ({ duel, Play }: Props) => {
  const [isThere, setThere] = useState(session.meta?.id === duel);
  useEffect(() => {
    if (isThere) return;
    void session.resume(duel).then((isFound) => {
      if (isFound) setThere(true);
      else goTo(TOURNAMENT);
    });
  }, [duel, isThere]);
  return isThere ? <Play /> : null;
};
