import { describe, expect, it } from 'vitest';
import { DEFAULTS, ownName, paceFor, readSettings } from './settings.ts';

describe('settings as they were kept', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"face":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a text', '"dark"'],
  ])('%s: the defaults', (_what, text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });

  it.each([
    [{ face: 'numerals' }],
    [{ language: 'ko' }],
    [{ language: null }],
    [{ back: 'plum', felt: 'wine', theme: 'contrast', speed: 'off' }],
    [{ singleClick: true, showWaits: false, sortHand: false, reader: true, isMuted: true, music: false }],
    [{ avatar: 'curls', felt: 'mint' }],
    [{ volume: 0 }],
    [{ volume: 1 }],
    [{ name: 'Ataho' }],
  ])('%j is kept', (kept) => {
    expect(readSettings(JSON.stringify(kept))).toEqual({ ...DEFAULTS, ...kept });
  });

  it.each([
    [{ face: 'gold' }],
    [{ language: 'fr' }],
    [{ back: 1 }],
    [{ felt: null }],
    [{ avatar: 'nobody' }],
    [{ theme: 'blue' }],
    [{ speed: '' }],
    [{ singleClick: 'yes' }],
    [{ volume: 1.1 }],
    [{ volume: -0.1 }],
    [{ volume: '0.5' }],
    [{ isMuted: 0 }],
    [{ name: 'n'.repeat(21) }],
    [{ name: 5 }],
    [{ name: 'Ann\u202e' }],
  ])('%j makes no sense any more: it alone is left out', (bad) => {
    const text = JSON.stringify({ name: 'Lin', speed: 'fast', volume: 0.25, ...bad });
    const expected = { ...DEFAULTS, name: 'Lin', speed: 'fast', volume: 0.25 };
    for (const key of Object.keys(bad))
      Object.assign(expected, { [key]: DEFAULTS[key as keyof typeof DEFAULTS] });
    expect(readSettings(text)).toEqual(expected);
  });

  it('keeps nothing it does not know', () => {
    expect(readSettings('{"colour":"red","__proto__":{"face":"numerals"}}')).toEqual(DEFAULTS);
  });
});

it.each([
  ['Ann', 'Ann'],
  ['  Ann  Lee ', 'Ann Lee'],
  ['', 'You'],
  [' ', 'You'],
  ['\u3164', 'You'],
])('store/settings.ts: whoever typed %j is called %j', (name, called) => {
  expect(ownName({ ...DEFAULTS, name }, 'You')).toBe(called);
});

it('plays faster when asked to', () => {
  const [off, fast, normal] = (['off', 'fast', 'normal'] as const).map((speed) =>
    paceFor({ ...DEFAULTS, speed }),
  );
  expect(off).toEqual({ thinkMs: 0, holdMs: 0 });
  expect(fast?.thinkMs).toBeLessThan(normal?.thinkMs ?? 0);
});
