/** Playing with actions written as text, for tests of any game: `'0 discard 9m'`, `'1 chow 4p'`, `'2 pass'`. */
import { tilesOf } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import { codeOf, SUITED_AND_HONOURS } from '../core/tile.ts';
import type { AnyAction, Ruleset } from '../play/ruleset.ts';

/** Suits come first in every set, so the widest one reads the tiles of all games. */
export const one = (code: string): Tile => {
  const [tile] = tilesOf(SUITED_AND_HONOURS, code);
  if (tile === undefined) throw new RangeError(`not a tile: ${code}`);
  return tile;
};

export const codeText = (tile: Tile): string => codeOf(SUITED_AND_HONOURS, tile);

/** `discard 9m`, `kong 2p`, `win`, `chow 4p`, `pass`. */
export const tileActionOf = (text: string): AnyAction & { readonly tile?: Tile } => {
  const [type = '', code] = text.trim().split(/\s+/);
  return code === undefined ? { type } : { type, tile: one(code) };
};

export const tileActionText = (action: AnyAction & { readonly tile?: Tile }): string =>
  action.tile === undefined ? action.type : `${action.type} ${codeText(action.tile)}`;

export interface Playing<S, E> {
  /** Carries out actions written as `'<seat> <action>'`; throws with the refusal's code where one is refused. */
  play(start: S, ...actions: readonly string[]): { readonly state: S; readonly events: readonly E[] };
  /** The code an action is refused with, or `'legal'`; throws where that changes the state it is tried on. */
  refusal(state: S, text: string): string;
  /** What a seat may do: `'win, kong 2p, discard 1m, discard 2m'`. */
  legalText(state: S, seat: Seat): string;
  /** Every seat that owes an action, with all it may do: `'1 win, pass; 3 pung 9m, pass'`. */
  askedText(state: S): string;
}

interface ActionNotation<A> {
  read(text: string): A;
  write(action: A): string;
}

export const playingOf = <S, A, E, V, O, D>(
  rules: Ruleset<S, A, E, V, O, D, object>,
  { read, write }: ActionNotation<A>,
): Playing<S, E> => {
  const apply = (state: S, text: string) => rules.apply(state, Number(text[0]), read(text.slice(2)));
  const legalText = (state: S, seat: Seat): string => rules.legal(state, seat).map(write).join(', ');
  return {
    play: (start, ...actions) => {
      let state = start;
      const events: E[] = [];
      for (const text of actions) {
        const done = apply(state, text);
        if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
        state = done.value.state;
        events.push(...done.value.events);
      }
      return { state, events };
    },
    refusal: (state, text) => {
      const before = JSON.stringify(state);
      const done = apply(state, text);
      if (JSON.stringify(state) !== before) throw new Error(`${text}: changed the state`);
      return done.ok ? 'legal' : done.error.code;
    },
    legalText,
    askedText: (state) =>
      rules
        .toAct(state)
        .map((seat) => `${seat} ${legalText(state, seat)}`)
        .join('; '),
  };
};
