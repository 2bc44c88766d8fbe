/** What can be done about somebody at the table: not to hear them, not to meet them again, to tell the operators. */
import type { Seat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../looks/Sheet.tsx';
import type { OnlineSitting, SittingShown } from '../../online/sitting.ts';
import { muted, mutedAt, useMuted } from '../../store/muted.ts';
import { Denied } from './notes.tsx';
import { nameAt } from './people.ts';
import { ReportForm } from './ReportForm.tsx';
import './person.css';

interface Props {
  readonly seat: Seat;
  readonly table: TableNow;
  readonly shown: SittingShown;
  readonly sitting: OnlineSitting;
  onClose(): void;
}

export const PersonSheet = ({ seat, table, shown, sitting, onClose }: Props) => {
  const { t } = useTranslation('conduct');
  const { chairs, watchCode } = table;
  // Who it is about stays so, also when they leave meanwhile.
  const [name] = useState(() => nameAt(chairs, seat));
  const [isReporting, setReporting] = useState(false);
  const who = mutedAt({ watchCode, seat, name });
  const isMuted = useMuted().includes(who);
  useEffect(() => sitting.forgetDenied(), [sitting]);
  const { noted, denied } = shown;
  const isAbout = denied?.what === 'block' || denied?.what === 'report';
  return (
    <Sheet
      title={name}
      label={t('person.about', { name })}
      closing={t('person.close')}
      name="person"
      className="person-sheet on-felt"
      onClose={onClose}
    >
      <p role="status" className="person-noted" data-testid="person-noted">
        {noted?.seat === seat && t(noted.what === 'block' ? 'person.blocked' : 'person.reported', { name })}
      </p>
      <Denied denied={isAbout ? denied : null} />
      {isReporting ? (
        <ReportForm
          onBack={() => setReporting(false)}
          onReport={(reason) => {
            sitting.say({ type: 'report', seat, reason });
            setReporting(false);
          }}
        />
      ) : (
        <ul className="person-deeds">
          <li>
            <button
              type="button"
              className="button"
              data-testid="person-mute"
              aria-describedby="person-mute-line"
              onClick={() => muted.put(who, !isMuted)}
            >
              {t(isMuted ? 'person.unmute' : 'person.mute')}
            </button>
            <span id="person-mute-line" className="soft">
              {t('person.muteLine')}
            </span>
          </li>
          <li>
            <button
              type="button"
              className="button"
              data-testid="person-block"
              aria-describedby="person-block-line"
              onClick={() => {
                sitting.say({ type: 'block', seat });
                muted.put(who, true);
              }}
            >
              {t('person.block')}
            </button>
            <span id="person-block-line" className="soft">
              {t('person.blockLine')}
            </span>
          </li>
          <li>
            <button
              type="button"
              className="button button-danger"
              data-testid="person-report"
              aria-describedby="person-report-line"
              onClick={() => setReporting(true)}
            >
              {t('person.report')}
            </button>
            <span id="person-report-line" className="soft">
              {t('person.reportLine')}
            </span>
          </li>
        </ul>
      )}
    </Sheet>
  );
};
