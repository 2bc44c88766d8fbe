/** A table that the server has opened: what for, and when it begins by itself. */
import type { MadeFor, TablePhase } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { useCountdown } from './useCountdown.ts';

interface Props {
  readonly made: MadeFor;
  readonly phase: TablePhase;
  /** By the page's own clock. */
  readonly startsAt: number | null;
}

export const MadeTable = ({ made, phase, startsAt }: Props) => {
  const { t } = useTranslation(['finding', 'online']);
  const left = useCountdown(startsAt);
  return (
    <section className="card made-table" data-testid="made-table" data-made={made}>
      <h2>{t(made === 'quick' ? 'finding:quick.title' : 'finding:daily.title')}</h2>
      {phase === 'waiting' && (
        <p role="timer" data-testid="starts-in">
          {left === null || left === 0
            ? t('finding:quick.beginsNow')
            : t('finding:quick.begins', { n: left })}
        </p>
      )}
      {phase === 'over' && (
        <a className="button" href={addressOf('online')} data-testid="made-lobby">
          {t('online:line.toLobby')}
        </a>
      )}
    </section>
  );
};
