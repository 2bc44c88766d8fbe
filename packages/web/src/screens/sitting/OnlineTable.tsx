/** A match with others: the same table as against bots, with people at its seats. */
import type { Seat } from '@paiju/engine';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { CompanyContext } from '../../looks/company.ts';
import { AtTable } from '../play/AtTable.tsx';
import { loadSettlement } from '../play/EndPanel.tsx';
import { EmoteButton } from './EmoteButton.tsx';
import { LineNote } from './notes.tsx';
import { NextIn, TableNotes } from './TableNotes.tsx';
import type { OnlineTableProps } from './tableProps.ts';
import { useCompany } from './useCompany.tsx';

const loadMenu = () => import('./OnlineMenu.tsx').then(({ OnlineMenu: own }) => ({ default: own }));
const loadOver = () => import('./OnlineOver.tsx').then(({ OnlineOver: own }) => ({ default: own }));
const loadPerson = () => import('./PersonSheet.tsx').then(({ PersonSheet: own }) => ({ default: own }));
const OnlineMenu = lazy(loadMenu);
const OnlineOver = lazy(loadOver);
const PersonSheet = lazy(loadPerson);

/** Whoever loses the connection later has everything that a match comes to. What does not come now is asked for again then. */
const loadTheRest = (): void => {
  for (const load of [loadMenu, loadOver, loadPerson, loadSettlement]) load().catch(() => undefined);
};

export const OnlineTable = (props: OnlineTableProps) => {
  const { code, table, shown, sitting } = props;
  const { client } = sitting;
  const game = useSyncExternalStore(client.subscribe, () => client.shown);
  const [about, setAbout] = useState<Seat | null>(null);
  const company = useCompany(table, shown, setAbout);
  const line = <LineNote link={shown.link} />;
  const notes = <TableNotes {...props} game={game} />;
  const nothingYet = (
    <main className="play felt">
      {line}
      {notes}
    </main>
  );
  useEffect(loadTheRest, []);
  // Before anything has been told: who watches later than others play waits for the first deal.
  if (game.ruleset === '') return nothingYet;
  const isPlayed = table.own !== null && shown.plays;
  return (
    <CompanyContext value={company}>
      <Suspense fallback={nothingYet}>
        <AtTable
          client={client}
          shown={game}
          isPlayed={isPlayed}
          canUndo={false}
          canHint={false}
          over={(ranking) => <OnlineOver {...props} game={game} ranking={ranking} />}
          menu={(menu) => (
            <OnlineMenu
              {...menu}
              code={code}
              table={table}
              sitting={sitting}
              shown={game}
              onAbout={setAbout}
            />
          )}
          next={<NextIn at={shown.nextRoundAt} />}
          more={isPlayed ? <EmoteButton say={(emote) => sitting.say({ type: 'emote', emote })} /> : null}
          notes={notes}
        >
          {line}
        </AtTable>
      </Suspense>
      {about !== null && (
        <Suspense fallback={null}>
          <PersonSheet
            seat={about}
            table={table}
            shown={shown}
            sitting={sitting}
            onClose={() => setAbout(null)}
          />
        </Suspense>
      )}
    </CompanyContext>
  );
};
