/** Before a match, and between two: who sits where, whom to invite, and the host begins. */
import type { Chair, TableNow } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineSitting, SittingShown } from '../../online/sitting.ts';
import { goTo } from '../../routes.ts';
import { OnlineHead } from '../lobby/OnlineHead.tsx';
import { useTableRatings } from '../standing/useTableRatings.ts';
import { ChairList } from './ChairList.tsx';
import { HostTools } from './HostTools.tsx';
import { Invite } from './Invite.tsx';
import { MadeTable } from './MadeTable.tsx';
import { Denied, LineNote, WallNote } from './notes.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { nameAt } from './people.ts';
import { TermsWords } from './TermsWords.tsx';

interface Props {
  readonly table: TableNow;
  readonly shown: SittingShown;
  readonly sitting: OnlineSitting;
  /** Back to the end of the last match, where there was one. */
  readonly onTable: (() => void) | null;
}

export const WaitingRoom = ({ table, shown, sitting, onTable }: Props) => {
  const { t } = useTranslation('online');
  const { terms, chairs, host, own, joinCode, watchCode, watchers, phase, made } = table;
  const [about, setAbout] = useState<number | null>(null);
  const ratings = useTableRatings(table);
  const isHost = own !== null && own === host;
  const leave = (): void => {
    sitting.say({ type: 'stand' });
    goTo('online');
  };
  return (
    <main className="screen sitting" data-testid="waiting-room">
      <OnlineHead title={t('room.title')}>
        {onTable !== null && (
          <button type="button" className="button" data-testid="to-table" onClick={onTable}>
            {t('match.toTable')}
          </button>
        )}
        {own !== null && (
          <button type="button" className="button" data-testid="leave" onClick={leave}>
            {t('room.leave')}
          </button>
        )}
      </OnlineHead>
      {phase === 'stopped' && (
        <p role="alert" className="online-trouble">
          {t('match.stoppedNow')}
        </p>
      )}
      <Denied denied={shown.denied} />
      <WallNote wall={shown.wall} />
      <div className="sitting-columns">
        <div className="sitting-column">
          <ChairList
            terms={terms}
            chairs={chairs}
            host={host}
            own={own}
            ratings={ratings}
            tools={(chair, seat) =>
              seat !== own && (
                <>
                  {own !== null && <AboutButton chair={chair} seat={seat} onAbout={setAbout} />}
                  {isHost && <HostTools chair={chair} seat={seat} say={(wish) => sitting.say(wish)} />}
                </>
              )
            }
          />
          {made !== undefined ? (
            <MadeTable made={made} startsAt={shown.startsAt} phase={phase} />
          ) : isHost ? (
            <div className="room-begin">
              <button
                type="button"
                className="button button-strong"
                data-testid="begin"
                disabled={phase === 'stopped'}
                onClick={() => sitting.say({ type: 'begin' })}
              >
                {t('room.begin')}
              </button>
              {chairs.some(({ is }) => is === 'empty') && <p className="soft">{t('room.beginLine')}</p>}
            </div>
          ) : (
            <p role="status">
              {own === null
                ? t('room.watching')
                : host === null
                  ? t('room.waitNobody')
                  : t('room.waitHost', { name: nameAt(chairs, host) })}
            </p>
          )}
          {watchers > 0 && <p className="soft">{t('room.watchers', { n: watchers })}</p>}
        </div>
        <div className="sitting-column">
          {joinCode !== null && made === undefined && <Invite joinCode={joinCode} watchCode={watchCode} />}
          <TermsWords terms={terms} />
        </div>
      </div>
      <LineNote link={shown.link} />
      {about !== null && (
        <PersonSheet
          seat={about}
          table={table}
          shown={shown}
          sitting={sitting}
          onClose={() => setAbout(null)}
        />
      )}
    </main>
  );
};

interface AboutProps {
  readonly chair: Chair;
  readonly seat: number;
  onAbout(seat: number): void;
}

const AboutButton = ({ chair, seat, onAbout }: AboutProps) => {
  const { t } = useTranslation('conduct');
  if (chair.is !== 'person') return null;
  const label = t('person.about', { name: chair.name });
  return (
    <button
      type="button"
      className="button"
      data-testid={`about-${seat}`}
      aria-label={label}
      title={label}
      onClick={() => onAbout(seat)}
    >
      <span aria-hidden="true">…</span>
    </button>
  );
};
