/** Whoever wants something of others says first who they are, where nobody knows yet. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { isSomebody, WhoAreYou } from './WhoAreYou.tsx';

interface Introduced {
  /** Stands in the place of everything else, as long as it is there. */
  readonly form: ReactNode;
  /** At once, or as soon as somebody has said who they are. */
  asSomebody(work: () => void): void;
}

export const useSomebody = (): Introduced => {
  const settings = useSettings();
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const goOn = (): void => {
    setWanted(null);
    wanted?.();
  };
  return {
    form: wanted === null ? null : <WhoAreYou onKnown={goOn} />,
    asSomebody: (work) => (isSomebody(settings) ? work() : setWanted(() => work)),
  };
};
