/** From a typed line to an action of the shared round, or to one line of help. */
import type { AnyAction, Result, RoundAction, RoundView, Tile, TileSet } from '@paiju/engine';
import { fail, ok, parseTiles, sameAction } from '@paiju/engine';
import type { TypedQuestion } from '../desk.ts';
import { codeText } from '../text/tiles.ts';

export type Read = Result<AnyAction, string>;

/** The question somebody answers, and how its game is typed. */
export interface KeyedQuestion extends TypedQuestion {
  readonly view: RoundView;
  readonly tiles: TileSet;
  readonly keys: Readonly<Partial<Record<RoundAction['type'], readonly string[]>>>;
  /** The sentence for a refusal. */
  refused(code: string, action: AnyAction): string;
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

export const readAction = (line: string, question: KeyedQuestion): Read => {
  const text = line.trim().toLowerCase();
  const [word = '', ...more] = text.split(/\s+/);
  for (const [type, keys] of Object.entries(question.keys))
    if (keys.includes(word)) return readCall(type, word, more.join(''), question);
  if (PASS_KEYS.includes(text)) return pick({ type: 'pass' }, question);
  const { drawn } = question.view;
  if (word === 'd' && drawn !== null) return pick({ type: 'discard', tile: drawn }, question);
  return readDiscard(text, question);
};

/** `h`, `k`, `p`, `c`, with a tile where there are several. */
const readCall = (type: string, key: string, rest: string, question: KeyedQuestion): Read => {
  const offered = question.legal.filter((action) => action.type === type);
  const [only] = offered;
  if (only === undefined) return refuse({ type }, question);
  if (rest === '')
    return offered.length === 1 ? ok(only) : fail(`${WHICH[type] ?? WHICH.kong} ${key} ${tileText(only)}.`);
  const tile = oneTile(question.tiles, rest);
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

const readDiscard = (text: string, question: KeyedQuestion): Read => {
  const tile = oneTile(question.tiles, text);
  return tile === null ? meansNothing(text) : pick({ type: 'discard', tile }, question);
};

const oneTile = (set: TileSet, text: string): Tile | null => {
  const tiles = parseTiles(set, text);
  const [tile] = tiles.ok && tiles.value.length === 1 ? tiles.value : [];
  return tile ?? null;
};

const pick = (wanted: RoundAction, question: KeyedQuestion): Read => {
  const action = question.legal.find((allowed) => sameAction(allowed, wanted));
  return action === undefined ? refuse(wanted, question) : ok(action);
};

const refuse = (wanted: AnyAction, { whyNot, refused }: KeyedQuestion): Read =>
  fail(refused(whyNot(wanted), wanted));
