/** Who sits where: a line for every chair, and beside it what can be done there. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Chair, Rating, TableTerms } from '@paiju/protocol';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageGame } from '../../games/index.ts';
import { Face } from '../../looks/Face.tsx';
import { levelName } from '../lobby/levels.ts';
import { RatingText } from '../standing/RatingText.tsx';
import '../standing/standing.css';
import { facesAt } from './people.ts';

interface Props {
  readonly terms: TableTerms;
  readonly chairs: BySeat<Chair>;
  readonly host: Seat | null;
  readonly own: Seat | null;
  /** Where matches count: how strong everybody is. */
  readonly ratings: BySeat<Rating | null>;
  /** What can be done with a chair. */
  tools(chair: Chair, seat: Seat): ReactNode;
}

export const ChairList = ({ terms, chairs, host, own, ratings, tools }: Props) => {
  const { t } = useTranslation(['online', 'characters']);
  const faces = facesAt(chairs, own);
  const figures = pageGame(terms.ruleset).figures(t, terms);
  return (
    <section className="card" aria-labelledby="chairs">
      <h2 id="chairs">{t('online:table.chairs')}</h2>
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
                <Face avatar={faces[seat] ?? 'short'} />
              ) : chair.is === 'bot' ? (
                '⚙'
              ) : (
                '＋'
              )}
            </span>
            <span className="chair-who">
              <strong>
                {chair.is === 'person'
                  ? chair.name
                  : t(chair.is === 'bot' ? 'online:table.bot' : 'online:table.free')}
              </strong>
              <span className="soft">
                {[
                  ...(figures[seat] === undefined ? [] : [figures[seat]]),
                  ...(chair.is === 'bot' ? [levelName(t, chair.level)] : []),
                  ...(chair.is !== 'person' ? [] : aboutPerson(t, { seat, own, host, ...chair })),
                ].join(' · ')}
              </span>
              <ChairRating rating={ratings[seat] ?? null} />
            </span>
            <span className="chair-tools">{tools(chair, seat)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const ChairRating = ({ rating }: { readonly rating: Rating | null }) =>
  rating === null ? null : <RatingText {...rating} />;

interface Sat {
  readonly seat: Seat;
  readonly own: Seat | null;
  readonly host: Seat | null;
  readonly isHere: boolean;
  readonly agent?: true | undefined;
}

const aboutPerson = (
  t: TFunction<['online', 'characters']>,
  { seat, own, host, isHere, agent }: Sat,
): readonly string[] => [
  ...(agent ? [t('online:seat.agent')] : []),
  ...(seat === own ? [t('online:table.you')] : []),
  ...(seat === host ? [t('online:table.host')] : []),
  ...(isHere ? [] : [t('online:table.away')]),
];
