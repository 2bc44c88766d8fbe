/** The words of options whose names are known only while the page runs. A test holds names and words together. */
import type { OptionField, OptionProblem } from '@paiju/engine';
import type { AnyT } from '../words/say.ts';
import { sayingAny } from '../words/say.ts';
import { conflictText } from './codes.ts';

export const presetName = (t: AnyT, ruleset: string, preset: string): string =>
  sayingAny(t)(`presets:${ruleset}.${preset}.name`);

export const presetLine = (t: AnyT, ruleset: string, preset: string): string =>
  sayingAny(t)(`presets:${ruleset}.${preset}.line`);

export const optionLine = (t: AnyT, ruleset: string, option: string): string =>
  sayingAny(t)(`options:${ruleset}.fields.${option}`);

export const valueName = (
  t: AnyT,
  ruleset: string,
  named: { readonly option: string; readonly value: string },
): string => sayingAny(t)(`options:${ruleset}.values.${named.option}.${named.value}`);

export const gameName = (t: AnyT, ruleset: string): string => sayingAny(t)(`common:game.${ruleset}`);

export const unitName = (t: AnyT, ruleset: string): string => sayingAny(t)(`home:unit.${ruleset}`);

export type NumberField = Extract<OptionField, { readonly kind: 'number' | 'limit' }>;

export const rangeText = (t: AnyT, { min, max }: NumberField): string =>
  sayingAny(t)('home:fromTo', { min, max });

/** What is wrong with options, in a sentence. */
export const problemText = (t: AnyT, ruleset: string, problem: OptionProblem): string => {
  if (problem.code === 'conflict') return conflictText(t, ruleset, problem.conflict.reason);
  return sayingAny(t)('options:badValue', { allowed: problem.code === 'bad-value' ? problem.allowed : '' });
};
