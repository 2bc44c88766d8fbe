/** Why points moved: every win with its hand and worth, every payment, and how everybody stands. */
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown, Happening } from '../play/client.ts';
import type { Telling } from '../telling/index.ts';
import { accountOf } from './account.ts';
import { EndSection } from './EndSection.tsx';
import type { SettledGame } from './game.ts';
import { Payments } from './Payments.tsx';
import { Totals } from './Totals.tsx';
import { WinSection } from './WinSection.tsx';
import './settlement.css';

export interface SettlementProps {
  readonly game: SettledGame;
  readonly shown: GameShown;
  readonly happening: Happening;
  readonly onClose: () => void;
}

export const SettlementSheet = ({ game, shown, happening, onClose }: SettlementProps) => {
  const { t } = useTranslation('settlement');
  const title = useId();
  const sheet = useFocusInside();
  const { players, seat } = shown;
  const setting: Telling = { t, players, seat, view: happening.view };
  const { wins, end, others, rows } = accountOf(game.worth, happening);

  /** Here Escape closes the sheet; at the table it would pass. */
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={sheet}
      className="settlement"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-testid="settlement"
      onKeyDown={hear}
    >
      <header className="settlement-head">
        <h2 id={title}>{t('title')}</h2>
        <button
          type="button"
          className="button settlement-close"
          data-testid="settlement-close"
          aria-label={t('close')}
          onClick={onClose}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <Totals game={game} rows={rows} setting={setting} />
      <div className="settlement-body">
        {wins.map((account) => (
          <WinSection key={account.win.seat} game={game} account={account} setting={setting} />
        ))}
        {end === null ? null : (
          <EndSection game={game} end={end} winners={wins.map(({ win }) => win.seat)} setting={setting} />
        )}
        {others.length === 0 ? null : <Payments game={game} transfers={others} setting={setting} />}
      </div>
    </div>
  );
};

/** The focus goes into the sheet when it opens, and back to where it was when it closes. */
const useFocusInside = () => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return sheet;
};
