/** The rule book of Haiyuki, for tests that hold the code to its tables. */
import { bookIn } from '../../../testing/book.ts';

export const { table: bookTable } = bookIn(new URL('..', import.meta.url));
