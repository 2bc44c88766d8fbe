/** Records in which one value is another: whoever checks them must notice. */
import type { Stream } from '@paiju/engine';
import { at } from '@paiju/engine';

/** A place in JSON: the keys that lead to a value. */
type Path = readonly (string | number)[];

/** Every value that is no list and no object. */
const leaves = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) =>
        leaves(item, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key], value);

const withValue = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? withValue(item, rest, put) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? withValue(item, rest, put) : item,
    ]),
  );
};

/** Something of the same sort where there is one: another tile of the line, another number, the opposite. */
const otherThan = (value: unknown, line: unknown, stream: Stream): unknown => {
  if (typeof value === 'number') return value + at([-1, 1, 10], stream.below(3));
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  const texts = leaves(line)
    .map((path) => valueAt(line, path))
    .filter((other) => typeof other === 'string' && other !== value);
  return texts.length === 0 ? `${value}x` : at(texts, stream.below(texts.length));
};

/** Changes one value of a record behind its header, whose options need not matter and whose names never do. */
export const withOneChange = (lines: readonly string[], stream: Stream): string[] => {
  const place = 1 + stream.below(lines.length - 1);
  const line: unknown = JSON.parse(at(lines, place));
  const paths = leaves(line);
  const path = at(paths, stream.below(paths.length));
  const changed = withValue(line, path, otherThan(valueAt(line, path), line, stream));
  return lines.map((text, i) => (i === place ? JSON.stringify(changed) : text));
};
