/** What each of the last matches brought, as bars above and below nothing, and as a table. */
import type { GameId } from '@paiju/engine';
import { changeFigure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { heightIn, middleOf, spanOf } from '../../looks/plot.ts';
import { unitName } from '../../telling/optionWords.ts';
import { PlotField } from './PlotField.tsx';

interface Props {
  readonly game: GameId;
  /** The oldest first. */
  readonly last: readonly number[];
  readonly average: number;
}

/** Of the room of one, as broad is its bar. */
const BROAD = 0.7;

export const LastPoints = ({ game, last, average }: Props) => {
  const { t } = useTranslation('standing');
  const span = spanOf([0, ...last]);
  const y = (value: number): number => heightIn(span, value);
  const width = (100 * BROAD) / last.length;
  const { low: from, high: to } = spanOf(last);
  return (
    <section className="card last-points" aria-labelledby="last-points">
      <h2 id="last-points">{t('statistics.points')}</h2>
      <p className="soft">{t(`statistics.pointsLine.${game}`)}</p>
      <div className="plot">
        <PlotField
          said={t('statistics.pointsSaid', { n: last.length, from, to })}
          ticks={[...new Set([span.high, 0, span.low])].map((value) => ({
            text: changeFigure(value),
            y: y(value),
          }))}
        >
          {last.map((points, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the row
              key={i}
              className={points < 0 ? 'plot-loss' : 'plot-gain'}
              x={middleOf(i, last.length) - width / 2}
              width={width}
              y={Math.min(y(points), y(0))}
              height={Math.abs(y(points) - y(0))}
            />
          ))}
          <line className="plot-zero" x1="0" x2="100" y1={y(0)} y2={y(0)} />
        </PlotField>
      </div>
      <p>{t('statistics.average', { points: changeFigure(Math.round(average)), unit: unitName(t, game) })}</p>
      <details>
        <summary>{t('ladder.asTable')}</summary>
        <ol className="points-list" reversed start={last.length}>
          {last.toReversed().map((points, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the row
            <li key={i}>{changeFigure(points)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
};
