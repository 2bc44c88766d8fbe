/** The levels from the strongest down, each on one scale: a dot for its rating, a bar for how sure that is. */
import type { BotLevel } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import type { Span } from '../../looks/plot.ts';
import { placeIn, spanOf, ticksIn } from '../../looks/plot.ts';
import { LEVELS } from '../../store/choices.ts';
import { unitName } from '../../telling/optionWords.ts';
import type { AnyT } from '../../words/say.ts';
import { sayingAny } from '../../words/say.ts';
import type { Interval } from './ladder.ts';
import type { Rung } from './rungs.ts';
import { digitsOf, halfOf } from './rungs.ts';

interface Props {
  readonly game: GameId;
  readonly rungs: readonly Rung[];
}

const TICKS = 5;
/** Room on either side of the outermost ratings. */
const MARGIN = 20;

const levelName = (t: AnyT, level: BotLevel): string =>
  sayingAny(t)(LEVELS.some((each) => each === level) ? `home:level.${level}` : `bots:level.${level}`);

export const RungList = ({ game, rungs }: Props) => {
  const { t } = useTranslation(['bots', 'home']);
  const bounds = rungs.flatMap(({ rating }) =>
    rating === null ? [] : [rating.low - MARGIN, rating.high + MARGIN],
  );
  const span = bounds.length === 0 ? null : spanOf(bounds);
  return (
    <ol className="bots-rungs" data-testid="bots-rungs">
      {rungs.map((rung) => (
        <li key={rung.level} className="card bots-rung" data-level={rung.level}>
          <h2>{levelName(t, rung.level)}</h2>
          <p>{t(`bots:does.${rung.level}`)}</p>
          {rung.rating !== null && span !== null && <Scale rating={rung.rating} span={span} />}
          <p className="bots-figures">
            {rung.rating === null ? (
              <span className="soft">{t('bots:unmeasured')}</span>
            ) : (
              <strong>
                {t('bots:rating', {
                  rating: figure(Math.round(rung.rating.mean)),
                  half: figure(Math.round(halfOf(rung.rating))),
                })}
              </strong>
            )}
            {rung.step !== null && <span className="soft">{stepText(t, game, rung.step)}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
};

const stepText = (t: AnyT, game: GameId, { below, ahead }: NonNullable<Rung['step']>): string => {
  const digits = digitsOf(ahead);
  const isSure = ahead.low > 0;
  return sayingAny(t)(isSure ? 'bots:ahead' : 'bots:even', {
    below: levelName(t, below),
    points: rounded(ahead.mean, digits),
    half: rounded(halfOf(ahead), digits),
    unit: unitName(t, game),
  });
};

/** `0.44`, `1,531`, `−0.03` */
const rounded = (value: number, digits: number): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.');
  const size = `${figure(Number(whole))}${fraction === undefined ? '' : `.${fraction}`}`;
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
};

/** The numbers stand beside it: whoever does not see it misses nothing. */
const Scale = ({ rating: { mean, low, high }, span }: { readonly rating: Interval; readonly span: Span }) => {
  const from = placeIn(span, low);
  return (
    <div className="bots-scale" aria-hidden="true">
      {ticksIn(span, TICKS).map((tick) => (
        <span key={tick} className="bots-tick" style={{ insetInlineStart: `${placeIn(span, tick)}%` }}>
          {figure(tick)}
        </span>
      ))}
      <span
        className="bots-doubt"
        style={{ insetInlineStart: `${from}%`, inlineSize: `${placeIn(span, high) - from}%` }}
      />
      <span className="bots-dot" style={{ insetInlineStart: `${placeIn(span, mean)}%` }} />
    </div>
  );
};
