/** Who sits where: a line for every chair, and beside it what can be done there. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Chair } from '@paiju/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '../../looks/Face.tsx';
import { levelName } from './levels.ts';
import { faceOf } from './people.ts';

interface Props {
  readonly chairs: BySeat<Chair>;
  readonly host: Seat | null;
  readonly own: Seat | null;
  /** What can be done with a chair. */
  tools(chair: Chair, seat: Seat): ReactNode;
}

export const ChairList = ({ chairs, host, own, tools }: Props) => {
  const { t } = useTranslation('online');
  return (
    <section className="card" aria-labelledby="chairs">
      <h2 id="chairs">{t('table.chairs')}</h2>
      <ol className="chairs">
        {chairs.map((chair, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            key={seat}
            className="chair"
            data-testid={`chair-${seat}`}
            data-is={chair.is}
            data-own={seat === own || undefined}
          >
            <span className="chair-face" aria-hidden="true">
              {chair.is === 'person' ? (
                <Face avatar={faceOf(chair.face, seat)} />
              ) : chair.is === 'bot' ? (
                '⚙'
              ) : (
                '＋'
              )}
            </span>
            <span className="chair-who">
              <strong>
                {chair.is === 'person' ? chair.name : t(chair.is === 'bot' ? 'table.bot' : 'table.free')}
              </strong>
              <span className="soft">
                {chair.is === 'bot' && levelName(t, chair.level)}
                {chair.is === 'person' &&
                  [
                    ...(seat === own ? [t('table.you')] : []),
                    ...(seat === host ? [t('table.host')] : []),
                    ...(chair.isHere ? [] : [t('table.away')]),
                  ].join(' · ')}
              </span>
            </span>
            <span className="chair-tools">{tools(chair, seat)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
