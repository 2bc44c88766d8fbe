/** One answer to a question: its word, the tile in question, its key. */
import type { Tile } from '@paiju/engine';
import type { ReactNode, Ref } from 'react';
import { TileFace } from '../../../tiles/TileFace.tsx';

interface ActionButtonProps {
  readonly type: string;
  readonly children: ReactNode;
  readonly tile?: Tile | null;
  /** `T`, `Esc` */
  readonly shortcut?: string;
  readonly look?: 'strong' | 'plain' | 'default';
  /** Says more than the word on it. */
  readonly label?: string;
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onPress(): void;
}

export const ActionButton = (props: ActionButtonProps) => {
  const { type, children, tile = null, shortcut, look = 'plain', label, isPressed, ref, onPress } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={look === 'strong' ? 'button button-strong deck-button' : 'button deck-button'}
      data-testid={`action-${type}`}
      data-look={look}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut === 'Esc' ? 'Escape' : shortcut}
      onClick={onPress}
    >
      {tile !== null && <TileFace ruleset="haiyuki" tile={tile} />}
      <span>{children}</span>
      {shortcut !== undefined && (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
};
