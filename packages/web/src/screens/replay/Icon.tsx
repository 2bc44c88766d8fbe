/** The signs on the buttons of a replay: drawn, for no font has all of them. */
export type IconName = 'prev' | 'next' | 'prevWin' | 'nextWin' | 'prevRound' | 'nextRound';

/** Pointing forward; back is the mirror image. */
const FORWARD: Readonly<Record<'next' | 'nextWin' | 'nextRound', string>> = {
  next: 'M8 5l9 7-9 7z',
  // To the next star: somebody wins.
  nextWin: 'M3 6l7 6-7 6zM16 6l1.8 3.8 4.2.5-3.1 2.9.8 4.1-3.7-2-3.7 2 .8-4.1-3.1-2.9 4.2-.5z',
  nextRound: 'M3 5l7 7-7 7zM10 5l7 7-7 7zM18 5h2.5v14H18z',
};

const MIRRORED: Readonly<Partial<Record<IconName, keyof typeof FORWARD>>> = {
  prev: 'next',
  prevWin: 'nextWin',
  prevRound: 'nextRound',
};

export const Icon = ({ name }: { readonly name: IconName }) => {
  const forward = MIRRORED[name] ?? (name as keyof typeof FORWARD);
  const isBack = MIRRORED[name] !== undefined;
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={FORWARD[forward]} transform={isBack ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  );
};
