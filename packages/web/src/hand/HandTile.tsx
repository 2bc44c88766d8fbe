/** One tile of the own hand: a button that can also be dragged. */
import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tileName } from '../tiles/names.ts';
import { usePointing } from '../tiles/spotlight.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import { tileCode } from '../tiles/tileCode.ts';
import { withNotes } from '../words/lists.ts';
import type { Place } from './drop.ts';
import { dropOf } from './drop.ts';
import type { HandItem, HandMark } from './items.ts';

export interface HandTileState {
  readonly isDrawn: boolean;
  readonly isLegal: boolean;
  /** Something is asked of the hand: what is not legal is dimmed. */
  readonly isActive: boolean;
  /** Selected by the person. */
  readonly isRaised: boolean;
  /** Standing out by itself. */
  readonly isRisen: boolean;
  /** What the expert would play. */
  readonly isAdvised: boolean;
  readonly isPicking: boolean;
  readonly isFocusable: boolean;
}

interface Props {
  readonly ruleset: string;
  readonly item: HandItem;
  readonly state: HandTileState;
  readonly mark: HandMark | null;
  readonly place: Place;
  onFocus(): void;
  onPress(isByKey: boolean): void;
  /** Dragged upwards and let go. */
  onThrow(): void;
  onShift(tilesAway: number): void;
}

/** Below this a press is a click, in pixels. */
const DRAG_FROM = 8;

interface Drag {
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
  isOver: boolean;
}

export const HandTile = (props: Props) => {
  const { ruleset, item, state, mark, place } = props;
  const { t } = useTranslation('table');
  const { isLit, handlers, stop, wasHeld } = usePointing(item.tile);
  const drag = useRef<Drag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    handlers.onPointerDown(event);
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, isMoving: false, isOver: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>): void => {
    handlers.onPointerMove(event);
    const { clientX, clientY, currentTarget } = event;
    const from = drag.current;
    if (from === null || from.isOver) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!from.isMoving && Math.hypot(x, y) > DRAG_FROM) {
      from.isMoving = true;
      stop();
    }
    if (from.isMoving)
      currentTarget.style.transform = place.canMove
        ? `translate(${x}px, ${y}px)`
        : `translate(${x / 3}px, ${Math.min(0, y)}px)`;
  };
  const letGo = (element: HTMLElement): void => {
    if (drag.current !== null) drag.current.isOver = true;
    element.style.transform = '';
  };
  const onPointerUp = (event: PointerEvent<HTMLButtonElement>): void => {
    handlers.onPointerUp(event);
    const { currentTarget, clientX, clientY } = event;
    const from = drag.current;
    letGo(currentTarget);
    if (!from?.isMoving) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const drop = dropOf({ right: (clientX - from.x) / width, down: (clientY - from.y) / height }, place);
    if (drop === 'throw' && !state.isPicking) props.onThrow();
    if (drop !== 'throw' && drop !== 0) props.onShift(drop);
  };
  const onPointerCancel = (event: PointerEvent<HTMLButtonElement>): void => {
    handlers.onPointerCancel();
    letGo(event.currentTarget);
  };
  const onClick = (detail: number): void => {
    // A click without a pointer comes from a key or a screen reader.
    const isByKey = detail === 0;
    const wasMore = (drag.current?.isMoving ?? false) || wasHeld();
    if (isByKey || !wasMore) props.onPress(isByKey);
  };

  const words = [
    tileName(t, ruleset, item.tile),
    ...(mark === null ? [] : [mark.label]),
    ...(state.isDrawn ? [t('hand.drawn')] : []),
    ...(state.isAdvised ? [t('hand.advised')] : []),
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
      data-risen={state.isRisen || undefined}
      data-advised={state.isAdvised || undefined}
      data-dimmed={(state.isActive && !state.isLegal && !state.isRaised && !state.isRisen) || undefined}
      data-mark={mark?.kind}
      data-lit={isLit || undefined}
      aria-label={withNotes(t, words)}
      aria-pressed={state.isPicking ? state.isRaised : undefined}
      tabIndex={state.isFocusable ? 0 : -1}
      {...handlers}
      onFocus={props.onFocus}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onClick={(event) => onClick(event.detail)}
    >
      <TileFace ruleset={ruleset} tile={item.tile} />
      {mark !== null && <span className="hand-mark" aria-hidden="true" />}
    </button>
  );
};
