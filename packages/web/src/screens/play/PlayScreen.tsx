/** The game against bots that is being played. */
import { isGameId } from '@paiju/engine';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { pageGame } from '../../games/index.ts';
import type { GameClient } from '../../play/client.ts';
import { session, useSession } from '../../session/session.ts';
import { withLaterWords } from '../../words/index.ts';
import { AtTable } from './AtTable.tsx';
import { TroubleNote } from './TroubleNote.tsx';

// Neither is needed before somebody asks for it.
const GameMenu = lazy(
  withLaterWords(() => import('./GameMenu.tsx').then(({ GameMenu: own }) => ({ default: own }))),
);
const MatchOver = lazy(
  withLaterWords(() => import('./MatchOver.tsx').then(({ MatchOver: own }) => ({ default: own }))),
);

const Playing = ({ client }: { readonly client: GameClient }) => {
  const shown = useSyncExternalStore(client.subscribe, () => client.shown);
  // Until everybody is seated nobody knows which game it is.
  if (shown.ruleset === '')
    return (
      <main className="play felt">
        <TroubleNote trouble={shown.trouble} />
      </main>
    );
  return (
    <Suspense fallback={<NoTable />}>
      <AtTable
        client={client}
        shown={shown}
        isPlayed
        canUndo={session.isPractice}
        canHint
        over={(ranking) => <MatchOver shown={shown} ranking={ranking} />}
        menu={(props) => <GameMenu client={client} shown={shown} {...props} />}
      />
    </Suspense>
  );
};

const NoTable = () => <main className="play felt" />;

const PlayScreen = () => {
  const client = useSession();
  // Only what is played is loaded, and while the tiles are dealt: the first deal waits for no other game.
  useEffect(() => {
    const ruleset = client === null ? undefined : session.meta?.ruleset;
    if (ruleset !== undefined && isGameId(ruleset)) void pageGame(ruleset).atTable();
  }, [client]);
  // While a game is being looked for there is an empty table; where there is none, home is shown instead.
  if (client === null) return <NoTable />;
  return <Playing key={session.meta?.id} client={client} />;
};
export default PlayScreen;
