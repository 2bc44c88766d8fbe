/** An episode beside its slow twin: played to the end, compared at every step; throws where they differ. */
import { expect } from 'vitest';
import { decode, encode } from '../codec.ts';
import type { Lineup } from '../episode.ts';
import { Episode } from '../episode.ts';
import { hashedSeed } from '../seeds.ts';
import type { AnyEnvSpec } from '../spec.ts';
import { somebody } from './tables.ts';
import { Twin } from './twin.ts';

export const maskOf = (episode: Episode): number[] => {
  const mask = new Uint8Array(episode.plan.spec.codec.size);
  episode.mask(mask, 0);
  return [...mask.keys()].filter((id) => mask[id] === 1);
};

export const seenBy = (episode: Episode, seat: number): Uint8Array => {
  const out = new Uint8Array(episode.plan.spec.observation.size);
  episode.observe(seat, out, 0);
  return out;
};

/** Every legal action has a spelling of its own that leads back to it, and none begins another. */
const checkSpellings = ({ codec }: AnyEnvSpec, { legal }: Twin): void => {
  const spelled = legal.map((action) => encode(codec, action));
  for (const ids of spelled)
    for (const id of ids) if (id < 0 || id >= codec.size) throw new RangeError(`${id}`);
  const texts = new Set(spelled.map((ids) => `${ids},`));
  expect(texts.size).toBe(legal.length);
  for (const ids of spelled)
    for (let length = 1; length < ids.length; length++)
      if (texts.has(`${ids.slice(0, length)},`)) throw new Error(`${ids} goes on where another ends`);
  // Of two thousand exchanges a few will do.
  const every = Math.ceil(legal.length / 40);
  for (const [i, action] of legal.entries())
    if (i % every === 0) expect(decode(codec, legal, encode(codec, action))).toBe(action);
};

const checkBeside = (episode: Episode, twin: Twin): void => {
  const { seat } = twin;
  expect(episode.seat).toBe(seat);
  expect(maskOf(episode)).toEqual(twin.nextIds);
  expect([...episode.points]).toEqual(twin.points);
  expect([...episode.moved]).toEqual(twin.moved);
  expect([...episode.owed]).toEqual(twin.owed);
  if (seat !== null) expect(seenBy(episode, seat)).toEqual(twin.observe(seat));
};

/** Plays a match to its end on both. */
export const playBoth = (
  spec: AnyEnvSpec,
  options: object,
  text: string,
  lineup: Lineup,
): [Episode, Twin] => {
  const plan = { spec, options, seed: hashedSeed(text), lineup };
  const [episode, twin] = [new Episode(plan), new Twin(plan)];
  const next = somebody(spec, text);
  for (let step = 0; !episode.isOver; step++) {
    checkBeside(episode, twin);
    if (twin.begun.length === 0) checkSpellings(spec, twin);
    if (step % 5 === 0)
      for (const other of lineup.keys()) expect(seenBy(episode, other)).toEqual(twin.observe(other));
    const id = next(twin);
    episode.act(id);
    twin.act(id);
  }
  checkBeside(episode, twin);
  expect(twin.match.isOver).toBe(true);
  for (const other of lineup.keys()) expect(seenBy(episode, other)).toEqual(twin.observe(other));
  return [episode, twin];
};
