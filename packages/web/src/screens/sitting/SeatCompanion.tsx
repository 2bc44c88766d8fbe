/** What is to be seen at a seat of whoever sits there: away and for how long, played by a bot, and the time that runs. */
import type { Seat } from '@paiju/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './useCountdown.ts';
import './companion.css';
import './person.css';

/** Times are those of the page's own clock, in milliseconds. */
interface SeatClock {
  readonly baseUntil: number;
  /** What the whole of the bar stands for. */
  readonly baseMs: number;
  readonly reserveMs: number;
}

interface Whereabouts {
  readonly is: 'here' | 'agent' | 'away' | 'stand-in' | 'bot' | 'empty';
  /** When a bot plays for somebody who is away. */
  readonly until: number | null;
}

interface Props extends Whereabouts {
  /** While the seat has to decide and has not all the time of the world. */
  readonly clock: SeatClock | null;
  /** What was said last, until it has been heard. */
  readonly says: { readonly text: string; readonly number: number; readonly at: number } | null;
}

export const SeatCompanion = ({ is, until, clock, says }: Props) => (
  <>
    {is !== 'here' && <Presence is={is} until={until} />}
    {clock !== null && <ClockBar {...clock} />}
    {says !== null && <Bubble key={says.number} text={says.text} until={says.at + SAID_MS} />}
  </>
);

interface AboutProps {
  readonly name: string;
  readonly seat: Seat;
  onAbout(seat: Seat): void;
}

/** Over the face: what can be done about whoever sits there. */
export const SeatAbout = ({ name, seat, onAbout }: AboutProps) => {
  const { t } = useTranslation('conduct');
  const label = t('person.about', { name });
  return (
    <button
      type="button"
      className="seat-about"
      aria-label={label}
      title={label}
      data-testid={`about-${seat}`}
      onClick={() => onAbout(seat)}
    />
  );
};

const Presence = ({ is, until }: Whereabouts) => {
  const { t } = useTranslation('online');
  const left = useCountdown(until);
  if (is === 'here') return null;
  const long = is === 'away' && left !== null ? t('seat.awayFor', { n: left }) : t(`seat.${is}`);
  return (
    <span className="seat-presence" data-is={is} data-testid={`presence-${is}`} title={long}>
      <span aria-hidden="true">{is === 'away' ? left === null ? '…' : <Seconds n={left} /> : '⚙'}</span>
      <span className="sr-only">{long}</span>
    </span>
  );
};

/** As wide as a face on a phone is at most. */
const WITH_UNIT = 99;

/** A phone lying down has room for the number alone, and so has every face where it is a large one. */
const Seconds = ({ n }: { readonly n: number }) => {
  const { t } = useTranslation('online');
  return (
    <>
      <span className="seconds-long">{n > WITH_UNIT ? n : t('seat.seconds', { n })}</span>
      <span className="seconds-short">{n}</span>
    </>
  );
};

/** First the time for this decision runs down, then the reserve; both stand there as seconds too. */
const ClockBar = ({ baseUntil, baseMs, reserveMs }: SeatClock) => {
  const { t } = useTranslation('online');
  const base = useCountdown(baseUntil) ?? 0;
  const all = useCountdown(baseUntil + reserveMs) ?? 0;
  const reserve = Math.min(Math.ceil(reserveMs / 1000), all);
  const isReserve = base === 0;
  const share = isReserve ? (1000 * all) / Math.max(1000, reserveMs) : (1000 * base) / Math.max(1000, baseMs);
  return (
    <span
      className="seat-clock"
      role="img"
      aria-label={t('seat.timeLeft', { n: base, reserve })}
      data-reserve={isReserve || undefined}
      data-testid="seat-clock"
    >
      <span className="seat-clock-bar" style={{ inlineSize: `${100 * Math.min(1, share)}%` }} />
      <span className="seat-clock-words" aria-hidden="true">
        <Seconds n={isReserve ? reserve : base} />
      </span>
    </span>
  );
};

const SAID_MS = 4000;

/** Seen by the seat, and not once more when the table is drawn anew; whoever hears the page is told by name (`Said`). */
const Bubble = ({ text, until }: { readonly text: string; readonly until: number }) => {
  const [isOver, setOver] = useState(() => performance.now() >= until);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - performance.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <span className="seat-bubble" aria-hidden="true" data-testid="seat-bubble">
      {text}
    </span>
  );
};
