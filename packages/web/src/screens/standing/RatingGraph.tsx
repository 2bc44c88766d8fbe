/**
 * How a rating went: a line, a band that shows how sure it was, and the bots of the ladder as marks. The picture is
 * stretched to the room there is, so words and numbers lie over it and keep their size.
 */
import type { LadderRow, RatingPoint } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { levelName } from '../lobby/levels.ts';
import { dayOf } from './days.ts';
import { heightIn, middleOf, spanOf, ticksIn } from './plot.ts';

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
  const [from, to] = [Math.round(first.mean), Math.round(last.mean)];
  return (
    <figure className="plot rating-graph" data-testid="rating-graph">
      <div className="plot-field">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('standing:ladder.graphSaid', { n: course.length, from, to })}
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
        </svg>
        {ticksIn(span, TICKS).map((value) => (
          <span key={value} className="plot-tick" style={{ top: `${y(value)}%` }} aria-hidden="true">
            {figure(value)}
          </span>
        ))}
        {marks.map(({ level, mean }) => (
          <span key={level} className="plot-name" style={{ top: `${y(mean)}%` }} aria-hidden="true">
            {levelName(t, level ?? '')}
          </span>
        ))}
      </div>
      <figcaption className="plot-foot soft">
        <span>{dayOf(i18n.language, first.at)}</span>
        <span>{dayOf(i18n.language, last.at)}</span>
      </figcaption>
    </figure>
  );
};
