/** The tile somebody points at: all its visible copies light up, and a note says where they are. */
import type { Tile } from '@paiju/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

export interface Pointed {
  readonly tile: Tile;
  /** Where the pointer found it, so that the note can stand beside it. */
  readonly at: DOMRect;
  /** The note is shown: the mouse came and stays, a long press, a click on the table or a secondary one. */
  readonly isAsked: boolean;
}

export interface Spotlight {
  readonly pointed: Pointed | null;
  readonly point: React.Dispatch<React.SetStateAction<Pointed | null>>;
  /** Whether the mouse has come to where it is now, or the tile to the mouse. */
  hasMoved(mouse: Spot): boolean;
}

type Spot = Pick<MouseEvent, 'clientX' | 'clientY'>;

export const SpotlightContext = createContext<Spotlight>({
  pointed: null,
  point: () => {},
  hasMoved: () => true,
});

/** For a table: whatever lies on it can be pointed at. */
export const useSpotlight = (): Spotlight => {
  const [pointed, point] = useState<Pointed | null>(null);
  const last = useRef<Spot | null>(null);
  useEffect(() => {
    // At the window, which hears of a move after every tile has.
    const keep = ({ clientX, clientY }: PointerEvent): void => {
      last.current = { clientX, clientY };
    };
    addEventListener('pointermove', keep);
    return () => removeEventListener('pointermove', keep);
  }, []);
  // A mouse that has not been heard of yet rests where something was pressed on another screen.
  const hasMoved = useCallback(
    ({ clientX, clientY }: Spot): boolean =>
      last.current !== null && (last.current.clientX !== clientX || last.current.clientY !== clientY),
    [],
  );
  return useMemo(() => ({ pointed, point, hasMoved }), [pointed, hasMoved]);
};

const HOVER_MS = 800;
const PRESS_MS = 450;
/** As long as it takes to read the note. */
const STAY_MS = 4000;

/** One tile that can be pointed at: what it listens to, and what became of it. */
export const pointingAt = (tile: Tile | null, { point, hasMoved }: Omit<Spotlight, 'pointed'>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let own: Pointed | null = null;
  let isHeld = false;
  /** The mouse is on the tile, and has been heard. */
  let isHeard = false;
  const show = (element: Element, isAsked: boolean): void => {
    // A back can be pointed at like any tile, but there is nothing to tell.
    if (tile === null || !element.isConnected) return;
    own = { tile, at: element.getBoundingClientRect(), isAsked };
    point(own);
  };
  const later = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    // Somebody may point at another tile by now.
    const old = own;
    point((now) => (now === old ? null : now));
  };
  /** A tile that has come under a mouse at rest is not pointed at: hands move when somebody discards. */
  const hear = (event: React.PointerEvent): void => {
    const { pointerType, currentTarget } = event;
    if (pointerType !== 'mouse' || isHeard || !hasMoved(event)) return;
    isHeard = true;
    show(currentTarget, false);
    later(HOVER_MS, () => show(currentTarget, true));
  };
  const handlers = {
    onPointerEnter: hear,
    onPointerMove: hear,
    onPointerLeave: ({ pointerType }: React.PointerEvent): void => {
      isHeard = false;
      // A finger covers what it points at: the note stays a while after it has gone.
      if (pointerType === 'mouse') stop();
      else later(STAY_MS, stop);
    },
    onPointerCancel: stop,
    onPointerDown: ({ pointerType, currentTarget }: React.PointerEvent): void => {
      isHeld = false;
      if (pointerType === 'mouse') {
        // Who presses acts, and does not ask: a mouse that stays there afterwards only rests.
        isHeard = true;
        clearTimeout(timer);
      }
      show(currentTarget, false);
      if (pointerType === 'mouse') return;
      later(PRESS_MS, () => {
        isHeld = true;
        show(currentTarget, true);
      });
    },
    onPointerUp: ({ pointerType }: React.PointerEvent): void => {
      if (pointerType !== 'mouse') clearTimeout(timer);
    },
    onClick: ({ currentTarget }: React.MouseEvent): void => show(currentTarget, true),
    onContextMenu: (event: React.MouseEvent): void => {
      event.preventDefault();
      clearTimeout(timer);
      show(event.currentTarget, true);
    },
  };
  /** Whether the last press was a long one, which asks and does nothing else. */
  const wasHeld = (): boolean => isHeld;
  return { handlers, stop, wasHeld };
};

/** What a tile listens to so that it can be pointed at. */
export const usePointing = (tile: Tile | null) => {
  const { pointed, point, hasMoved } = useContext(SpotlightContext);
  const pointing = useMemo(() => pointingAt(tile, { point, hasMoved }), [tile, point, hasMoved]);
  // A tile that goes away is left by no pointer.
  useEffect(() => pointing.stop, [pointing]);
  return { isLit: tile !== null && pointed?.tile === tile, ...pointing };
};
