/** What there is to know at a table about the seat and the round. It stands beside the table and hides nothing. */
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../../play/client.ts';
import { Denied, WallNote } from './notes.tsx';
import type { OnlineTableProps } from './tableProps.ts';
import { useCountdown } from './useCountdown.ts';

interface Props extends OnlineTableProps {
  readonly game: GameShown;
}

export const TableNotes = ({ table, shown, sitting, game }: Props) => {
  const { t } = useTranslation('online');
  const { own, terms } = table;
  const { plays, stoppedAt, denied, nextRoundAt } = shown;
  const isReady = own !== null && !game.isRoundOver && game.ranking === null;
  return (
    <div className="table-notes">
      {own !== null && !plays && (
        <p role="status" className="table-note" data-testid="elsewhere">
          {t('line.elsewhere')}{' '}
          <button
            type="button"
            className="button"
            data-testid="play-here"
            onClick={() => sitting.say({ type: 'play-here' })}
          >
            {t('line.playHere')}
          </button>
        </p>
      )}
      {own === null && (
        <p className="table-note" data-testid="watching">
          {terms.watchDelayS === 0 ? t('match.watchingNow') : t('match.watching', { n: terms.watchDelayS })}
        </p>
      )}
      {stoppedAt !== null && (
        <p role="alert" className="table-note" data-testid="stopped">
          {t('match.stopped', { step: stoppedAt })}
        </p>
      )}
      {isReady && <NextIn at={nextRoundAt} isReady />}
      <WallNote wall={shown.wall} />
      <Denied denied={denied} />
    </div>
  );
};

interface NextInProps {
  readonly at: number | null;
  /** Others are waited for. */
  readonly isReady?: boolean;
}

export const NextIn = ({ at, isReady = false }: NextInProps) => {
  const { t } = useTranslation('online');
  const left = useCountdown(at);
  if (left === null) return null;
  return (
    <p className="table-note next-in" data-testid={isReady ? 'waits-for-others' : 'next-in'}>
      {t(isReady ? 'match.waitsForOthers' : 'match.nextIn', { n: left })}
    </p>
  );
};
