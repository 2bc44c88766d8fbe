/** The seat of the person at the table; null for who only watches. */
import type { Seat } from '@paiju/engine';
import { createContext } from 'react';

export const PersonContext = createContext<Seat | null>(null);
