/** What views hide, as bytes: for a critic that may see everything. */
import type { Counts, Meld, Tile } from '@paiju/engine';
import type { Codec } from './codec.ts';
import { END } from './codec.ts';
import type { Part } from './part.ts';
import { addTiles } from './part.ts';
import type { Insight } from './spec.ts';

/** What the states of all games have, and privileged observations are made of. */
export interface HiddenState {
  readonly seats: readonly { readonly concealed: Counts; readonly melds: readonly Meld[] }[];
  readonly wall: { readonly tiles: readonly Tile[]; readonly front: number; readonly back: number };
}

/** Rows of seats begin with the one that looks. */
const otherAt = <T>(values: readonly T[], seat: number, steps: number): T | undefined =>
  values[(seat + steps) % values.length];

export const forEachSeat = <T>(
  values: readonly T[],
  seat: number,
  visit: (value: T, steps: number) => void,
): void => {
  for (let steps = 0; steps < values.length; steps++) {
    const value = otherAt(values, seat, steps);
    if (value !== undefined) visit(value, steps);
  }
};

export const handsPart = (seats: number, kinds: number, rule: string): Part<Insight<HiddenState>> => ({
  name: 'hands',
  says: 'concealed tiles of every seat',
  rule,
  shape: [seats, kinds],
  write: ({ state, seat }, out, at) =>
    forEachSeat(state.seats, seat, ({ concealed }, steps) => out.set(concealed, at + steps * kinds)),
});

export const kongsPart = (seats: number, kinds: number, rule: string): Part<Insight<HiddenState>> => ({
  name: 'concealed kongs',
  says: 'tiles of the kind in a concealed kong of every seat, shown or not',
  rule,
  shape: [seats, kinds],
  write: ({ state, seat }, out, at) =>
    forEachSeat(state.seats, seat, ({ melds }, steps) => {
      for (const meld of melds)
        if (meld.kind === 'kong' && meld.made === 'concealed')
          addTiles(out, at + steps * kinds, [meld.tile], 4);
    }),
});

export const drawnPart = <S>(
  kinds: number,
  rule: string,
  drawnIn: (state: S) => Tile | null,
): Part<Insight<S>> => ({
  name: 'drawn',
  says: 'what was drawn in this turn and is still held',
  rule,
  shape: [kinds],
  write: ({ state }, out, at) => {
    const drawn = drawnIn(state);
    if (drawn !== null) out[at + drawn] = 1;
  },
});

export const wallPart = (tiles: number, rule: string): Part<Insight<HiddenState>> => ({
  name: 'wall',
  says: 'the tiles of the wall from the front, each as 1 more than its kind; 0 behind the last',
  rule,
  shape: [tiles],
  write: ({ state: { wall } }, out, at) => {
    for (let place = wall.front; place < wall.back; place++)
      out[at + place - wall.front] = 1 + (wall.tiles[place] ?? 0);
  },
});

/** Every id of the answers that have been given and are not known yet, by seat. */
export const answersPart = <S, A>(
  seats: number,
  codec: Codec<A>,
  rule: string,
  answersIn: (state: S) => readonly (A | null)[],
): Part<Insight<S>> => ({
  name: 'answers',
  says: 'how often each action id was named in the secret answer of every seat that has given one',
  rule,
  shape: [seats, codec.size],
  write: ({ state, seat }, out, at) =>
    forEachSeat(answersIn(state), seat, (answer, steps) => {
      if (answer === null) return;
      const row = at + steps * codec.size;
      for (let place = 0, id = codec.idAt(answer, 0); id !== END; id = codec.idAt(answer, ++place))
        out[row + id] = (out[row + id] ?? 0) + 1;
    }),
});
