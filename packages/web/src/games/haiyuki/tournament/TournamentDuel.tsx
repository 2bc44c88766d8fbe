/** A duel of the tournament being fought: the game of that name and no other, after a reload too. */
import { lazy, useEffect, useState } from 'react';
import { goTo } from '../../../routes.ts';
import { session } from '../../../session/session.ts';

const PlayScreen = lazy(() => import('../../../screens/play/PlayScreen.tsx'));

export const TournamentDuel = ({ duel }: { readonly duel: string }) => {
  const [isThere, setThere] = useState(session.meta?.id === duel);
  useEffect(() => {
    if (isThere) return;
    void session.resume(duel).then((isFound) => {
      if (isFound) setThere(true);
      else goTo('tournament');
    });
  }, [duel, isThere]);
  return isThere ? <PlayScreen /> : null;
};
