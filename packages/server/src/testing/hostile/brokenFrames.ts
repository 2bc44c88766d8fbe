/** Frames that no library would send. */
import { deflateRawSync } from 'node:zlib';
import type { Chance } from '../chance.ts';
import type { FramePlan } from '../raw/frames.ts';
import { OPCODE } from '../raw/frames.ts';
import { oneOf } from './nonsense.ts';

type Plan = Partial<FramePlan> & { readonly payload: Buffer };

const bytes = (length: number, chance: Chance): Buffer =>
  Buffer.from(Array.from({ length }, () => Math.floor(chance() * 256)));

const text = Buffer.from('{"type":"play-here"}');
/** Ten megabytes in ten kilobytes. */
const BOMB = deflateRawSync(Buffer.alloc(10_000_000));

const BROKEN: readonly ((chance: Chance) => Plan)[] = [
  (chance) => ({ opcode: OPCODE.binary, payload: bytes(40, chance) }),
  () => ({ opcode: OPCODE.binary, payload: text }),
  () => ({ payload: text, isMasked: false }),
  (chance) => ({ payload: text, reserved: 1 + Math.floor(chance() * 3) }),
  (chance) => ({ payload: bytes(30, chance), reserved: 4 }),
  (chance) => ({ opcode: oneOf([3, 4, 5, 6, 7, 11, 15], chance), payload: text }),
  (chance) => ({ opcode: OPCODE.ping, payload: bytes(126, chance) }),
  (chance) => ({ opcode: OPCODE.close, payload: bytes(oneOf([1, 2, 30], chance), chance) }),
  () => ({ opcode: OPCODE.more, payload: text }),
  () => ({ payload: Buffer.from([0xc3, 0x28, 0xff, 0xfe]) }),
  () => ({ payload: text, isLast: false }),
  () => ({ opcode: OPCODE.ping, payload: text, isLast: false }),
];

export const brokenFrame = (chance: Chance): Plan => oneOf(BROKEN, chance)(chance);

const OVERSIZED: readonly ((chance: Chance) => Plan)[] = [
  () => ({ payload: Buffer.from(JSON.stringify({ type: 'emote', emote: 'x'.repeat(2_500) })) }),
  () => ({ payload: Buffer.from('['.repeat(1_900)) }),
  () => ({ payload: Buffer.alloc(17_000, 'x') }),
  () => ({ payload: text, length: 2 ** 40 }),
  () => ({ payload: text, length: 65_000 }),
  () => ({ payload: BOMB, reserved: 4 }),
];

export const oversizedFrame = (chance: Chance): Plan => oneOf(OVERSIZED, chance)(chance);

export const randomBytesOf = (chance: Chance): Buffer => bytes(1 + Math.floor(chance() * 200), chance);
