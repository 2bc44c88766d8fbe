/** What people are told, as text. */
import type { OnlineDown, SeatDown } from '@paiju/protocol';
import { readOnlineDown, writeOnlineDown } from '@paiju/protocol';
import type { Packing } from '@paiju/table';

let last: OnlineDown | null = null;
let lastText = '';

/** What is told to one after the other is written once. */
export const textOf = (message: OnlineDown): string => {
  if (message !== last) {
    lastText = writeOnlineDown(message);
    last = message;
  }
  return lastText;
};

export const PACKING: Packing = {
  pack: (message) => textOf(message),
  unpack: (text) => {
    const read = readOnlineDown(text);
    if (!read.ok) throw new Error(`what was told is no message: ${read.error.code} at ${read.error.at}`);
    // Only what is told to a seat is packed.
    return read.value as SeatDown;
  },
};
