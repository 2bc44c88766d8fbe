/** docs/record-format.md, and what games write, for the tests that hold them together. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportFor } from '../packages/engine/src/record/export.ts';
import type { Match } from '../packages/engine/src/record/match.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const page = read('docs/record-format.md');

/** The part of the page under a heading, up to the next heading of that depth or above. */
export const section = (heading: string): string => {
  const depth = /^#+/.exec(heading)?.[0].length ?? 1;
  const [, rest] = page.split(`\n${heading}\n`);
  return rest?.split(new RegExp(`^#{1,${depth}} `, 'm'))[0] ?? '';
};

/** The codes in the first column of a table. */
export const rows = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code]) => code ?? '');

/** The lines of records that a text quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/```jsonl\n([\s\S]*?)```/g)].flatMap(([, block]) => block?.trimEnd().split('\n') ?? []);

/** What a heading or a row is missing for, and what has a heading or a row and was never written. */
export const differences = (described: Iterable<string>, written: Iterable<string>): string[] => {
  const [page, games] = [new Set(described), new Set(written)];
  return [
    ...[...games].filter((one) => !page.has(one)).map((one) => `not on the page: ${one}`),
    ...[...page].filter((one) => !games.has(one)).map((one) => `never written: ${one}`),
  ].toSorted();
};

/** Types with all the fields that were seen in them. */
type Fields = Map<string, Set<string>>;

const note = (fields: Fields, type: string, value: object): void => {
  const known = fields.get(type) ?? new Set();
  for (const key of Object.keys(value)) if (key !== 'type') known.add(key);
  fields.set(type, known);
};

/** Keys at any depth below the first. */
const innerKeys = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(innerKeys)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => [key, ...innerKeys(item)])
      : [];

/** Everything that stands in the lines of some matches. */
export class Written {
  readonly events: Fields = new Map();
  readonly actions: Fields = new Map();
  /** Events as a seat or a spectator is shown them. */
  readonly seen: Fields = new Map();
  /** Keys inside the fields of events. */
  readonly inner = new Set<string>();
  readonly reasons = new Set<string>();

  add(match: Match, lines: readonly string[]): void {
    for (const line of lines) {
      const { action } = JSON.parse(line);
      if (action !== undefined) note(this.actions, action.type, action);
    }
    for (const { events, transfers } of match.history) {
      for (const event of events) {
        note(this.events, event.type, event);
        for (const value of Object.values(event)) for (const key of innerKeys(value)) this.inner.add(key);
      }
      for (const { reason } of transfers) this.reasons.add(reason);
    }
  }

  addSeen(match: Match): void {
    for (const seat of [0, null])
      for (const line of exportFor(match, seat)) {
        const { event } = JSON.parse(line);
        if (event !== undefined) note(this.seen, event.type, event);
      }
  }

  /** Fields that a seat is shown and that the event itself does not have. */
  get substitutes(): string[] {
    return [...this.seen].flatMap(([type, fields]) =>
      [...fields].filter((field) => !this.events.get(type)?.has(field)),
    );
  }
}
