/** From a typed line to an action of the shared round, or to one line of help. */
import type { AnyAction, Result, RoundAction, RoundView, Tile, TileSet } from '@paiju/engine';
import { fail, ok, parseTiles, sameAction } from '@paiju/engine';
import type { codes } from '../text/catalogue.ts';
import { codeText } from '../text/tiles.ts';

/** What every game of the shared round refuses with. */
type RoundRefusal = keyof typeof codes.xuezhan.refusals & keyof typeof codes.wuhan.refusals;

export type Read = Result<AnyAction, string>;

/** The question somebody answers. */
export interface Asked {
  readonly view: RoundView;
  readonly legal: readonly AnyAction[];
  readonly tiles: TileSet;
  readonly keys: Readonly<Partial<Record<RoundAction['type'], readonly string[]>>>;
  /** Why an action is not among the legal ones, in a sentence. */
  whyNot(type: string, tile: Tile | null): string;
}

/** The keys of what is called by name. */
export const CALL_KEYS = {
  win: ['h', 'hu', 'w', 'win'],
  kong: ['k', 'kong', 'gang'],
  pung: ['p', 'pung', 'peng', 'pong'],
} as const;
export const PASS_KEYS: readonly string[] = ['', 'x', 'pass'];

export const meansNothing = (text: string): Read =>
  fail(`'${text}' means nothing here. Type one of the keys above, or ? for help.`);

export const readAction = (line: string, asked: Asked): Read => {
  const text = line.trim().toLowerCase();
  const [word = '', ...more] = text.split(/\s+/);
  for (const [type, keys] of Object.entries(asked.keys))
    if (keys.includes(word)) return readCall(type, word, more.join(''), asked);
  if (PASS_KEYS.includes(text)) return pick({ type: 'pass' }, asked);
  const { drawn } = asked.view;
  if (word === 'd' && drawn !== null) return pick({ type: 'discard', tile: drawn }, asked);
  return readDiscard(text, asked);
};

/** `h`, `k`, `p`, `c`, with a tile where there are several. */
const readCall = (type: string, key: string, rest: string, asked: Asked): Read => {
  const offered = asked.legal.filter((action) => action.type === type);
  const [only] = offered;
  if (only === undefined) return fail(asked.whyNot(type, null));
  if (rest === '')
    return offered.length === 1 ? ok(only) : fail(`${WHICH[type] ?? WHICH.kong} ${key} ${tileText(only)}.`);
  const tile = oneTile(asked.tiles, rest);
  const named = offered.find((action) => (action as { readonly tile?: Tile }).tile === tile);
  return named === undefined ? fail(`'${rest}' is not offered for a ${type}.`) : ok(named);
};

const WHICH: Readonly<Record<string, string>> & { readonly kong: string } = {
  win: 'Say which tile to set aside, such as',
  kong: 'Say which tile, such as',
  chow: 'Say which, by its lowest tile, such as',
};

const tileText = (action: AnyAction): string => {
  const { tile } = action as { readonly tile?: Tile };
  return tile === undefined ? '' : codeText(tile);
};

const readDiscard = (text: string, asked: Asked): Read => {
  const tile = oneTile(asked.tiles, text);
  return tile === null ? meansNothing(text) : pick({ type: 'discard', tile }, asked);
};

const oneTile = (set: TileSet, text: string): Tile | null => {
  const tiles = parseTiles(set, text);
  const [tile] = tiles.ok && tiles.value.length === 1 ? tiles.value : [];
  return tile ?? null;
};

const pick = (wanted: RoundAction, { legal, whyNot }: Asked): Read => {
  const action = legal.find((allowed) => sameAction(allowed, wanted));
  const tile = 'tile' in wanted ? (wanted.tile ?? null) : null;
  return action === undefined ? fail(whyNot(wanted.type, tile)) : ok(action);
};

/** The code every game would refuse with, told from what the seat itself can see; null where the game has one of its own. */
export const roundRefusal = (
  type: string,
  tile: Tile | null,
  { phase, hand }: RoundView,
): RoundRefusal | null => {
  if (phase.name === 'claim') return type === 'win' ? 'not-a-win' : 'claim-not-offered';
  if (type === 'win') return phase.name === 'turn' && phase.source === 'claim' ? null : 'not-a-win';
  if (type === 'kong') return 'kong-not-allowed';
  if (type !== 'discard' || tile === null) return 'wrong-phase';
  return hand?.includes(tile) ? null : 'tile-not-held';
};
