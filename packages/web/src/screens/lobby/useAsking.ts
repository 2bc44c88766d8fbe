/** Something that is asked of the server, one at a time, and why it did not work. */
import { useState } from 'react';
import type { Answered, ApiTrouble } from '../../online/answered.ts';

export interface Asking {
  readonly isBusy: boolean;
  readonly trouble: ApiTrouble | null;
  /** Null where it did not work; then the trouble says why. */
  ask<T>(work: () => Answered<T>): Promise<T | null>;
}

export const useAsking = (): Asking => {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ApiTrouble | null>(null);
  return {
    isBusy,
    trouble,
    ask: async (work) => {
      setBusy(true);
      setTrouble(null);
      const answer = await work();
      setBusy(false);
      if (answer.ok) return answer.value;
      setTrouble(answer.error);
      return null;
    },
  };
};
