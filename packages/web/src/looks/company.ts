/** Who the others at a table are, where they are people: hung to the seats of any table by whoever knows. */
import type { BySeat } from '@paiju/engine';
import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { Avatar } from './avatars.ts';

export interface SeatCompany {
  /** The face that was chosen; null for whichever the seat has. */
  readonly face: Avatar | null;
  /** Laid over the face: away, the time that runs, what is said. */
  readonly hung: ReactNode;
}

/** Null where everybody else is a bot: there is nothing to say. */
export const CompanyContext = createContext<BySeat<SeatCompany> | null>(null);
