/** Playing with actions written as text, for tests of any game: `'0 discard 9m'`, `'1 chow 4p'`, `'2 pass'`. */
import type { Meld } from '../core/meld.ts';
import { KONG_KINDS } from '../core/meld.ts';
import { tilesOf } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import { codeOf, SUITED_AND_HONOURS } from '../core/tile.ts';
import type { Notation } from '../play/notation.ts';
import { wholeMeld } from '../play/position/table.ts';
import type { Ruleset } from '../play/ruleset.ts';
import type { MeldGrammar } from '../position/melds.ts';
import { readMeld } from '../position/melds.ts';
import { partsIn } from '../position/parts.ts';

/** Suits come first in every set, so the widest one reads the tiles of all games. */
export const one = (code: string): Tile => {
  const [tile] = tilesOf(SUITED_AND_HONOURS, code);
  if (tile === undefined) throw new RangeError(`not a tile: ${code}`);
  return tile;
};

export const codeText = (tile: Tile): string => codeOf(SUITED_AND_HONOURS, tile);

/** `chow 4p<1`, `pung 4p<1`, `kong 2p claimed<3`, `kong 2p added<3`, `kong 9m concealed`, `kong 7z special`. */
export const meldOf = (text: string): Meld => {
  const [fact] = partsIn(`test; 0 | ${text}`).seats[0]?.facts ?? [];
  if (fact === undefined) throw new RangeError(`not a meld: ${text}`);
  return wholeMeld(readMeld(ANY_MELD, fact, NOBODY));
};

const ANY_MELD: MeldGrammar = {
  tiles: SUITED_AND_HONOURS,
  seats: 4,
  melds: ['chow', 'pung', ...KONG_KINDS],
};
/** Whose meld it is does not matter: any seat may have fed it. */
const NOBODY = -1;

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

export const playingOf = <S, A, E, V, O, D>(
  rules: Ruleset<S, A, E, V, O, D, object> & { readonly notation: Notation<S, A, V, O> },
): Playing<S, E> => {
  // What is no action of the game is tried all the same: it has to be refused.
  const read = (text: string): A => rules.notation.readAction(text) ?? ({ type: text } as A);
  const write = (action: A): string => rules.notation.writeAction(action);
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
