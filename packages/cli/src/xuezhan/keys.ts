/** From a typed line to an action, or to one line of help. */
import type {
  AnyAction,
  Result,
  Suit,
  Tile,
  XuezhanAction,
  XuezhanRefusal,
  XuezhanView,
} from '@paiju/engine';
import { fail, isSuit, ok, parseTiles, SUITED, sameAction } from '@paiju/engine';

import { REFUSALS } from '../text/xuezhan/codes.ts';

type Read = Result<AnyAction, string>;

const WIN_KEYS = ['h', 'hu', 'w', 'win'];
const KONG_KEYS = ['k', 'kong', 'gang'];
const PUNG_KEYS = ['p', 'pung', 'peng', 'pong'];
const PASS_KEYS = ['', 'x', 'pass'];

export const readKeys = (line: string, view: XuezhanView, legal: readonly AnyAction[]): Read => {
  const text = line.trim().toLowerCase();
  if (view.phase.name === 'choice') return readChoice(text, view, legal);
  const [word = '', ...more] = text.split(/\s+/);
  const rest = more.join('');
  if (WIN_KEYS.includes(word)) return readNamed('win', rest, view, legal);
  if (KONG_KEYS.includes(word)) return readNamed('kong', rest, view, legal);
  if (PUNG_KEYS.includes(word)) return readNamed('pung', rest, view, legal);
  if (PASS_KEYS.includes(text)) return pick({ type: 'pass' }, view, legal);
  if (word === 'd' && view.drawn !== null) return pick({ type: 'discard', tile: view.drawn }, view, legal);
  return readDiscard(text, view, legal);
};

/** Three tiles of one suit, or a suit. */
const readChoice = (text: string, view: XuezhanView, legal: readonly AnyAction[]): Read => {
  const kind = view.phase.name === 'choice' ? view.phase.kind : '';
  if (kind === 'void')
    return isSuit(text)
      ? pick({ type: 'void', suit: text satisfies Suit }, view, legal)
      : fail('Type m, p or s: the suit you give up.');
  const tiles = parseTiles(SUITED, text);
  if (!tiles.ok)
    return fail(
      `'${text}' is not a list of tiles. Type three tiles of one suit that you hold, such as 123m.`,
    );
  const chosen = tiles.value.sort((a, b) => a - b);
  const action = legal.find((allowed) => sameAction(allowed, { type: kind, tiles: chosen }));
  return action === undefined
    ? fail('It has to be three tiles of one suit, all of them in your hand.')
    : ok(action);
};

/** `h`, `k`, `p`, with a tile where there are several. */
const readNamed = (type: string, rest: string, view: XuezhanView, legal: readonly AnyAction[]): Read => {
  const offered = legal.filter((action) => action.type === type);
  const [only] = offered;
  if (only === undefined) return fail(sentence(whyNot(type, null, view)));
  if (rest === '') {
    if (offered.length === 1) return ok(only);
    return fail(
      type === 'win' ? 'Say which tile to set aside, such as h 5p.' : 'Say which tile, such as k 5p.',
    );
  }
  const tile = oneTile(rest);
  const named = offered.find((action) => (action as { readonly tile?: Tile }).tile === tile);
  return named === undefined ? fail(`'${rest}' is not offered for a ${type}.`) : ok(named);
};

const readDiscard = (text: string, view: XuezhanView, legal: readonly AnyAction[]): Read => {
  const tile = oneTile(text);
  if (tile !== null) return pick({ type: 'discard', tile }, view, legal);
  return fail(`'${text}' means nothing here. Type one of the keys above, or ? for help.`);
};

const oneTile = (text: string): Tile | null => {
  const tiles = parseTiles(SUITED, text);
  const [tile] = tiles.ok && tiles.value.length === 1 ? tiles.value : [];
  return tile ?? null;
};

const pick = (wanted: XuezhanAction, view: XuezhanView, legal: readonly AnyAction[]): Read => {
  const action = legal.find((allowed) => sameAction(allowed, wanted));
  const tile = 'tile' in wanted ? (wanted.tile ?? null) : null;
  return action === undefined ? fail(sentence(whyNot(wanted.type, tile, view))) : ok(action);
};

/** The code the engine would refuse with, told from what the seat itself can see. */
const whyNot = (type: string, tile: Tile | null, view: XuezhanView): XuezhanRefusal => {
  if (view.phase.name === 'claim') return type === 'win' ? 'not-a-win' : 'claim-not-offered';
  if (type === 'win')
    return view.phase.name === 'turn' && view.phase.source === 'claim' ? 'discard-after-pung' : 'not-a-win';
  if (type === 'kong') return 'kong-not-allowed';
  if (type !== 'discard' || tile === null) return 'wrong-phase';
  if (!view.hand?.includes(tile)) return 'tile-not-held';
  return view.seat !== null && view.seats[view.seat]?.locked ? 'hand-locked' : 'void-suit-first';
};

const sentence = (code: XuezhanRefusal): string => {
  const text = REFUSALS[code];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
