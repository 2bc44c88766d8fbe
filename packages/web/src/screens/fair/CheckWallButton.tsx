/** The way to the check of a wall, wherever a match is at hand that says how its wall was made. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const WallSheet = lazy(async () => ({ default: (await import('./WallSheet.tsx')).WallSheet }));

interface Props {
  readonly text: string;
  readonly label: 'check' | 'checkWall';
}

export const CheckWallButton = ({ text, label }: Props) => {
  const { t } = useTranslation('fair');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" data-testid="check-wall" onClick={() => setOpen(true)}>
        {t(label)}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WallSheet text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
