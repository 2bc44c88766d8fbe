/** A number that rolls to its new value. */
import { useEffect, useRef, useState } from 'react';
import { isStill } from './pace.ts';

const ROLL_MS = 700;

/** `part` from 0 to 1: fast first, then slower. */
export const rolledTo = (from: number, to: number, part: number): number =>
  Math.round(to + (from - to) * (1 - Math.min(1, Math.max(0, part))) ** 3);

/** `begin`: where it comes from when it is first shown. */
export const useRolling = (value: number, begin = value): number => {
  const [shown, setShown] = useState(isStill() ? value : begin);
  const last = useRef(shown);
  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    if (isStill()) {
      last.current = value;
      setShown(value);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function roll(now) {
      const next = rolledTo(from, value, (now - start) / ROLL_MS);
      last.current = next;
      setShown(next);
      if (next !== value) frame = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
};
