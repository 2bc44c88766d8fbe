/** What whoever follows a link sees: the game, its options in words, and who sits where. */
import type { TableNow } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import type { SittingShown } from '../../online/sitting.ts';
import { gameName } from '../../telling/optionWords.ts';
import { OnlineHead } from '../lobby/OnlineHead.tsx';
import { Trouble } from '../lobby/Trouble.tsx';
import { WhoIAm } from '../lobby/WhoIAm.tsx';
import { useTableRatings } from '../standing/useTableRatings.ts';
import { ChairList } from './ChairList.tsx';
import { Denied, LineNote } from './notes.tsx';
import { nameAt } from './people.ts';
import { TermsWords } from './TermsWords.tsx';
import type { AtSitting } from './useSitting.ts';

const SIGNED_OUT = { code: 'signed-out' } as const;

interface Props {
  readonly table: TableNow;
  readonly shown: SittingShown;
  readonly at: AtSitting;
  /** Has had a chair, and another has taken it away. */
  readonly isRemoved: boolean;
  onWatch(): void;
}

export const JoinTable = ({ table, shown, at, isRemoved, onWatch }: Props) => {
  const { t } = useTranslation('online');
  const ratings = useTableRatings(table);
  const { terms, chairs, host, phase } = table;
  const name = nameAt(chairs, host);
  const game = gameName(t, terms.ruleset);
  const isRunning = phase === 'playing';
  // Once a match has begun bots are there only because nobody else was.
  const isFree = (is: string): boolean =>
    phase !== 'stopped' && (is === 'empty' || (is === 'bot' && phase !== 'waiting'));
  const hasFree = chairs.some(({ is }) => isFree(is));
  const title = name === '' ? t('table.plain', { game }) : t('table.of', { game, name });
  return (
    <main className="screen sitting" data-testid="join-table">
      <OnlineHead title={title} />
      {isRemoved && !at.isSignedOut && (
        <p role="alert" className="online-trouble" data-testid="removed">
          {t('table.removed')}
        </p>
      )}
      <p role="status">
        {isRunning
          ? t(hasFree ? 'table.runningFree' : 'table.running')
          : t(hasFree ? 'table.choose' : 'table.full')}
      </p>
      <WhoIAm />
      <Trouble trouble={at.trouble ?? (at.isSignedOut ? SIGNED_OUT : null)} />
      <Denied denied={shown.denied} />
      <div className="sitting-columns">
        <ChairList
          terms={terms}
          chairs={chairs}
          host={host}
          own={null}
          ratings={ratings}
          tools={({ is }, seat) =>
            isFree(is) && (
              <button
                type="button"
                className="button button-strong"
                data-testid={`sit-${seat}`}
                aria-label={t(is === 'bot' ? 'table.takeOverAt' : 'table.sitAt', { n: seat + 1 })}
                disabled={at.isBusy}
                onClick={() => void at.sit(seat)}
              >
                {t(is === 'bot' ? 'table.takeOver' : 'table.sitHere')}
              </button>
            )
          }
        />
        <TermsWords terms={terms} />
      </div>
      <button type="button" className="button" data-testid="watch" onClick={onWatch}>
        {t('table.watch')}
      </button>
      <LineNote link={shown.link} />
    </main>
  );
};
