/** How bad a network is. Chances are from 0 to 1; what is not said does not happen. */
export interface Weather {
  /** That a connection is closed as soon as it is made. */
  readonly refuse: number;
  /** That a piece of data is held up, and for how long at most. What comes after it waits: nothing is overtaken. */
  readonly delay: number;
  readonly delayMs: number;
  /** That a connection breaks at a piece of data, of which only a part may have passed; both ends hear of it. */
  readonly cut: number;
  /** That a connection goes silent at a piece of data: nothing passes any more, and neither end hears of anything, ... */
  readonly stall: number;
  /** ... not even that the other has left, until so much later. */
  readonly stallMs: number;
}

export const CALM: Weather = { refuse: 0, delay: 0, delayMs: 0, cut: 0, stall: 0, stallMs: 60_000 };
