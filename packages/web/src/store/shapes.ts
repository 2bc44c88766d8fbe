/** What a value that was kept in the browser has to look like: anybody may have written there. */

export type Is<T> = (value: unknown) => value is T;

export const isFlag: Is<boolean> = (value) => typeof value === 'boolean';
export const isText: Is<string> = (value) => typeof value === 'string';
export const isNumber: Is<number> = (value) => typeof value === 'number';

export const isOneOf =
  <const T>(values: readonly T[]): Is<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const isNullOr =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const isListOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

/** An object with values by name, whatever they are. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that has all of these; what else it has nobody reads. */
export const isShaped =
  <T extends object>(fields: { readonly [K in keyof T]: Is<T[K]> }): Is<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.entries<Is<unknown>>(fields).every(([name, is]) => Object.hasOwn(value, name) && is(value[name]));
