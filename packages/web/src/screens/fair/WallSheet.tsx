/** How a wall was made, worked out once more on this device: each step in words, and whether it fits. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../looks/Sheet.tsx';
import { isSignedByHouse } from '../../online/signed.ts';
import { recallWall } from '../../store/walls.ts';
import { Studio } from '../../study/studio.ts';
import type { WallChecked } from './checkWall.ts';
import { checkWall, WALL_STEPS } from './checkWall.ts';
import './fair.css';
import { WallMakers } from './WallMade.tsx';

interface Props {
  readonly text: string;
  onClose(): void;
}

export const WallSheet = ({ text, onClose }: Props) => {
  const { t } = useTranslation('fair');
  const checked = useChecked(text);
  return (
    <Sheet
      title={t('title')}
      closing={t('close')}
      name="wall"
      className="wall-sheet on-felt"
      onClose={onClose}
    >
      <p>
        <WallMakers text={text} />
      </p>
      <p className="soft">{t('how')}</p>
      {checked === null ? <p role="status">{t('working')}</p> : <Steps checked={checked} />}
    </Sheet>
  );
};

const Steps = ({ checked }: { readonly checked: WallChecked }) => {
  const { t } = useTranslation('fair');
  const { outcomes, isFine, finding, part } = checked;
  return (
    <>
      <ol className="wall-steps">
        {WALL_STEPS.map((step) => (
          <li key={step} data-testid={`wall-${step}`} data-outcome={outcomes[step]}>
            <span>{t(`steps.${step}`)}</span> <strong>{t(outcomes[step])}</strong>
          </li>
        ))}
      </ol>
      {outcomes.signatures === 'unknown' && <p className="soft">{t('noSignature')}</p>}
      <p>{t(`own.${part}`)}</p>
      {finding !== null && <p role="alert">{t(`found.${finding}`)}</p>}
      <p role="status" data-testid="wall-verdict" data-fine={isFine || undefined}>
        <strong>{t(isFine ? 'fine' : 'notFine')}</strong>
      </p>
    </>
  );
};

const isPlayed = async (text: string): Promise<boolean> => {
  const studio = new Studio();
  try {
    return (await studio.ask('open', { text })).ok;
  } finally {
    studio.close();
  }
};

const useChecked = (text: string): WallChecked | null => {
  const [checked, setChecked] = useState<WallChecked | null>(null);
  useEffect(() => {
    let isGone = false;
    void checkWall(text, { recall: recallWall, isSigned: isSignedByHouse, isPlayed }).then((done) => {
      if (!isGone) setChecked(done);
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return checked;
};
