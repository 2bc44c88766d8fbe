/** Something that is asked of the server, one at a time, and why it did not work. */
import type { Result } from '@paiju/engine';
import { useState } from 'react';
import type { ApiTrouble } from '../../online/api.ts';

export interface Asking {
  readonly isBusy: boolean;
  readonly trouble: ApiTrouble | null;
  /** Null where it did not work; then the trouble says why. */
  ask<T>(work: () => Promise<Result<T, ApiTrouble>>): Promise<T | null>;
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
