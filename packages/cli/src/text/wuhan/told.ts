/** Events of Wuhan as they can be told: its wins and ends hide nothing. */
import type { WuhanEnded, WuhanEvent, WuhanWon } from '@paiju/engine';
import type { ToldTable } from '../round/told.ts';

export type Told = ToldTable | WuhanWon | WuhanEnded;

/** A whole event can always be told: this does not compile where the engine's events have outgrown `Told`. */
export const told = (event: WuhanEvent): Told => event;
