/** One tile of the own hand: a button that can also be dragged. */
import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePointing } from '../table/spotlight.ts';
import { tileName } from '../tiles/names.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import { tileCode } from '../tiles/tileCode.ts';
import type { HandItem, HandMark } from './items.ts';

export interface HandTileState {
  readonly isDrawn: boolean;
  readonly isLegal: boolean;
  /** Something is asked of the hand: what is not legal is dimmed. */
  readonly isActive: boolean;
  readonly isRaised: boolean;
  readonly isPicking: boolean;
  readonly isFocusable: boolean;
}

interface Props {
  readonly ruleset: string;
  readonly item: HandItem;
  readonly state: HandTileState;
  readonly mark: HandMark | null;
  /** Dragging sideways moves the tile within the hand. */
  readonly canMove: boolean;
  onFocus(): void;
  onPress(isByKey: boolean): void;
  /** Dragged upwards and let go. */
  onThrow(): void;
  onShift(tilesAway: number): void;
}

/** Below this a press is a click, in pixels. */
const DRAG_FROM = 8;
/** Dragged upwards by this share of a tile's height, it is thrown. */
const THROW_FROM = 0.55;

interface Drag {
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

export const HandTile = (props: Props) => {
  const { ruleset, item, state, mark, canMove } = props;
  const { t } = useTranslation('table');
  const { isLit, handlers } = usePointing(item.tile);
  const drag = useRef<Drag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    handlers.onPointerDown(event);
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>): void => {
    const from = drag.current;
    if (from === null) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    from.isMoving ||= Math.hypot(x, y) > DRAG_FROM;
    if (from.isMoving)
      currentTarget.style.transform = `translate(${canMove ? x : x / 3}px, ${Math.min(0, y)}px)`;
  };
  const onPointerUp = (event: PointerEvent<HTMLButtonElement>): void => {
    handlers.onPointerUp(event);
    const { currentTarget, clientX, clientY } = event;
    const from = drag.current;
    if (!from?.isMoving) return;
    currentTarget.style.transform = '';
    const { width, height } = currentTarget.getBoundingClientRect();
    const away = Math.round((clientX - from.x) / width);
    if (from.y - clientY > height * THROW_FROM && !state.isPicking) props.onThrow();
    else if (canMove && away !== 0) props.onShift(away);
  };
  const onClick = (detail: number): void => {
    const wasDragged = drag.current?.isMoving ?? false;
    drag.current = null;
    // A click without a pointer comes from a key or a screen reader.
    if (!wasDragged) props.onPress(detail === 0);
  };

  const words = [
    tileName(t, ruleset, item.tile),
    ...(mark === null ? [] : [mark.label]),
    ...(state.isDrawn ? [t('hand.drawn')] : []),
    ...(state.isRaised ? [t('hand.selected')] : []),
    ...(state.isActive && !state.isLegal ? [t('hand.notNow')] : []),
  ];
  return (
    <button
      type="button"
      className="hand-tile"
      data-testid="hand-tile"
      data-tile={tileCode(ruleset, item.tile)}
      data-legal={state.isLegal}
      data-drawn={state.isDrawn || undefined}
      data-raised={state.isRaised || undefined}
      data-dimmed={(state.isActive && !state.isLegal && !state.isRaised) || undefined}
      data-mark={mark?.kind}
      data-lit={isLit || undefined}
      aria-label={words.join(', ')}
      aria-pressed={state.isPicking ? state.isRaised : undefined}
      tabIndex={state.isFocusable ? 0 : -1}
      {...handlers}
      onFocus={props.onFocus}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onClick={(event) => onClick(event.detail)}
    >
      <TileFace ruleset={ruleset} tile={item.tile} />
      {mark !== null && <span className="hand-mark" aria-hidden="true" />}
    </button>
  );
};
