/** Music behind the duel. Follows volume, mute and its own switch; the band is fetched when it first plays. */
import { settings } from '../store/settings.ts';
import type { Band } from './band.ts';
import type { Mood } from './melody.ts';
import { touched } from './touch.ts';

class Music {
  #wanted: Mood | 'off' = 'off';
  #band: Band | null = null;
  #isLoading = false;

  constructor() {
    settings.subscribe(() => this.#follow());
  }

  set(mood: Mood | 'off'): void {
    this.#wanted = mood;
    this.#follow();
  }

  #follow(): void {
    const { volume, isMuted, music } = settings.now;
    const mood = this.#wanted === 'off' || isMuted || !music || volume === 0 ? null : this.#wanted;
    if (this.#band !== null) this.#band.play(mood, volume);
    else if (mood !== null && !this.#isLoading) void this.#load();
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    await touched;
    try {
      const { Band } = await import('./band.ts');
      this.#band = new Band();
    } catch {
      return; // No sound on this device, and no second try.
    }
    this.#follow();
  }
}

export const music = new Music();
