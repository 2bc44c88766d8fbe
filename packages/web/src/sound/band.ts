/** Plays the pieces: plucked strings on the sound card, a bar ahead of what is heard. */
import type { Mood, Pluck } from './melody.ts';
import { PIECES } from './melody.ts';

/** Under the sounds of the game, always. */
const LOUDEST = 0.12;
const LOOK_AHEAD_SECONDS = 0.6;
const LOOK_EVERY_MS = 250;
const FADE_SECONDS = 0.4;
const A3 = 220;

export class Band {
  readonly #context = new AudioContext();
  readonly #out = new GainNode(this.#context, { gain: 0 });
  #mood: Mood | null = null;
  #bar = 0;
  #nextBarAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    // What is above the warm range is taken off: it must not tire the ear.
    const warm = new BiquadFilterNode(this.#context, { type: 'lowpass', frequency: 1800 });
    this.#out.connect(warm).connect(this.#context.destination);
  }

  play(mood: Mood | null, volume: number): void {
    this.#out.gain.setTargetAtTime(
      mood === null ? 0 : LOUDEST * volume,
      this.#context.currentTime,
      FADE_SECONDS / 3,
    );
    if (mood === this.#mood) return;
    this.#mood = mood;
    clearInterval(this.#timer);
    if (mood === null) return;
    void this.#context.resume();
    this.#bar = 0;
    this.#nextBarAt = this.#context.currentTime + 0.1;
    this.#write();
    this.#timer = setInterval(() => this.#write(), LOOK_EVERY_MS);
  }

  #write(): void {
    if (this.#mood === null) return;
    const { beatsPerMinute, beatsPerBar, barAt } = PIECES[this.#mood];
    const beat = 60 / beatsPerMinute;
    const now = this.#context.currentTime;
    // A page in the background sleeps: what was missed is not caught up on.
    if (this.#nextBarAt < now) this.#nextBarAt = now;
    while (this.#nextBarAt < now + LOOK_AHEAD_SECONDS) {
      for (const pluck of barAt(this.#bar)) this.#pluck(pluck, this.#nextBarAt, beat);
      this.#nextBarAt += beat * beatsPerBar;
      this.#bar++;
    }
  }

  #pluck({ beat, pitch, volume, beats }: Pluck, barAt: number, beatSeconds: number): void {
    const start = barAt + beat * beatSeconds;
    const end = start + beats * beatSeconds;
    const string = new OscillatorNode(this.#context, { type: 'triangle', frequency: A3 * 2 ** (pitch / 12) });
    const hand = new GainNode(this.#context, { gain: 0 });
    hand.gain.setValueAtTime(0, start);
    hand.gain.linearRampToValueAtTime(volume, start + 0.012);
    hand.gain.setTargetAtTime(0, start + 0.012, (end - start) / 4);
    string.connect(hand).connect(this.#out);
    string.start(start);
    string.stop(end + 0.3);
    string.onended = () => hand.disconnect();
  }
}
