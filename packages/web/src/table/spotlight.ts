/** The tile somebody points at: all its visible copies light up, and a note says where they are. */
import type { Tile } from '@paiju/engine';
import { createContext, useContext, useMemo, useRef } from 'react';

export interface Pointed {
  readonly tile: Tile;
  /** Where the pointer found it, so that the note can stand beside it. */
  readonly at: DOMRect;
  /** The note is shown: hovering for a while, a long press or a secondary click. */
  readonly isAsked: boolean;
}

export interface Spotlight {
  readonly pointed: Pointed | null;
  point(pointed: Pointed | null): void;
}

export const SpotlightContext = createContext<Spotlight>({ pointed: null, point: () => {} });

const HOVER_MS = 800;
const PRESS_MS = 450;
const STAY_MS = 2500;

/** What a tile listens to so that it can be pointed at. */
export const usePointing = (tile: Tile | null) => {
  const { pointed, point } = useContext(SpotlightContext);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const handlers = useMemo(() => {
    // A back can be pointed at like any tile, but there is nothing to tell.
    const show = (element: Element, isAsked: boolean): void => {
      if (tile !== null && element.isConnected) point({ tile, at: element.getBoundingClientRect(), isAsked });
    };
    const later = (element: Element, ms: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(element, true), ms);
    };
    const stop = (): void => {
      clearTimeout(timer.current);
      point(null);
    };
    return {
      onPointerEnter: (event: React.PointerEvent): void => {
        if (event.pointerType !== 'mouse') return;
        show(event.currentTarget, false);
        later(event.currentTarget, HOVER_MS);
      },
      onPointerLeave: (event: React.PointerEvent): void => {
        clearTimeout(timer.current);
        // A finger covers what it points at: the note stays a while after it has gone.
        if (event.pointerType === 'mouse') stop();
        else timer.current = setTimeout(stop, STAY_MS);
      },
      onPointerCancel: stop,
      onPointerDown: (event: React.PointerEvent): void => {
        if (event.pointerType !== 'mouse') later(event.currentTarget, PRESS_MS);
      },
      onPointerUp: (event: React.PointerEvent): void => {
        if (event.pointerType !== 'mouse') clearTimeout(timer.current);
      },
      onContextMenu: (event: React.MouseEvent): void => {
        event.preventDefault();
        clearTimeout(timer.current);
        show(event.currentTarget, true);
      },
    };
  }, [tile, point]);
  return { isLit: tile !== null && pointed?.tile === tile, handlers };
};
