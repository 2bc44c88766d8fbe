/** Opening a record by hand: what is wrong with it is told, else it is shown. */
import type { RecordProblem } from '@paiju/engine';
import { useState } from 'react';
import { goTo } from '../../routes.ts';
import { withLaterWords } from '../../words/index.ts';

/** Only whoever opens a record needs what reads it, and what is said about it. */
const loadImport = withLaterWords(() => import('./importRecord.ts'));

export interface Import {
  readonly problem: RecordProblem | null;
  readonly isBusy: boolean;
  open(file: Blob): Promise<void>;
  forget(): void;
}

export const useImport = (): Import => {
  const [problem, setProblem] = useState<RecordProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (file: Blob): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { importFile } = await loadImport();
      const imported = await importFile(file);
      if (imported.ok) goTo('replay', imported.value.id);
      else setProblem(imported.error);
    } catch (error) {
      setProblem({
        line: 1,
        code: 'unreadable',
        detail: error instanceof Error ? error.message : String(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return { problem, isBusy, open, forget: () => setProblem(null) };
};
