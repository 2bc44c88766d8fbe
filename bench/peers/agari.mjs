// agari: whether a riichi hand is complete.
import agari from 'agari';

/** Four rows of counts: three suits and the honours. */
export const handOf = (counts) => [0, 9, 18, 27].map((first) => [...counts.subarray(first, first + 9)]);

/** Sets and a pair. */
export const isComplete = (hand) => agari.check(hand);
