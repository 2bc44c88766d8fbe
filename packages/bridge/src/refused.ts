/** A request that cannot be met, as Python is told of it. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

/** What is told of anything that was thrown. What nobody foresaw is our bug, and is told with the place it happened at. */
export const told = (thrown: unknown): { readonly code: string; readonly message: string } => {
  if (thrown instanceof Refused) return { code: thrown.code, message: thrown.message };
  if (thrown instanceof RangeError) return { code: 'not-allowed', message: thrown.message };
  return {
    code: 'failed',
    message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
  };
};
