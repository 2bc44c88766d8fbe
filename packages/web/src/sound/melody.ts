/** The two pieces of music, as notes: sparse and calm, and a pulse for riichi. Endless, never quite the same. */

export type Mood = 'calm' | 'riichi';

export interface Pluck {
  /** Beats after the beginning of the bar. */
  readonly beat: number;
  /** Steps of a half tone from A3. */
  readonly pitch: number;
  readonly volume: number;
  readonly beats: number;
}

export interface Piece {
  readonly beatsPerMinute: number;
  readonly beatsPerBar: number;
  readonly barAt: (bar: number) => readonly Pluck[];
}

const pluck = (beat: number, pitch: number, volume: number, beats: number): Pluck => ({
  beat,
  pitch,
  volume,
  beats,
});

/** Pentatonic, so that every note goes with every other. */
const SCALE = [0, 3, 5, 7, 10, 12, 15, 17];
const pitchAt = (step: number): number => SCALE[step] ?? 0;

/** Eight bars of a melody: which beat, which step of the scale. */
const CALM: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 4],
    [1.5, 5],
    [3, 3],
  ],
  [
    [0.5, 2],
    [2, 3],
  ],
  [
    [0, 5],
    [1, 6],
    [2.5, 4],
  ],
  [[1, 3]],
  [
    [0, 2],
    [1.5, 3],
    [2, 4],
    [3.5, 5],
  ],
  [
    [1, 7],
    [3, 6],
  ],
  [
    [0, 5],
    [1.5, 4],
    [3, 2],
  ],
  [[1.5, 1]],
];
const CALM_BASS = [0, 0, 5, 3, 0, 7, 5, 0];
const RIICHI_BASS = [0, 0, 3, 5];
const RIICHI = [5, 4, 5, 6, 5, 4, 3, 4] as const;

const turned = <T>(list: readonly T[], bar: number): T | undefined => list[bar % list.length];

const calmBar = (bar: number): readonly Pluck[] => [
  pluck(0, (turned(CALM_BASS, bar) ?? 0) - 12, 0.5, 4),
  pluck(2, (turned(CALM_BASS, bar) ?? 0) - 5, 0.25, 2),
  ...(turned(CALM, bar) ?? []).map(([beat, step]) => pluck(beat, pitchAt(step), 0.6, 2.5)),
];

/** A low pulse on every half beat, the figure above it in every second bar. */
const riichiBar = (bar: number): readonly Pluck[] => {
  const root = (turned(RIICHI_BASS, bar >> 1) ?? 0) - 12;
  const pulse = Array.from({ length: 8 }, (_, i) => pluck(i / 2, root, i % 4 === 0 ? 0.8 : 0.4, 0.45));
  const figure = RIICHI.map((step, i) => pluck(i / 2, pitchAt(step), 0.45, 0.6));
  return bar % 2 === 0 ? pulse : [...pulse, ...figure];
};

export const PIECES: Readonly<Record<Mood, Piece>> = {
  calm: { beatsPerMinute: 66, beatsPerBar: 4, barAt: calmBar },
  riichi: { beatsPerMinute: 126, beatsPerBar: 4, barAt: riichiBar },
};
