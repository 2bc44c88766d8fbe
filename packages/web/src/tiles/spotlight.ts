/** The tile somebody points at: all its visible copies light up, and a note says where they are. */
import type { Tile } from '@paiju/engine';
import { createContext, useContext, useEffect, useMemo } from 'react';

export interface Pointed {
  readonly tile: Tile;
  /** Where the pointer found it, so that the note can stand beside it. */
  readonly at: DOMRect;
  /** The note is shown: hovering for a while, a long press, a click on the table or a secondary one. */
  readonly isAsked: boolean;
}

export interface Spotlight {
  readonly pointed: Pointed | null;
  readonly point: React.Dispatch<React.SetStateAction<Pointed | null>>;
}

export const SpotlightContext = createContext<Spotlight>({ pointed: null, point: () => {} });

const HOVER_MS = 800;
const PRESS_MS = 450;
/** As long as it takes to read the note. */
const STAY_MS = 4000;

/** One tile that can be pointed at: what it listens to, and what became of it. */
export const pointingAt = (tile: Tile | null, point: Spotlight['point']) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let own: Pointed | null = null;
  let isHeld = false;
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
  const handlers = {
    onPointerEnter: ({ pointerType, currentTarget }: React.PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      show(currentTarget, false);
      later(HOVER_MS, () => show(currentTarget, true));
    },
    onPointerLeave: ({ pointerType }: React.PointerEvent): void => {
      // A finger covers what it points at: the note stays a while after it has gone.
      if (pointerType === 'mouse') stop();
      else later(STAY_MS, stop);
    },
    onPointerCancel: stop,
    onPointerDown: ({ pointerType, currentTarget }: React.PointerEvent): void => {
      isHeld = false;
      if (pointerType === 'mouse') return;
      show(currentTarget, false);
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
  const { pointed, point } = useContext(SpotlightContext);
  const pointing = useMemo(() => pointingAt(tile, point), [tile, point]);
  // A tile that goes away is left by no pointer.
  useEffect(() => pointing.stop, [pointing]);
  return { isLit: tile !== null && pointed?.tile === tile, ...pointing };
};
