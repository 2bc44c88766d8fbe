/** A film that runs by itself, at one of three speeds. */
import { useEffect, useState } from 'react';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 300 };

export interface Running {
  readonly isOn: boolean;
  readonly speed: Speed;
  setOn(isOn: boolean): void;
  setSpeed(speed: Speed): void;
}

export interface RunningProps {
  readonly step: number;
  readonly steps: number;
  /** Whether the step can be seen already: the film waits for it. */
  readonly isReady: boolean;
  onStep(step: number): void;
}

export const useRunning = ({ step, steps, isReady, onStep }: RunningProps): Running => {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const isAtEnd = step >= steps - 1;
  useEffect(() => {
    if (!isOn || !isReady) return;
    if (isAtEnd) return setOn(false);
    const timer = setTimeout(() => onStep(step + 1), STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [isOn, isReady, isAtEnd, speed, step, onStep]);
  return {
    isOn,
    speed,
    setSpeed,
    setOn: (wanted) => {
      if (wanted && isAtEnd) onStep(0);
      setOn(wanted);
    },
  };
};
