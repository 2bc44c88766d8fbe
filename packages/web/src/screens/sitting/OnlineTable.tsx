/** A match with others: the same table as against bots, with people at its seats. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyContext } from '../../looks/company.ts';
import { AtTable } from '../play/AtTable.tsx';
import { EmoteButton } from './EmoteButton.tsx';
import { Denied, LineNote } from './notes.tsx';
import type { OnlineTableProps } from './tableProps.ts';
import { useCompany } from './useCompany.tsx';
import { useCountdown } from './useCountdown.ts';

const OnlineMenu = lazy(() => import('./OnlineMenu.tsx').then(({ OnlineMenu: own }) => ({ default: own })));
const OnlineOver = lazy(() => import('./OnlineOver.tsx').then(({ OnlineOver: own }) => ({ default: own })));

export const OnlineTable = (props: OnlineTableProps) => {
  const { table, shown, sitting } = props;
  const { client } = sitting;
  const game = useSyncExternalStore(client.subscribe, () => client.shown);
  const company = useCompany(table, shown);
  const notes = <TableNotes {...props} />;
  // Before anything has been told: who watches later than others play waits for the first deal.
  if (game.ruleset === '') return <main className="play felt">{notes}</main>;
  const isPlayed = table.own !== null && shown.plays;
  return (
    <CompanyContext value={company}>
      <Suspense fallback={<main className="play felt">{notes}</main>}>
        <AtTable
          client={client}
          shown={game}
          isPlayed={isPlayed}
          canUndo={false}
          canHint={false}
          over={(ranking) => <OnlineOver {...props} game={game} ranking={ranking} />}
          menu={(menu) => <OnlineMenu {...menu} table={table} sitting={sitting} shown={game} />}
          next={<NextIn at={shown.nextRoundAt} />}
          more={isPlayed ? <EmoteButton say={(emote) => sitting.say({ type: 'emote', emote })} /> : null}
        >
          {notes}
        </AtTable>
      </Suspense>
    </CompanyContext>
  );
};

const NextIn = ({ at }: { readonly at: number | null }) => {
  const { t } = useTranslation('online');
  const left = useCountdown(at);
  return left === null ? null : <p className="next-in soft">{t('match.nextIn', { n: left })}</p>;
};

/** Over the table: what there is to know about the line and the seat. */
const TableNotes = ({ table, shown, sitting }: OnlineTableProps) => {
  const { t } = useTranslation('online');
  const { own, terms } = table;
  const { plays, stoppedAt, link, denied } = shown;
  return (
    <div className="table-notes">
      <LineNote link={link} />
      {own !== null && !plays && (
        <p role="status" className="table-note" data-testid="elsewhere">
          {t('line.elsewhere')}{' '}
          <button type="button" className="button" onClick={() => sitting.say({ type: 'play-here' })}>
            {t('line.playHere')}
          </button>
        </p>
      )}
      {own === null && (
        <p className="table-note table-note-soft" data-testid="watching">
          {terms.watchDelayS === 0 ? t('match.watchingNow') : t('match.watching', { n: terms.watchDelayS })}
        </p>
      )}
      {stoppedAt !== null && (
        <p role="alert" className="table-note" data-testid="stopped">
          {t('match.stopped', { step: stoppedAt })}
        </p>
      )}
      <Denied denied={denied} />
    </div>
  );
};
