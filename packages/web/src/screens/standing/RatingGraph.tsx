/** How a rating went: a line, a band that shows how sure it was, and the bots of the ladder as marks. */
import type { LadderRow, RatingPoint } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { heightIn, middleOf, spanOf, ticksIn } from '../../looks/plot.ts';
import { levelName } from '../lobby/levels.ts';
import { dayOf } from './days.ts';
import { PlotField } from './PlotField.tsx';

interface Props {
  readonly course: readonly RatingPoint[];
  readonly bots: readonly LadderRow[];
}

const TICKS = 5;

export const RatingGraph = ({ course, bots }: Props) => {
  const { t, i18n } = useTranslation(['standing', 'home']);
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = spanOf(course.flatMap(({ mean, deviation }) => [mean - 2 * deviation, mean + 2 * deviation]));
  const y = (value: number): number => heightIn(span, value);
  const x = (place: number): number => middleOf(place, course.length);
  const line = (value: (point: RatingPoint) => number): readonly string[] =>
    course.map((point, place) => `${x(place)} ${y(value(point))}`);
  const above = line(({ mean, deviation }) => mean + 2 * deviation);
  const below = line(({ mean, deviation }) => mean - 2 * deviation);
  const marks = bots.filter(({ mean }) => mean >= span.low && mean <= span.high);
  const days = new Set([first, last].map(({ at }) => dayOf(i18n.language, at)));
  const [from, to] = [Math.round(first.mean), Math.round(last.mean)];
  return (
    <figure className="plot rating-graph" data-testid="rating-graph">
      <PlotField
        said={t('standing:ladder.graphSaid', { n: course.length, from, to })}
        ticks={ticksIn(span, TICKS).map((value) => ({ text: figure(value), y: y(value) }))}
        names={marks.map(({ level, mean }) => ({ text: levelName(t, level ?? ''), y: y(mean) }))}
      >
        {ticksIn(span, TICKS).map((value) => (
          <line key={value} className="plot-grid" x1="0" x2="100" y1={y(value)} y2={y(value)} />
        ))}
        <path className="plot-band" d={`M${above.join('L')}L${below.toReversed().join('L')}Z`} />
        {marks.map(({ level, mean }) => (
          <line key={level} className="plot-mark" x1="0" x2="100" y1={y(mean)} y2={y(mean)} />
        ))}
        <path className="plot-line" d={`M${line(({ mean }) => mean).join('L')}`} />
        <path className="plot-dot" d={`M${x(course.length - 1)} ${y(last.mean)}h0`} />
      </PlotField>
      <figcaption className="plot-foot soft">
        {[...days].map((day) => (
          <span key={day}>{day}</span>
        ))}
      </figcaption>
    </figure>
  );
};
