import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../testing/folder.ts';
import { beginText, readText } from './files.ts';

const folder = testFolder();
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('edge/files.ts: a file is measured before it is read', () => {
  test('one as large as allowed is read whole', () => {
    const text = '牌'.repeat(50_000);
    expect(readText(fileOf('fits', text), 150_000)).toBe(text);
  });

  test('one byte more is refused', () => {
    const file = fileOf('large', 'x'.repeat(101));
    expect(() => readText(file, 100)).toThrow(`${file} is too large; allowed: at most 100 bytes`);
  });

  // The system makes these up while they are read; none of them says how large it is.
  test.each(['/dev/zero', '/proc/self/smaps'])('%s, which has no size, is given up', (file) => {
    expect(() => readText(file, 1000)).toThrow(`${file} is too large; allowed: at most 1,000 bytes`);
  });
});

describe('edge/files.ts: nothing is written over', () => {
  test('a new file, an empty one and one with force are begun', () => {
    const file = join(folder, 'new');
    beginText(file, '', false);
    beginText(file, 'a', false);
    beginText(file, 'b', true);
    expect(readFileSync(file, 'utf8')).toBe('b');
  });

  test('a file with something in it is refused, and stays', () => {
    const file = fileOf('kept', 'mine');
    expect(() => beginText(file, 'other', false)).toThrow(
      `${file} is there already; allowed: another file, or --force to write over it`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('what is no file is written to as it is', () => {
    expect(() => beginText('/dev/null', 'x', false)).not.toThrow();
    mkdirSync(join(folder, 'dir'));
    expect(() => beginText(join(folder, 'dir'), 'x', true)).toThrow('it is a folder');
    expect(() => beginText('/dev/full', 'x', false)).toThrow(
      'cannot write /dev/full: no space left on device',
    );
  });
});
