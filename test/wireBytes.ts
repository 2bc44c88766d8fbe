/** How many bytes messages take on a web socket. */
import { once } from 'node:events';
import { constants, createDeflateRaw } from 'node:zlib';

/** What online tables will use: a window of 8 KB and memory level 5 hold down what a socket takes. */
const DEFLATE = { windowBits: 13, memLevel: 5 };
/** RFC 7692: the end of a flushed block is left out of the message. */
const TAIL = 4;

/** A frame from a server: two bytes of header, four from 126 bytes on, ten from 65,536 on. */
export const frameSize = (payload: number): number => {
  if (payload < 126) return payload + 2;
  return payload + (payload < 65_536 ? 4 : 10);
};

/** All of them one after another with permessage-deflate and context takeover. */
export const deflatedSize = async (texts: readonly string[]): Promise<number> => {
  const deflate = createDeflateRaw(DEFLATE);
  let payload = 0;
  deflate.on('data', (chunk: Buffer) => {
    payload += chunk.length;
  });
  let sum = 0;
  for (const text of texts) {
    const before = payload;
    deflate.write(text);
    await new Promise<void>((resolve) => deflate.flush(constants.Z_SYNC_FLUSH, resolve));
    sum += frameSize(payload - before - TAIL);
  }
  deflate.end();
  await once(deflate, 'close');
  return sum;
};
