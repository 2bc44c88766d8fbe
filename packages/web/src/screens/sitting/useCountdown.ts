/** Seconds until a time of the page's own clock, counted down while somebody looks. */
import { useEffect, useState } from 'react';

const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Null where nothing is waited for. */
export const useCountdown = (until: number | null): number | null => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (until === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : secondsUntil(until, now);
};
