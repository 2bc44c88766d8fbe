/** Plays a sound by name, as loud as the settings say. The synthesizer is loaded with the first touch. */
import { settings } from '../store/settings.ts';
import type { SoundName } from './recipes.ts';
import { touched } from './touch.ts';

type Synth = (name: SoundName, volume: number) => void;

let synth: Synth | null = null;

const load = async (): Promise<void> => {
  await touched;
  try {
    synth = (await import('./synth.ts')).playSound;
  } catch {
    // No sound on this device: the game goes on without.
  }
};
void load();

export const play = (name: SoundName): void => {
  const { volume, isMuted } = settings.now;
  if (!isMuted && volume > 0) synth?.(name, volume);
};
