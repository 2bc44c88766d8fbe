/** All decisions in order as marks, the costly ones tall and coloured. */
import { useTranslation } from 'react-i18next';
import type { JudgedFrame } from '../../study/messages.ts';

interface Props {
  readonly judged: readonly JudgedFrame[];
  readonly costliest: readonly JudgedFrame[];
  readonly looked: JudgedFrame | null;
  onLook(judged: JudgedFrame): void;
}

const HEIGHT = 56;
const FOOT = 3;
const SLOT = 8;

export const Timeline = ({ judged, costliest, looked, onLook }: Props) => {
  const { t } = useTranslation('advice');
  if (judged.length === 0) return null;
  const worst = Math.max(...judged.map(({ loss }) => loss), Number.MIN_VALUE);
  return (
    <svg
      className="review-timeline"
      viewBox={`0 0 ${SLOT * judged.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('review.timeline')}
    >
      {judged.map((each, place) => {
        const height = FOOT + (HEIGHT - FOOT) * (each.loss / worst);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list below does the same with keys
          <rect
            key={each.step}
            x={SLOT * place + 1}
            y={HEIGHT - height}
            width={SLOT - 2}
            height={height}
            data-costly={costliest.includes(each) || undefined}
            data-looked={looked?.step === each.step || undefined}
            onClick={() => onLook(each)}
          />
        );
      })}
    </svg>
  );
};
