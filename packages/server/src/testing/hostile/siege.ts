/** All attacks, one kind after the other, each with so many frames on as many sockets as it takes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf } from '../chance.ts';
import { asks, newGuest } from '../client.ts';
import type { Attack, Target } from './attacks.ts';
import { ATTACKS, halfOpen } from './attacks.ts';
import { Stranger } from './stranger.ts';

export interface SiegePlan {
  readonly target: Target;
  readonly framesOfEach: number;
  readonly seed: number;
  /** Strangers at the same time. */
  readonly atOnce: number;
  /** How fast they are together; null for as fast as they can. */
  readonly framesASecond: number | null;
  progress(frames: number): void;
}

export interface Outcome {
  readonly name: string;
  frames: number;
  sockets: number;
  /** How many sockets were closed with which code. */
  readonly closed: Map<number, number>;
  /** How many messages of each type came back. */
  readonly heard: Map<string, number>;
  readonly betrayed: string[];
}

const HALF_OPEN = 'half-open handshakes';
export const KINDS: readonly string[] = [...Object.keys(ATTACKS), HALF_OPEN];

export const besiege = async (plan: SiegePlan): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const began = performance.now();
  let before = 0;
  for (const name of KINDS) {
    const outcome: Outcome = {
      name,
      frames: 0,
      sockets: 0,
      closed: new Map(),
      heard: new Map(),
      betrayed: [],
    };
    outcomes.push(outcome);
    const worker = async (): Promise<void> => {
      while (outcome.frames < plan.framesOfEach) {
        await attack(plan, outcome);
        const frames = before + outcome.frames;
        plan.progress(frames);
        if (plan.framesASecond === null) continue;
        const due = began + (1000 * frames) / plan.framesASecond;
        if (due > performance.now()) await sleep(due - performance.now());
      }
    };
    await Promise.all(Array.from({ length: plan.atOnce }, worker));
    before += outcome.frames;
  }
  return outcomes;
};

const attack = async ({ target, seed }: SiegePlan, outcome: Outcome): Promise<void> => {
  const number = outcome.sockets++;
  const chance = chanceOf(seed, outcome.name, number);
  const { host, port } = target;
  const who = { host, port, forwardedFor: `172.16.${(number >> 8) & 255}.${number & 255}` };
  const how: Attack | undefined = ATTACKS[outcome.name];
  if (how === undefined) {
    outcome.frames += 1;
    await halfOpen(who, chance);
    return;
  }
  const stranger = new Stranger(who);
  // Who is closed before it has entered has been answered as well.
  await how(stranger, target, chance).catch((error: unknown) => {
    if (stranger.closed === null) throw error;
  });
  stranger.socket.drop();
  outcome.frames += Math.max(1, stranger.sent);
  outcome.betrayed.push(...stranger.betrayed);
  if (stranger.closed !== null) add(outcome.closed, stranger.closed, 1);
  for (const [type, times] of stranger.heard) add(outcome.heard, type, times);
};

const add = <K>(counts: Map<K, number>, key: K, more: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + more);

const TERMS = { preset: 'rulebook', changes: {}, clock: 'none', watchDelayS: 0, isListed: false } as const;

/** None of them comes with more sockets than one person may have. */
const STRANGERS = 20;

/** A table of others at which nobody is hurt, a seat at one with a bot, and somebody without a seat. */
export const targetAt = async (
  { host, port }: { readonly host: string; readonly port: number },
  others: { readonly joinCode: string; readonly watchCode: string },
): Promise<Target> => {
  const address = `${host}:${port}`;
  const seated = await newGuest(address, 'Mal');
  const tokens: string[] = [];
  for (let i = 0; i < STRANGERS; i++) tokens.push((await newGuest(address, `Eve ${i}`)).token);
  const { body } = await asks<{ joinCode: string }>(address, 'POST', '/api/tables', {
    token: seated.token,
    body: { terms: { ruleset: 'haiyuki', ...TERMS }, lineup: [null, 'greedy'] },
  });
  const first = new Stranger({ host, port, forwardedFor: '172.16.255.255' });
  await first.enter(body.joinCode, seated.token);
  first.say({ type: 'begin' });
  await first.until(() => first.heard.has('asked'));
  first.socket.drop();
  const { joinCode, watchCode } = others;
  return {
    host,
    port,
    joinCode,
    watchCode,
    tokens,
    seated: { code: body.joinCode, token: seated.token },
  };
};
