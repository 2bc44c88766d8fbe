/**
 * What the suites of rules and scoring take from vitest, without its runner: the tests are only written down, so that one
 * process can run any of them any number of times. `expect` is vitest's own.
 */
import fc from 'fast-check';

// That a property fails is enough; nobody reads the smallest example.
fc.configureGlobal({ endOnFailure: true });
// Vitest asks this for its settings; outside its runner there are none.
globalThis.__vitest_worker__ ??= { config: {}, ctx: {}, environment: { name: 'node' }, providedContext: {} };
const { expect } = await import('vitest');

/** Every test that was written down: its id, its file, what it does. */
export const TESTS = [];

let file = '';
let suites = [];
let before = [];

/** Whatever is written down from now on stands in this file. */
export const inFile = (name) => {
  file = name;
  suites = [];
  before = [];
};

const suite = (name, define) => {
  const outer = { suites, before };
  suites = [...suites, name];
  before = [...before];
  define();
  ({ suites, before } = outer);
};

/** Each row by its number: titles are made for people, and two rows may have the same. */
const each = (one) => (rows) => (title, run) => {
  for (const [n, row] of rows.entries())
    one(`${title} #${n}`, () => run(...(Array.isArray(row) ? row : [row])));
};

const once = (run) => {
  let done;
  return () => (done ??= Promise.resolve(run()));
};

const test = (title, run) => {
  const name = [...suites, title].join(' ');
  TESTS.push({ id: `${TESTS.length} ${file}#${name}`, name, file, first: before, run });
};

export const beforeAll = (run) => before.push(once(run));
export const describe = Object.assign(suite, { each: each(suite) });
const withRows = Object.assign(test, { each: each(test) });

export { expect, withRows as test };
