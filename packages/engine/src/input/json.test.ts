import { describe, expect, test } from 'vitest';
import { MOST_LEVELS, readJson, writtenMember } from './json.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('input/json.ts: what is read', () => {
  // [what it is, text, answer]
  const ROWS: readonly [string, string, unknown][] = [
    ['an object', '{"a":[1,"b"]}', { ok: true, value: { a: [1, 'b'] } }],
    ['brackets in a string', `"${'['.repeat(99)}"`, { ok: true, value: '['.repeat(99) }],
    ['a quote in a string', `"\\"${'{'.repeat(99)}"`, { ok: true, value: `"${'{'.repeat(99)}` }],
    ['a backslash before a quote', `["\\\\",${nested(MOST_LEVELS - 1)}]`, { ok: true }],
    ['many brackets side by side', `[${'[],'.repeat(30)}[]]`, { ok: true }],
    ['the deepest', nested(MOST_LEVELS), { ok: true }],
    ['one level more', nested(MOST_LEVELS + 1), { ok: false, error: 'too-deep' }],
    ['objects as deep', '{"a":'.repeat(30), { ok: false, error: 'too-deep' }],
    ['2,500 levels', nested(2500), { ok: false, error: 'too-deep' }],
    ['a string that does not end', '["a', { ok: false, error: 'not-json' }],
    ['a string that ends with a backslash', '"\\', { ok: false, error: 'not-json' }],
    ['nothing', '', { ok: false, error: 'not-json' }],
    ['half an object', '{"a":', { ok: false, error: 'not-json' }],
    ['more than is allowed', `"${'x'.repeat(200)}"`, { ok: false, error: 'too-long' }],
  ];
  test.each(ROWS)('%s', (_, text, answer) => {
    expect(readJson(text, text.startsWith('"xx') ? 100 : 10_000)).toMatchObject(answer as object);
  });
});

describe('input/json.ts: a member is as it was written', () => {
  // [text, member, as written]
  const ROWS: readonly [string, string, string | null][] = [
    ['{"id":12345678901234567890}', 'id', '12345678901234567890'],
    ['{"a":{"id":1},"id": 1.0 ,"b":2}', 'id', '1.0'],
    ['{"id":1,"id":2e0}', 'id', '2e0'],
    ['{"a":"\\"id\\":5,","id":-0}', 'id', '-0'],
    ['{"\\u0069d":7}', 'id', '7'],
    ['{"o":{"cap":1e3,"x":[1,{"cap":2}]}}', 'o', '{"cap":1e3,"x":[1,{"cap":2}]}'],
    ['{"a":[{"id":1}]}', 'id', null],
    ['["id",1]', 'id', null],
    ['{}', 'id', null],
  ];
  test.each(ROWS)('%s', (text, key, written) => {
    JSON.parse(text);
    expect(writtenMember(text, key)).toBe(written);
  });
});
