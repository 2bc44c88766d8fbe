/** The sounds as samples, built once each. Loaded late: ZzFX opens the sound card as soon as it is read. */
import { ZZFX } from 'zzfx';
import type { Note, SoundName } from './recipes.ts';
import { lengthOf, parametersOf, RECIPES } from './recipes.ts';

/** At full volume a sound is present, not loud. It is part of every sample, so it never changes. */
ZZFX.volume = 0.6;
/** A tile never falls twice in the same way: the share by which the pitch may differ. */
const PLAY = 0.06;

const built = new Map<SoundName, Float32Array>();

const mixed = (notes: readonly Note[]): Float32Array => {
  const samples = new Float32Array(Math.ceil((lengthOf(notes) + 0.02) * ZZFX.sampleRate));
  for (const note of notes) {
    const start = Math.round(note.at * ZZFX.sampleRate);
    for (const [i, value] of ZZFX.buildSamples(...parametersOf(note)).entries())
      if (start + i < samples.length) samples[start + i] = (samples[start + i] ?? 0) + value;
  }
  return samples;
};

const samplesOf = (name: SoundName): Float32Array => {
  const known = built.get(name) ?? mixed(RECIPES[name]);
  built.set(name, known);
  return known;
};

export const playSound = (name: SoundName, volume: number): void => {
  void ZZFX.audioContext.resume();
  ZZFX.playSamples([samplesOf(name)], volume, 1 + PLAY * (Math.random() - 0.5));
};
