/** What can go wrong with what is kept, each with a sentence for whoever operates the server. */

/** The store cannot be opened or used, and trying again at once would not help. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

/** Another process has taken the sitting over since: whoever hears this runs it no more. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** The process has lost its place among the living and may claim nothing until it has registered anew. */
export class MemberLost extends Error {
  override readonly name = 'MemberLost';
}

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return error.message === '' || error.message.startsWith('Failed query')
    ? reasonOf(inner ?? error.name)
    : error.message;
};

/** A statement was refused because something it counts on is there already, or no longer. */
export const isConflict = (error: unknown): boolean =>
  /^23(505|503)$/.test(String((error as { code?: unknown }).code));
