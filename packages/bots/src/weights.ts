/** Weights as they are kept: sixteen bits each, a scale for every part, and where they come from. */

export interface Shape {
  readonly table: number;
  readonly row: number;
  readonly wide: number;
  readonly narrow: number;
}

/** Row by row of what goes in. */
export interface Weights {
  readonly shape: Shape;
  readonly fromTable: Float32Array;
  readonly fromRow: Float32Array;
  readonly wideBias: Float32Array;
  readonly between: Float32Array;
  readonly narrowBias: Float32Array;
  readonly out: Float32Array;
  /** Straight from the row to the answer. */
  readonly straight: Float32Array;
}

/** Knows the weights for the options of a view. */
export type WeightsFor = (view: object) => Weights;

export interface KeptWeights {
  /** The command that made them, at which commit, with which seed, from how many decisions. */
  readonly provenance: string;
  readonly shape: Shape;
  /** What one step of each part is worth, in the order of `PARTS`. */
  readonly scales: readonly number[];
  /** Little-endian 16-bit steps of all parts, one after another, in base64. */
  readonly steps: string;
}

type Part = Exclude<keyof Weights, 'shape'>;

const sizeOf: Readonly<Record<Part, (shape: Shape) => number>> = {
  fromTable: ({ table, wide }) => table * wide,
  fromRow: ({ row, wide }) => row * wide,
  wideBias: ({ wide }) => wide,
  between: ({ wide, narrow }) => wide * narrow,
  narrowBias: ({ narrow }) => narrow,
  out: ({ narrow }) => narrow,
  straight: ({ row }) => row,
};
export const PARTS = Object.keys(sizeOf) as readonly Part[];

export const unpacked = ({ shape, scales, steps }: KeptWeights): Weights => {
  const bytes = bytesOf(steps);
  const numbers = new DataView(bytes.buffer);
  let at = 0;
  const part = (name: Part, place: number): [Part, Float32Array] => {
    const scale = scales[place] ?? 0;
    const values = new Float32Array(sizeOf[name](shape));
    for (let i = 0; i < values.length; i++, at += 2) values[i] = numbers.getInt16(at, true) * scale;
    return [name, values];
  };
  const parts = Object.fromEntries(PARTS.map(part)) as Record<Part, Float32Array>;
  if (at !== bytes.length) throw new RangeError(`${bytes.length} bytes of weights where ${at} are used`);
  return { shape, ...parts };
};

/** Sixteen bits are enough: what is lost is far less than what training is sure of. */
const MOST_STEPS = 32767;

export const packed = (provenance: string, weights: Weights): KeptWeights => {
  const scales = PARTS.map((name) => Math.max(1e-9, ...weights[name].map(Math.abs)) / MOST_STEPS);
  const steps = PARTS.flatMap((name, place) =>
    Array.from(weights[name], (value) => Math.round(value / (scales[place] ?? 1))),
  );
  const bytes = new Uint8Array(new Int16Array(steps).buffer);
  return { provenance, shape: weights.shape, scales, steps: base64Of(bytes) };
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What neither Node nor a browser has under a name that both know to the types of this package. */
const bytesOf = (base64: string): Uint8Array => {
  const text = base64.replaceAll('=', '');
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    held = (held << 6) | LETTERS.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
};

const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(three >> shift) & 63]).join('');
    text += letters.slice(0, Math.min(4, bytes.length - at + 1)).padEnd(4, '=');
  }
  return text;
};
