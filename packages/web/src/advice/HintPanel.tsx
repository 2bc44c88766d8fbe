/** What the expert would do now, beside the table; asked for here again and again. */
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import './advice.css';
import type { AdvisedGame } from './game.ts';
import { HintCard } from './HintCard.tsx';

export interface HintPanelProps {
  readonly game: AdvisedGame;
  readonly shown: GameShown;
  onAsk(): void;
}

export const HintPanel = ({ game, shown, onAsk }: HintPanelProps) => {
  const { t } = useTranslation('advice');
  const { hint, asked } = shown;
  return (
    <section className="hint-panel" data-testid="hint-panel" aria-label={t('hint.title')}>
      {hint === null ? (
        <button type="button" className="button hint-ask" disabled={asked === null} onClick={onAsk}>
          {t('hint.ask')}
        </button>
      ) : (
        <HintCard key={asked?.question} game={game} opinions={hint} />
      )}
      {hint === null && asked === null && <p className="hint-soft">{t('hint.nothingToAsk')}</p>}
    </section>
  );
};
