/** Everybody on a ladder with how sure one is of each, as a number and as a bar; bots have no place, for they never move. */
import type { LadderRow } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { chosenFace } from '../../looks/avatars.ts';
import { Face } from '../../looks/Face.tsx';
import { botName } from './botName.ts';
import type { Span } from './plot.ts';
import { placeIn, spanOf } from './plot.ts';
import { RatingText } from './RatingText.tsx';

/** Below it lies only who does not try: their bars would make those of all others short. */
const LOWEST_SHOWN = 1_000;

const boundsOf = ({ mean, deviation }: LadderRow): readonly [number, number] => [
  mean - 2 * deviation,
  mean + 2 * deviation,
];

export const LadderTable = ({ rows }: { readonly rows: readonly LadderRow[] }) => {
  const { t } = useTranslation(['standing', 'online']);
  const { low, high } = spanOf(rows.flatMap(boundsOf));
  const span: Span = { low: Math.max(low, LOWEST_SHOWN), high };
  return (
    <section className="card standing-table">
      <table data-testid="ladder">
        <caption className="sr-only">{t('standing:ladder.strongest')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('standing:ladder.place')}</th>
            <th scope="col">{t('standing:ladder.who')}</th>
            <th scope="col">{t('standing:ladder.rating')}</th>
            <th scope="col" className="standing-figure">
              {t('standing:ladder.matches')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: people may have one name, and the rows come anew together
              key={i}
              data-is={row.level === null ? 'person' : 'bot'}
              data-own={row.isYou || undefined}
              data-testid={row.isYou ? 'ladder-own' : undefined}
            >
              <td>{row.place === null ? '–' : figure(row.place)}</td>
              <th scope="row">
                <span className="ladder-who">
                  <span className="chair-face" aria-hidden="true">
                    {row.level === null ? <Face avatar={chosenFace(row.face) ?? 'short'} /> : '⚙'}
                  </span>
                  <span>
                    {row.level === null ? row.name : botName(t, row.level)}
                    {row.isYou && <span className="soft"> · {t('online:table.you')}</span>}
                  </span>
                </span>
              </th>
              <td className="ladder-rating">
                <RatingText {...row} />
                <DoubtBar row={row} span={span} />
              </td>
              <td className="standing-figure">{row.level === null ? figure(row.matches) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
