/** Everybody on a ladder with how sure one is of each, as a number and as a bar; bots have no place, for they never move. */
import type { LadderRow } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { chosenFace } from '../../looks/avatars.ts';
import { Face } from '../../looks/Face.tsx';
import type { Span } from '../../looks/plot.ts';
import { placeIn, spanOf } from '../../looks/plot.ts';
import { PeopleTable } from '../lobby/PeopleTable.tsx';
import { botName } from './botName.ts';
import { RatingText } from './RatingText.tsx';

/** Below it lies only who does not try: their bars would make those of all others short. */
const LOWEST_SHOWN = 1_000;

const boundsOf = ({ mean, deviation }: LadderRow): readonly [number, number] => [
  mean - 2 * deviation,
  mean + 2 * deviation,
];

export const LadderTable = ({ rows }: { readonly rows: readonly LadderRow[] }) => {
  const { t } = useTranslation('standing');
  const { low, high } = spanOf(rows.flatMap(boundsOf));
  const span: Span = { low: Math.max(low, LOWEST_SHOWN), high };
  return (
    <section className="card people-table">
      <PeopleTable
        testId="ladder"
        ownId="ladder-own"
        caption={t('ladder.strongest')}
        columns={[
          { head: t('ladder.place') },
          { head: t('ladder.who') },
          { head: t('ladder.rating'), className: 'ladder-rating' },
          { head: t('ladder.matches'), isFigure: true },
        ]}
        rows={rows.map((row) => ({
          is: row.level === null ? 'person' : 'bot',
          isOwn: row.isYou,
          place: row.place === null ? '–' : figure(row.place),
          face: row.level === null ? <Face avatar={chosenFace(row.face) ?? 'short'} /> : '⚙',
          name: row.level === null ? row.name : botName(t, row.level),
          cells: [
            <>
              <RatingText {...row} />
              <DoubtBar row={row} span={span} />
            </>,
            row.level === null ? figure(row.matches) : '–',
          ],
        }))}
      />
    </section>
  );
};

const DoubtBar = ({ row, span }: { readonly row: LadderRow; readonly span: Span }) => {
  const [from, to] = boundsOf(row).map((value) => placeIn(span, value)) as [number, number];
  const middle = placeIn(span, row.mean);
  return (
    <svg
      className="doubt-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line className="plot-grid" x1="0" x2="100" y1="5" y2="5" />
      <rect className="plot-band" x={from} width={Math.max(to - from, 0.5)} y="1" height="8" />
      <line className="plot-line" x1={middle} x2={middle} y1="0" y2="10" />
    </svg>
  );
};
