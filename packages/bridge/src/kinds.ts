/** What a frame is. Python has the same numbers in `paiju/engine/frames.py`. */

/** Raised when a frame comes to mean something else. Both sides are of one wheel: another number is a broken installation. */
export const BRIDGE_VERSION = 1;

export const KIND = {
  /** A request as JSON, answered in JSON. */
  ask: 0,
  /** An id for each row, two bytes each. Answered by the buffer, or by nothing where the buffer is a file both sides see. */
  step: 1,
  /** Answered like a step, without one. */
  fetch: 2,
  /** A row, two bytes. Answered by what every seat of it may know. */
  look: 3,
  /** A record. Answered by a JSON head, whose length stands before it in four bytes, and a buffer. */
  learn: 4,
} as const;

export const ANSWER = {
  done: 0,
  /** A JSON object with a code and a sentence. Nothing has changed, and the next frame is read. */
  refused: 1,
} as const;
