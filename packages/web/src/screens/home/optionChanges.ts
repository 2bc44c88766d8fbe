/** What differs from a preset. */

export type Changes = Readonly<Record<string, unknown>>;

/** The changes with one more; what is as in the preset is no change. */
export const withChange = (
  preset: Changes,
  changes: Changes,
  { name, value }: { readonly name: string; readonly value: unknown },
): Changes => {
  const { [name]: _, ...rest } = changes;
  return preset[name] === value ? rest : { ...rest, [name]: value };
};

/** The changes that say who plays, and not by which rules. */
export const onlyPersonal = (changes: Changes, personal: ReadonlySet<string>): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => personal.has(name)));

/** A number as it was typed, kept within what is allowed; null where nothing can be read. */
export const numberFrom = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | null => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value)
    ? null
    : Math.min(max, Math.max(min, Math.round(value)));
};
