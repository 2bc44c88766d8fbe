/** Whether somebody really leaves a match, and what comes of it where it counts. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conductApi } from '../../online/conductApi.ts';
import { guest } from '../../store/guest.ts';
import { duration } from '../../words/times.ts';

interface Props {
  /** Others are left alone in a rated match. */
  readonly counts: boolean;
  onLeave(): void;
  onStay(): void;
}

/** What the first one costs, until it is known what the next one does. */
const FIRST_PAUSE_MS = 600_000;

export const LeaveSure = ({ counts, onLeave, onStay }: Props) => {
  const { t } = useTranslation(['online', 'conduct']);
  const pauseMs = useNextPause(counts);
  return (
    <div role="alert" className="leave-sure">
      <p>{t('online:match.leaveSure')}</p>
      {counts && (
        <p data-testid="leave-counts">
          {t('conduct:leave.counts', { duration: duration(t, pauseMs ?? FIRST_PAUSE_MS) })}
        </p>
      )}
      <button type="button" className="button button-danger" data-testid="leave-sure" onClick={onLeave}>
        {t('online:match.leaveYes')}
      </button>
      <button type="button" className="button" onClick={onStay}>
        {t('online:match.leaveNo')}
      </button>
    </div>
  );
};

/** Null until it is known, and where it does not matter. */
const useNextPause = (counts: boolean): number | null => {
  const [pauseMs, setPauseMs] = useState<number | null>(null);
  useEffect(() => {
    const token = guest.now?.token;
    if (!counts || token === undefined) return;
    let isGone = false;
    void conductApi.own(token).then((answer) => {
      if (!isGone && answer.ok) setPauseMs(answer.value.nextPauseMs);
    });
    return () => {
      isGone = true;
    };
  }, [counts]);
  return pauseMs;
};
