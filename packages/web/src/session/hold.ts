/** Two tabs must not write the record of one game: whoever plays it holds it. */

/** A page that is being left takes a moment to let go. */
const WAIT_MS = 1000;

/** Lets go of the game; null where another tab has it. */
export const holdGame = (id: string): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    // Browsers lend locks to secure pages only; without them two tabs are the reader's own business.
    if (!('locks' in navigator)) return resolve(() => {});
    const held = () => new Promise<void>((letGo) => resolve(letGo));
    navigator.locks
      .request(`paiju game ${id}`, { signal: AbortSignal.timeout(WAIT_MS) }, held)
      .catch(() => resolve(null));
  });
