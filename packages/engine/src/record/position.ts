/** Positions as text, for any game: `docs/position.md` has the grammar. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Notation } from '../play/notation.ts';
import type { OptionField, OptionProblem } from '../play/options.ts';
import { allowedText, isAllowed, readOptionText, resolveOptions, writeOptionText } from '../play/options.ts';
import type { AnyRuleset, AnyWrittenRuleset } from '../play/ruleset.ts';
import { partsIn, wordsIn } from '../position/parts.ts';
import type { Piece, PositionProblem } from '../position/problem.ts';
import { Misprint, refuse } from '../position/problem.ts';
import type { WrittenGame } from './game.ts';

export interface Position {
  readonly game: WrittenGame;
  readonly options: object;
  /** What the text leaves hidden is made up, always in the same way. */
  readonly state: object;
  /** Whose sight the text was: a seat's, a spectator's (null), or one that nothing is hidden from. */
  readonly sight: Seat | null | 'all';
}

type WrittenGames = Readonly<Record<string, WrittenGame>>;

/** In characters. The whole of a table is written in 1,000. */
const LONGEST_POSITION = 20_000;
const SHOWN = 40;

/** Never throws, whatever it is given. */
export const readPosition = (games: WrittenGames, text: string): Result<Position, PositionProblem> => {
  try {
    if (text.length > LONGEST_POSITION)
      refuse('too-long', { text: text.slice(0, SHOWN), at: LONGEST_POSITION });
    const parts = partsIn(text);
    const { game, options } = headIn(games, parts.head);
    return ok({ game, options, ...game.rules.notation.read(options, parts) });
  } catch (thrown) {
    if (thrown instanceof Misprint) return fail(thrown.problem);
    throw thrown;
  }
};

/** A state out of the parts of a position, for tests: nobody asks whether it could lie on a table. Throws where it cannot be read. */
export const sketchState = <S, A, V, O>(
  { notation }: { readonly notation: Notation<S, A, V, O> },
  options: O,
  parts: readonly string[],
): S => notation.read(options, partsIn(['sketch', ...parts].join('; '), true)).state;

/** The whole of a state. */
export const writePosition = (rules: AnyWrittenRuleset, state: object): string => {
  const { options, parts } = rules.notation.ofState(state);
  return [writeOptions(rules, options), ...parts].join('; ');
};

/** What one seat may know, and nothing else. */
export const writeView = (rules: AnyWrittenRuleset, view: object): string => {
  const { options, parts } = rules.notation.ofView(view);
  return [writeOptions(rules, options), ...parts].join('; ');
};

/** `xuezhan`, `xuezhan sichuan cap=4 menqing=yes`. */
const headIn = (
  games: WrittenGames,
  head: Piece,
): { readonly game: WrittenGame; readonly options: object } => {
  const [name = head, ...rest] = wordsIn(head);
  const game = Object.hasOwn(games, name.text) ? games[name.text] : undefined;
  if (game === undefined) return refuse('unknown-ruleset', name, Object.keys(games).join(' | '));
  const spec = game.rules.options;
  const [first] = rest;
  const preset = first === undefined || first.text.includes('=') ? undefined : first;
  const changes = rest.slice(preset === undefined ? 0 : 1).map((piece) => changeIn(spec.fields, piece));
  const twice = changes.find(({ option }, i) => changes.findIndex((one) => one.option === option) < i);
  if (twice !== undefined) refuse('said-twice', twice.piece);
  const changed = Object.fromEntries(changes.map(({ option, value }) => [option, value]));
  const options = resolveOptions(spec, preset?.text ?? spec.defaultPreset, changed);
  return options.ok ? { game, options: options.value } : refuseOptions(options.error, preset ?? head);
};

interface Change {
  readonly option: string;
  readonly value: unknown;
  readonly piece: Piece;
}

const changeIn = (fields: object, piece: Piece): Change => {
  const [option = '', ...rest] = piece.text.split('=');
  const known: Readonly<Record<string, OptionField>> = { ...fields };
  const field = Object.hasOwn(known, option) ? known[option] : undefined;
  if (field === undefined) return refuse('unknown-option', piece, Object.keys(known).join(', '));
  const value = readOptionText(field, rest.join('='));
  return isAllowed(field, value)
    ? { option, value, piece }
    : refuse('bad-value', piece, `${option}=${allowedText(field)}`);
};

/** Names and values of options were looked at one by one: what is left is the preset, and what they are together. */
const refuseOptions = (problem: OptionProblem, piece: Piece): never =>
  problem.code === 'unknown-preset'
    ? refuse('unknown-preset', piece, problem.allowed.join(' | '))
    : refuse('conflict', piece, problem.code === 'conflict' ? problem.conflict.reason : '');

/** How a position begins: the game, the preset with the fewest changes, and those. */
export const writeOptions = ({ id, options: spec }: AnyRuleset, options: object): string => {
  const values = new Map(Object.entries(options));
  const changesTo = (preset: object): string[] =>
    Object.entries(preset)
      .filter(([option, value]) => values.get(option) !== value)
      .map(([option]) => `${option}=${writeOptionText(values.get(option))}`);
  const heads = Object.entries(spec.presets).map(([name, preset]) => [name, ...changesTo(preset)]);
  const [best = []] = heads.sort((a, b) => a.length - b.length);
  return [id, ...best].join(' ');
};
