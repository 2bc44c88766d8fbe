/** The way to the check of a wall, wherever a match is at hand that says how its wall was made. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saysOfWall, wallHeaderIn } from './checkWall.ts';

const WallSheet = lazy(async () => ({ default: (await import('./WallSheet.tsx')).WallSheet }));

export const CheckWallButton = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('fair');
  const [isOpen, setOpen] = useState(false);
  const wall = wallHeaderIn(text);
  if (wall === null || !saysOfWall(wall)) return null;
  return (
    <>
      <button type="button" className="button" data-testid="check-wall" onClick={() => setOpen(true)}>
        {t('checkWall')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WallSheet text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
