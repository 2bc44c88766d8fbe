/** From a typed line to an action of Haiyuki, or to one line of help. */
import type { AnyAction, Tile } from '@paiju/engine';
import { fail, ok, sameAction } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiRefusal, HaiyukiView } from '@paiju/engine/haiyuki';
import type { TypedQuestion } from '../desk.ts';
import type { Read } from '../round/keys.ts';
import { CALL_KEYS, meansNothing, PASS_KEYS } from '../round/keys.ts';
import { codes } from '../text/catalogue.ts';
import { SKILL_NAMES } from '../text/haiyuki/codes.ts';
import { tileNamed, tileText } from '../text/haiyuki/tiles.ts';
import { numberedTiles } from './hand.ts';
import { ownOf } from './own.ts';
import { SKILL_KEYS, skillTyped } from './skillKeys.ts';

/** The question, with what is seen as this game shows it. */
interface HaiyukiQuestion extends TypedQuestion {
  readonly view: HaiyukiView;
}

const WIN_KEYS: readonly string[] = CALL_KEYS.win;
const PON_KEYS: readonly string[] = [...CALL_KEYS.pung, 'pon'];
const TSUMO_KEYS: readonly string[] = [...WIN_KEYS, 't', 'tsumo'];
const RON_KEYS: readonly string[] = [...WIN_KEYS, 'r', 'ron'];
const RIICHI_KEYS: readonly string[] = ['r', 'riichi', 'reach'];
const YES_KEYS: readonly string[] = ['y', 'yes'];
const NO_KEYS: readonly string[] = [...PASS_KEYS, 'n', 'no', 'none', '0'];
const PASS: HaiyukiAction = { type: 'pass' };

/** An action, or a riichi of which the tile is not said. */
type Wanted = HaiyukiAction | { readonly type: 'riichi' };

export const readKeys = (line: string, typed: TypedQuestion): Read => {
  const question = { ...typed, view: typed.view as HaiyukiView };
  const text = line.trim().toLowerCase();
  const words = text.split(/[\s,]+/);
  switch (question.view.phase.name) {
    case 'setup':
      return NO_KEYS.includes(text) ? pick(PASS, question) : readExchange(words, question);
    case 'turn':
      return readTurn(words, question);
    case 'reaction':
      return readReaction(text, question);
    default:
      return readQuestion(text, question);
  }
};

const pick = (wanted: Wanted, { legal, whyNot }: HaiyukiQuestion): Read => {
  const action = legal.find((allowed) => sameAction(allowed, wanted));
  return action === undefined ? fail(codes.haiyuki.refusals[whyNot(wanted) as HaiyukiRefusal]) : ok(action);
};

/** By its number, or by its name. */
const tileTyped = (word: string, view: HaiyukiView): Tile | null =>
  /^\d+$/.test(word) ? (numberedTiles(view)[Number(word) - 1] ?? null) : tileNamed(word);

const readExchange = (words: readonly string[], question: HaiyukiQuestion): Read => {
  const tiles: Tile[] = [];
  for (const word of words) {
    const tile = tileTyped(word, question.view);
    if (tile === null)
      return fail(
        `'${word}' is no tile. Type the numbers or names of tiles that you hold, or enter for none.`,
      );
    tiles.push(tile);
  }
  return pick({ type: 'exchange', tiles: tiles.sort((a, b) => a - b) }, question);
};

const readTurn = ([word = '', ...more]: readonly string[], question: HaiyukiQuestion): Read => {
  const { view } = question;
  const { drawn } = view;
  if (TSUMO_KEYS.includes(word)) return pick({ type: 'tsumo' }, question);
  if (RIICHI_KEYS.includes(word)) return readWith({ type: 'riichi' }, more, question);
  if (PON_KEYS.includes(word)) return pick({ type: 'pon' }, question);
  if (word === 'd' && drawn !== null) return pick({ type: 'discard', tile: drawn }, question);
  if (PASS_KEYS.includes(word)) return pick(PASS, question);
  const skill = skillTyped(word, ownOf(view).character);
  if (skill !== null) return readWith({ type: 'skill', skill }, more, question);
  const tile = more.length === 0 ? tileTyped(word, view) : null;
  return tile === null ? meansNothing([word, ...more].join(' ')) : pick({ type: 'discard', tile }, question);
};

type Named = { readonly type: 'riichi' } | Extract<HaiyukiAction, { readonly type: 'skill' }>;

/** `r Ata`, `spirit Ata`; the tile can be left out where there is one choice. */
const readWith = (named: Named, [word, ...more]: readonly string[], question: HaiyukiQuestion): Read => {
  const { view, legal } = question;
  const alike = legal.filter((action) => isOf(named, action));
  const [only] = alike;
  if (word === undefined) {
    if (only === undefined) return pick(named, question);
    return alike.length === 1
      ? ok(only)
      : fail(`Say which tile to discard, such as ${exampleOf(named, only)}.`);
  }
  const tile = more.length === 0 ? tileTyped(word, view) : null;
  if (tile === null) return meansNothing([word, ...more].join(' '));
  if (only !== undefined && !('tile' in only) && named.type === 'skill')
    return fail(`${SKILL_NAMES[named.skill]} takes no tile.`);
  return pick({ ...named, tile }, question);
};

const isOf = (named: Named, action: AnyAction): boolean => {
  const { type, skill } = action as { readonly type: string; readonly skill?: string };
  return type === named.type && (named.type === 'riichi' || skill === named.skill);
};

const exampleOf = (named: Named, action: AnyAction): string => {
  const { tile } = action as { readonly tile?: Tile };
  const key = named.type === 'riichi' ? 'r' : SKILL_KEYS[named.skill];
  return tile === undefined ? key : `${key} ${tileText(tile)}`;
};

const readReaction = (text: string, question: HaiyukiQuestion): Read => {
  if (RON_KEYS.includes(text)) return pick({ type: 'ron' }, question);
  if (PON_KEYS.includes(text)) return pick({ type: 'pon' }, question);
  if (NO_KEYS.includes(text)) return pick(PASS, question);
  return meansNothing(text);
};

/** Yes to a skill, or no. */
const readQuestion = (text: string, question: HaiyukiQuestion): Read => {
  if (NO_KEYS.includes(text)) return pick(PASS, question);
  const yes = question.legal.find(
    (action) => action.type === 'skill' && (YES_KEYS.includes(text) || keyOf(action) === text),
  );
  return yes === undefined ? fail('Type y for yes, or enter for no.') : ok(yes);
};

const keyOf = (action: AnyAction): string =>
  SKILL_KEYS[(action as Extract<HaiyukiAction, { readonly type: 'skill' }>).skill];
