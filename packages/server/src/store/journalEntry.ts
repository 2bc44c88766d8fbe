/** What whoever runs a sitting has kept of it, an entry at a time. */
import type { TableCard, TablePhase } from '@paiju/protocol';

export interface NewEntry {
  readonly sitting: string;
  /** Of whoever appends: the one it was given with its claim. */
  readonly epoch: number;
  /** One more than the last. */
  readonly n: number;
  readonly body: object;
  /** What has changed of the sitting with it. */
  readonly summary?: TableCard;
  readonly phase?: TablePhase;
  /** Nobody can sit down there any more. */
  readonly isEnded?: true;
  /** The match that is over with it. */
  readonly played?: PlayedNow;
}

export interface PlayedNow {
  /** The first match of a sitting is 1. */
  readonly number: number;
  /** By seat; null for a bot. */
  readonly guests: readonly (string | null)[];
  /** The entry with which the match began. */
  readonly firstEntry: number;
}

/** An entry with its body as it is written. */
export interface Line extends NewEntry {
  readonly text: string;
}
