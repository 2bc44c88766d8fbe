/** Sittings and members for tests that do not care what is played. */
import type { TableCard } from '@paiju/protocol';
import type { Registration } from '../store/member.ts';
import type { NewSitting } from '../store/sittings.ts';

export const CARD: TableCard = {
  terms: {
    ruleset: 'xuezhan',
    preset: 'bury3',
    changes: {},
    clock: 'none',
    watchDelayS: 0,
    isListed: true,
  },
  chairs: [
    { is: 'person', name: 'Ann', face: null, isHere: true },
    { is: 'bot', level: 'greedy' },
    { is: 'empty' },
    { is: 'empty' },
  ],
  host: 0,
  phase: 'waiting',
  match: 0,
};

export const newSitting = (owner: number, more: Partial<NewSitting> = {}): NewSitting => ({
  game: 'xuezhan',
  isListed: true,
  owner,
  summary: CARD,
  body: { type: 'opened' },
  ...more,
});

/** Hears nothing. */
export const registration = (more: Partial<Registration> = {}): Registration => ({
  address: '10.0.0.1:4000',
  onLost: () => undefined,
  onGone: () => undefined,
  onReleased: () => undefined,
  onSuspended: () => undefined,
  onSignedOut: () => undefined,
  onFarewell: () => undefined,
  ...more,
});
