/** The tables that are open to everybody, as they are now; nobody asks for them while nobody looks. */
import type { ListedTable, ListedTables } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { findingApi } from '../../online/findingApi.ts';
import { LongPoll } from '../../online/longPoll.ts';

interface OpenTables {
  /** Null until somebody has answered. */
  readonly tables: readonly ListedTable[] | null;
  /** What is shown may have changed. */
  readonly isStale: boolean;
}

export const useOpenTables = (): OpenTables => {
  const [shown, setShown] = useState<OpenTables>({ tables: null, isStale: false });
  useEffect(() => {
    const poll = new LongPoll<ListedTables>({
      ask: findingApi.tables,
      hear: (answer) =>
        setShown((before) =>
          answer.ok ? { tables: answer.value.tables, isStale: false } : { ...before, isStale: true },
        ),
    });
    const look = (): void => (document.hidden ? poll.stop() : poll.start());
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      poll.stop();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
  return shown;
};
