/** What may fail for a reason the caller should know: a value, or why there is none. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: R };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <R>(error: R): { readonly ok: false; readonly error: R } => ({ ok: false, error });

/** Closes a switch over a union: a new member does not compile until it is handled. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};
