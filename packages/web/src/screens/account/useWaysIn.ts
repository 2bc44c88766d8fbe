/** Where keys are good and how long things are kept, for whoever is nobody yet. */
import type { WaysIn } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { accountApi } from '../../online/accountApi.ts';

export const useWaysIn = (): WaysIn | null => {
  const [ways, setWays] = useState<WaysIn | null>(null);
  useEffect(() => {
    let isGone = false;
    void accountApi.waysIn().then((answer) => {
      if (!isGone && answer.ok) setWays(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return ways;
};
