/** Options, hands and what they are worth as text, for tests of Xuezhan. */
import type { Counts } from '../core/counts.ts';
import { countTiles } from '../core/counts.ts';
import type { Meld } from '../core/meld.ts';
import { tilesOf } from '../core/notation.ts';
import type { TileSet } from '../core/tile.ts';
import { SUITED } from '../core/tile.ts';
import type { OptionsSpec } from '../play/options.ts';
import { readOptionText, resolveOptions } from '../play/options.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { XUEZHAN_OPTIONS } from '../rules/xuezhan/options.ts';
import type { Situation, Worth } from '../rules/xuezhan/patterns.ts';
import { SITUATIONS, worthOf } from '../rules/xuezhan/patterns.ts';
import { meldOf } from './playing.ts';

/** A preset and what is changed of it: `'sichuan cap=4 menqing=yes'`. */
export const optionsOf = (text: string): XuezhanOptions => optionsIn(XUEZHAN_OPTIONS, text);

/** The same for any game. */
export const optionsIn = <O>(spec: OptionsSpec<O>, text: string): O => {
  const [preset = '', ...changes] = text.split(' ');
  const pairs = changes.map((change): [string, unknown] => {
    const [name = '', value = ''] = change.split('=');
    const field = spec.fields[name as keyof O];
    if (field === undefined) throw new RangeError(`no option ${name}`);
    return [name, readOptionText(field, value)];
  });
  const resolved = resolveOptions(spec, preset, Object.fromEntries(pairs));
  if (!resolved.ok) throw new RangeError(`${text}: ${resolved.error.code}`);
  return resolved.value;
};

/** Concealed tiles, then melds, as in a position: `'123p 5m + 5m | pung 4p'`. The `+` is for the reader. */
export const handOf = (
  text: string,
  set: TileSet = SUITED,
): { readonly concealed: Counts; readonly melds: readonly Meld[] } => {
  const [concealed = '', ...melds] = text.split('|');
  return {
    concealed: countTiles(set, tilesOf(set, concealed.replace('+', ''))),
    melds: melds.map(meldOf),
  };
};

/** What a hand with its winning tile is worth; `how` lists `self-drawn` and situations. */
export const worthIn = (options: string, hand: string, how = ''): string => {
  const words = how.split(' ');
  const situations = SITUATIONS.filter((situation: Situation) => words.includes(situation));
  const selfDrawn = words.includes('self-drawn');
  return worthText(worthOf(optionsOf(options), { ...handOf(hand), selfDrawn, situations }));
};

/** `'base 1, menqing 1 = 2'`, `'pure-suit 2, root 2 = 4, capped 3'`. */
const worthText = ({ fans, fan, capped }: Worth): string => {
  const entries = fans.map(([code, each]) => `${code} ${each}`).join(', ') || 'nothing';
  return `${entries} = ${fan}${capped === fan ? '' : `, capped ${capped}`}`;
};
