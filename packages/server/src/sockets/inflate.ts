/**
 * What clients say, inflated here and now. `ws` hands each message to another thread, three times: for texts as short as these
 * that costs many times the work itself.
 */
import { constants, inflateRawSync } from 'node:zlib';
import type { WebSocket } from 'ws';
import { LONGEST_FRAME } from './limits.ts';

/** What every compressed message ends in, and is not sent. */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);
const OPTIONS = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: LONGEST_FRAME, chunkSize: 1_024 };

type Done = (error: Error | null, message?: Buffer) => void;

interface Inflating {
  decompress(payload: Buffer, isLast: boolean, done: Done): void;
}

/**
 * For a socket on which each message is compressed by itself. Answers whether it could be done: a `ws` that is made differently
 * inside goes on as it does.
 */
export const inflateAtOnce = (socket: WebSocket): boolean => {
  const { _receiver: receiver } = socket as unknown as {
    readonly _receiver?: { readonly _extensions?: Readonly<Record<string, Inflating>> };
  };
  const inflating = receiver?._extensions?.['permessage-deflate'];
  if (inflating === undefined) return false;
  const inItsWay = inflating.decompress.bind(inflating);
  let isDivided = false;
  inflating.decompress = (payload, isLast, done) => {
    const message = isLast && !isDivided ? inflated(payload) : null;
    isDivided = !isLast;
    // What is too long or malformed, or comes in pieces, is for `ws`: it knows how to say so.
    if (message === null) inItsWay(payload, isLast, done);
    else process.nextTick(done, null, message);
  };
  return true;
};

const inflated = (payload: Buffer): Buffer | null => {
  try {
    return inflateRawSync(Buffer.concat([payload, TAIL]), OPTIONS);
  } catch {
    return null;
  }
};
