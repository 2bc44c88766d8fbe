/** Records of older versions of a game. What has changed since is an option, and an old record gets the value of its time. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { OptionField, OptionProblem, OptionsSpec } from '../play/options.ts';
import type { AnyRuleset } from '../play/ruleset.ts';

type Written = Readonly<Record<string, unknown>>;

/** Every version there ever was is played; one that is newer than ours is not. */
export const isVersion = ({ version: newest }: AnyRuleset, version: unknown): version is number =>
  Number.isInteger(version) && Number(version) >= 1 && Number(version) <= newest;

/** The options of a header of that version, with all that came later. It cannot have had those itself. */
export const optionsSince = <O>(
  spec: OptionsSpec<O>,
  version: number,
  written: Written,
): Result<Written, OptionProblem> => {
  const fields: Readonly<Record<string, OptionField>> = spec.fields;
  const before: Record<string, unknown> = {};
  for (const [option, { since }] of Object.entries(fields)) {
    if (since === undefined || since.version <= version) continue;
    if (Object.hasOwn(written, option)) {
      const allowed = Object.keys(fields).filter((key) => (fields[key]?.since?.version ?? 1) <= version);
      return fail({ code: 'unknown-option', option, allowed });
    }
    before[option] = since.before;
  }
  return ok({ ...written, ...before });
};
