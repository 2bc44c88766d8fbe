/** One match: what was played and when, how everybody ended, and what it changed. */
import type { OwnMatch, OwnSeat } from '@paiju/protocol';
import { changeFigure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { gameName, presetName, unitName } from '../../telling/optionWords.ts';
import { instant } from '../../words/times.ts';
import { RatedMark } from '../lobby/RatedMark.tsx';
import { botName } from './botName.ts';
import { MatchDoors } from './MatchDoors.tsx';
import { placeName } from './placeName.ts';

export const MatchRow = ({ match }: { readonly match: OwnMatch }) => {
  const { t, i18n } = useTranslation(['standing', 'home', 'presets']);
  const { game, preset, endedAt, isRated, seats, change } = match;
  const own = seats.find(({ isYou }) => isYou);
  const time = instant(i18n.language, endedAt, Date.now());
  return (
    <li className="card record-row" data-testid="match-row">
      <div className="match-head">
        <h2 tabIndex={-1}>{gameName(t, game)}</h2>
        {own !== undefined && (
          <strong className="match-place" data-first={own.place === 1 || undefined}>
            {t('standing:matches.place', { place: placeName(t, own.place), n: seats.length })}
          </strong>
        )}
      </div>
      <p className="facts soft">
        <span>{presetName(t, game, preset)}</span>
        <span>
          <time dateTime={new Date(endedAt).toISOString()}>{time}</time>
        </span>
      </p>
      <ol className="record-points">
        {seats
          .map((seat, i) => ({ seat, i }))
          .toSorted((a, b) => a.seat.place - b.seat.place)
          .map(({ seat, i }) => (
            <li key={i} data-own={seat.isYou || undefined}>
              <span>
                <SeatName seat={seat} />
              </span>{' '}
              <strong>
                {changeFigure(seat.points)} {unitName(t, game)}
              </strong>
            </li>
          ))}
      </ol>
      <div className="match-counts">
        <RatedMark isRated={isRated} />
        {change !== null && (
          <span data-testid="match-change">
            {t('standing:matches.change', {
              before: Math.round(change.before),
              after: Math.round(change.after),
            })}{' '}
            <strong>({changeFigure(Math.round(change.after) - Math.round(change.before))})</strong>
          </span>
        )}
      </div>
      <MatchDoors match={match} about={{ game: gameName(t, game), time }} />
    </li>
  );
};

/** A person leads to how one did against them. */
const SeatName = ({ seat }: { readonly seat: OwnSeat }) => {
  const { t } = useTranslation(['standing', 'online']);
  const { who, name, level, isYou } = seat;
  if (who === null) return botName(t, level ?? '');
  const shown = name ?? t('standing:gone');
  return isYou ? shown : <a href={addressOf('standing', 'with', who)}>{shown}</a>;
};
