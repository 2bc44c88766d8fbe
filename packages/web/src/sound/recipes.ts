/** What each sound is made of: notes for the synthesizer, some later than others. Short and dry, but a win. */

/** ZzFX numbers its waves. */
const SINE = 0;
const TRIANGLE = 1;
const NOISE = 4;

export interface Note {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly volume: number;
  readonly frequency: number;
  readonly attack?: number;
  readonly release: number;
  readonly wave?: number;
  /** Rising or falling, as ZzFX counts it. */
  readonly slide?: number;
}

const note = (at: number, frequency: number, release: number, more: Partial<Note> = {}): Note => ({
  at,
  frequency,
  release,
  volume: 0.5,
  ...more,
});

/** A tile on wood: a dull body and a bright edge. */
const knock = (at: number, volume: number): readonly Note[] => [
  note(at, 190, 0.07, { volume: volume * 0.9, slide: -1.2 }),
  note(at, 1250, 0.022, { volume: volume * 0.5, wave: TRIANGLE }),
  note(at, 3100, 0.012, { volume: volume * 0.22, wave: NOISE }),
];

const bell = (at: number, frequency: number, release: number): readonly Note[] => [
  note(at, frequency, release, { volume: 0.34, attack: 0.004 }),
  note(at, frequency * 2, release * 0.6, { volume: 0.12, attack: 0.004 }),
];

/** Notes of a pentatonic scale, in hertz. */
const [G4, A4, C5, D5, E5, G5, C6, E6] = [392, 440, 523.25, 587.33, 659.25, 783.99, 1046.5, 1318.5];

export const RECIPES = {
  click: [note(0, 900, 0.02, { volume: 0.25, wave: TRIANGLE })],
  draw: [note(0, 520, 0.045, { volume: 0.22, slide: 3, wave: TRIANGLE }), ...knock(0.03, 0.28)],
  discard: knock(0, 0.9),
  claim: [...knock(0, 0.6), ...bell(0.02, E5, 0.1), ...bell(0.1, A4 * 2, 0.17)],
  kong: [...knock(0, 0.8), ...bell(0.02, D5, 0.09), ...bell(0.08, G5, 0.09), ...bell(0.14, C6, 0.15)],
  riichi: [note(0, 98, 0.26, { volume: 0.8, slide: -0.4 }), ...bell(0.02, A4, 0.12), ...bell(0.1, E5, 0.18)],
  skill: [
    note(0, 330, 0.24, { volume: 0.3, attack: 0.03, slide: 9 }),
    ...bell(0.08, G5, 0.1),
    ...bell(0.14, E6, 0.14),
  ],
  damage: [
    note(0, 120, 0.2, { volume: 0.9, slide: -0.8 }),
    note(0, 700, 0.08, { volume: 0.35, wave: NOISE }),
  ],
  lose: [...bell(0, G4, 0.13), note(0.13, 311.13, 0.16, { volume: 0.36, wave: SINE })],
  win: [
    ...knock(0, 0.8),
    ...bell(0.04, C5, 0.5),
    ...bell(0.13, E5, 0.5),
    ...bell(0.22, G5, 0.55),
    ...bell(0.31, C6, 0.8),
    ...bell(0.31, E6, 0.7),
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof RECIPES;

/** The order in which ZzFX takes them; the gaps are its own defaults. */
export const parametersOf = ({
  volume,
  frequency,
  attack = 0,
  release,
  wave = SINE,
  slide = 0,
}: Note): number[] => [volume, 0, frequency, attack, 0, release, wave, 1, slide];

export const lengthOf = (notes: readonly Note[]): number =>
  Math.max(...notes.map(({ at, attack = 0, release }) => at + attack + release));
