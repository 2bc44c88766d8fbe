/** What strangers try, one kind after the other. Each ends when the server has answered or closed. */
import { connect } from 'node:net';
import type { Chance } from '../chance.ts';
import { OPCODE } from '../raw/frames.ts';
import { brokenFrame, oversizedFrame, randomBytesOf } from './brokenFrames.ts';
import { nonsense, oneOf, overheard } from './nonsense.ts';
import type { Stranger, StrangerPlan } from './stranger.ts';

export interface Target {
  readonly host: string;
  readonly port: number;
  /** A table of others, by both codes. */
  readonly joinCode: string;
  readonly watchCode: string;
  /** A person who has a seat at a table where a match is played, with bots. */
  readonly seated: { readonly code: string; readonly token: string };
  /** People without a seat. */
  readonly tokens: readonly string[];
}

export type Attack = (stranger: Stranger, target: Target, chance: Chance) => Promise<void>;

/** So much is said on one socket: more than is taken. */
const BURST = 30;

const burst = (stranger: Stranger, say: () => void, times = BURST): void => {
  for (let i = 0; i < times && stranger.closed === null; i++) say();
};

/** Who is turned away after some of it was taken for a frame waits for more of it, and says nothing any more. */
const untilClosed = (stranger: Stranger): Promise<void> => stranger.until(() => stranger.closed !== null);

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'random bytes': async (stranger, _, chance) => {
    await stranger.socket.opened;
    burst(stranger, () => stranger.raw(randomBytesOf(chance)));
    await untilClosed(stranger);
  },
  'random texts': async (stranger, target, chance) => {
    await stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    burst(stranger, () => stranger.say(randomBytesOf(chance).toString('latin1')));
    await untilClosed(stranger);
  },
  'nonsense in shape': async (stranger, target, chance) => {
    await stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    burst(stranger, () => stranger.say(nonsense(chance)));
    await stranger.settled();
  },
  'what others said': async (stranger, target, chance) => {
    const isWatching = chance() < 0.5;
    await stranger.enter(
      isWatching ? target.watchCode : target.joinCode,
      isWatching ? null : oneOf(target.tokens, chance),
    );
    burst(stranger, () => stranger.say(overheard(chance)));
    await stranger.settled();
  },
  oversized: async (stranger, target, chance) => {
    await stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    burst(stranger, () => stranger.frame(oversizedFrame(chance)));
    await untilClosed(stranger);
  },
  'out of order': async (stranger, target, chance) => {
    await stranger.socket.opened;
    burst(stranger, () => stranger.say(overheard(chance)), 5);
    void stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    burst(stranger, () => stranger.say(overheard(chance)), 10);
    await stranger.enter(target.watchCode, null);
    await stranger.settled();
  },
  "other seats' questions": async (stranger, { seated }, chance) => {
    await stranger.enter(seated.code, seated.token);
    const action = () => oneOf([{ type: 'pass' }, { type: 'win' }, { type: 'discard', tile: 33 }], chance);
    burst(stranger, () => stranger.say({ type: 'act', question: 1_000_000, action: action() }));
    await stranger.settled();
  },
  'wrong tokens': async (stranger, target, chance) => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
    const token = Array.from({ length: 43 }, () => oneOf([...letters], chance)).join('');
    const code = chance() < 0.5 ? target.joinCode : token.replace(/[_-]/g, 'x').slice(0, 6);
    await stranger.enter(code, token);
    await untilClosed(stranger);
  },
  'broken frames': async (stranger, target, chance) => {
    await stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    burst(stranger, () => stranger.frame(brokenFrame(chance)));
    await untilClosed(stranger);
  },
  fragments: async (stranger, target, chance) => {
    await stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    const payload = Buffer.alloc(900, 'x');
    stranger.frame({ payload, isLast: false });
    burst(stranger, () => stranger.frame({ opcode: OPCODE.more, payload, isLast: false }));
    await untilClosed(stranger);
  },
  'does not read': async (stranger, target) => {
    await stranger.enter(target.watchCode, null);
    stranger.socket.tcp.pause();
    burst(stranger, () => stranger.say({ type: 'play-here' }));
    stranger.socket.tcp.resume();
    await stranger.settled();
  },
  flood: async (stranger, target, chance) => {
    await stranger.enter(target.joinCode, oneOf(target.tokens, chance));
    burst(stranger, () => stranger.say({ type: 'why-not', action: { type: 'pass' } }), 20 * BURST);
    await untilClosed(stranger);
  },
};

/** A handshake that is begun and not gone on with, or is none. */
export const halfOpen = async ({ host, port }: StrangerPlan, chance: Chance): Promise<void> => {
  const tcp = connect({ host, port });
  tcp.on('error', () => undefined);
  const hello = oneOf(
    [
      'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgr',
      'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'GET /api/socket HTTP/9.9\r\n\r\n',
      `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
      '\u0000\u0001\u0002',
      '',
    ],
    chance,
  );
  await new Promise<void>((resolve) => {
    tcp.once('close', () => resolve());
    tcp.once('data', () => tcp.destroy());
    tcp.once('connect', () => {
      tcp.write(hello);
      // What the server waits for never comes, and neither does a goodbye.
      if (!hello.includes('\r\n\r\n')) setImmediate(() => tcp.resetAndDestroy());
    });
  });
};
