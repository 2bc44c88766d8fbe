/**
 * What comes of leaving and stalling: no rated games for a while, longer each time, and sooner forgotten the more matches are
 * played to the end. The whole rule is here, and knows neither people nor clocks.
 */
import type { Measured } from './measure.ts';

/**
 * `played` to the end; `lapsed`: was gone for a part, as with a bad connection, which costs nothing; `stalled`: let the clock
 * decide again and again; `absent`: let a bot play half of the match; `left` it.
 */
export const VERDICTS = ['played', 'lapsed', 'stalled', 'absent', 'left'] as const;
export type Verdict = (typeof VERDICTS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No rated games for so long after the first offence, the second, and all others. */
const PAUSES_MS = [10 * MINUTE, HOUR, DAY, 7 * DAY] as const;

/** So many matches played to the end take one offence off. */
const MATCHES_AN_OFFENCE = 3;

/** Of what the seat had to decide. */
const ABSENT_SHARE = 1 / 2;
const LAPSED_SHARE = 1 / 5;
const STALLED_SHARE = 1 / 4;
/** Everybody is late a few times. */
const STALLED_LEAST = 5;

/** Whoever plays against bots alone lets nobody down. */
export const verdictOf = ({ decisions, byClock, byStandIn, hasLeft, others }: Measured): Verdict => {
  if (others > 0 && hasLeft) return 'left';
  const missed = byStandIn / Math.max(1, decisions);
  if (others > 0 && missed >= ABSENT_SHARE) return 'absent';
  const own = decisions - byStandIn;
  if (others > 0 && byClock >= STALLED_LEAST && byClock >= own * STALLED_SHARE) return 'stalled';
  return hasLeft || missed >= LAPSED_SHARE ? 'lapsed' : 'played';
};

export interface Mark {
  readonly verdict: Verdict;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Standing {
  /** Offences that are not forgotten yet. */
  readonly offences: number;
  /** No rated games before this; null where they may be played. */
  readonly pausedUntil: number | null;
  /** What the next offence would cost. */
  readonly nextPauseMs: number;
  /** So many matches played to the end until one offence less counts; 0 where none does. */
  readonly matchesToGo: number;
}

const isOffence = (verdict: Verdict): boolean =>
  verdict === 'stalled' || verdict === 'absent' || verdict === 'left';

const pauseFor = (offences: number): number =>
  PAUSES_MS[Math.min(offences, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];

/** `marks` in the order of time. */
export const standingAfter = (marks: Iterable<Mark>, now: number): Standing => {
  let [offences, played, until] = [0, 0, 0];
  for (const { verdict, at } of marks) {
    if (isOffence(verdict)) {
      offences += 1;
      played = 0;
      until = Math.max(until, at + pauseFor(offences));
    } else if (verdict === 'played' && offences > 0) {
      played += 1;
      if (played === MATCHES_AN_OFFENCE) [offences, played] = [offences - 1, 0];
    }
  }
  return {
    offences,
    pausedUntil: until > now ? until : null,
    nextPauseMs: pauseFor(offences + 1),
    matchesToGo: offences === 0 ? 0 : MATCHES_AN_OFFENCE - played,
  };
};
