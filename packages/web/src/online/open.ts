/** Sits down at, or looks at, a table: with the browser's own sockets, clock and chance. */
import { keepWall, recallWall } from '../store/walls.ts';
import { socketAddress } from './addresses.ts';
import type { Entrance, LinkPorts, Wire } from './link.ts';
import { OnlineLink } from './link.ts';
import { OnlineSitting } from './sitting.ts';

const PORTS: LinkPorts = {
  connect: () => new WebSocket(socketAddress()) as Wire,
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

/** A phone that was put away, and one that has left the tunnel, is back at once. */
export const openSitting = (entrance: Entrance): { readonly sitting: OnlineSitting; close(): void } => {
  const link = new OnlineLink(entrance, PORTS);
  const sitting = new OnlineSitting(link, {
    now: () => performance.now(),
    walls: { recall: recallWall, keep: keepWall },
  });
  const gone = new AbortController();
  const { signal } = gone;
  addEventListener('online', () => sitting.wake(), { signal });
  addEventListener('offline', () => sitting.drop(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && sitting.wake(), { signal });
  link.start();
  return {
    sitting,
    close: () => {
      gone.abort();
      sitting.close();
    },
  };
};
