/** What may be done besides discarding: large buttons, the strongest first, each with its tiles; keys for all of them. */
import type { AnyAction } from '@paiju/engine';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tileName } from '../tiles/names.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import type { ActionButton, ButtonType } from './buttons.ts';
import { KEYS } from './buttons.ts';

interface Props {
  readonly ruleset: string;
  readonly buttons: readonly ActionButton[];
  onAct(action: AnyAction): void;
}

const KEY_NAMES: Readonly<Record<ButtonType, string>> = {
  win: 'H',
  kong: 'K',
  pung: 'P',
  chow: 'C',
  pass: 'Esc',
};

export const ActionBar = ({ ruleset, buttons, onAct }: Props) => {
  const { t } = useTranslation('table');
  const bar = useRef<HTMLDivElement>(null);
  useActionKeys(buttons, onAct, bar);
  return (
    <div ref={bar} className="action-bar" role="toolbar" aria-label={t('action.label')}>
      {buttons.map(({ action, type, tiles }) => {
        const said = tiles.map((tile) => tileName(t, ruleset, tile)).join(', ');
        return (
          <button
            key={JSON.stringify(action)}
            type="button"
            className={`action action-${type}`}
            data-testid={type === 'pass' ? 'pass' : `action-${type}`}
            data-type={type}
            data-action={JSON.stringify(action)}
            aria-label={
              said === ''
                ? t(`action.${type}`)
                : t('action.with', { action: t(`action.${type}`), tiles: said })
            }
            aria-keyshortcuts={KEY_NAMES[type]}
            title={t('action.key', { key: KEY_NAMES[type] })}
            onClick={() => onAct(action)}
          >
            <span className="action-word">{t(`action.${type}`)}</span>
            {tiles.length > 0 && (
              <span className="action-tiles">
                {tiles.map((tile) => (
                  <TileFace key={tile} ruleset={ruleset} tile={tile} />
                ))}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
};

/** Keys act where exactly one button is meant; of several the first gets the focus. */
const useActionKeys = (
  buttons: readonly ActionButton[],
  onAct: (action: AnyAction) => void,
  bar: React.RefObject<HTMLDivElement | null>,
): void => {
  useEffect(() => {
    if (buttons.length === 0) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const type = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (type === undefined || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const meant = buttons.filter((button) => button.type === type);
      const [first] = meant;
      if (first === undefined) return;
      event.preventDefault();
      if (meant.length === 1) onAct(first.action);
      else bar.current?.querySelector<HTMLButtonElement>(`[data-type="${type}"]`)?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [buttons, onAct, bar]);
};

/** Somebody else needs the key: a dialog, a field, or a button that Space would press. */
const isTaken = ({ key, target }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea') !== null) return true;
  return key === ' ' && target.closest('button:not(.hand-tile), a, summary') !== null;
};
