import { describe, expect, it } from 'vitest';
import { PIECES } from './melody.ts';
import type { SoundName } from './recipes.ts';
import { lengthOf, parametersOf, RECIPES } from './recipes.ts';

const names = Object.keys(RECIPES) as SoundName[];

describe('sounds', () => {
  it.each(names.filter((name) => name !== 'win'))('%s is shorter than 300 ms', (name) => {
    expect(lengthOf(RECIPES[name])).toBeLessThanOrEqual(0.3);
  });

  it('a win rings longer, but not for long', () => {
    expect(lengthOf(RECIPES.win)).toBeGreaterThan(0.6);
    expect(lengthOf(RECIPES.win)).toBeLessThan(1.5);
  });

  it.each(names)('%s does not overdrive the speaker', (name) => {
    const together = RECIPES[name].filter(({ at }) => at < 0.02).reduce((sum, { volume }) => sum + volume, 0);
    expect(together).toBeLessThanOrEqual(2);
  });

  it('names its parameters in the order of the synthesizer', () => {
    expect(
      parametersOf({ at: 1, volume: 0.4, frequency: 440, attack: 0.1, release: 0.2, wave: 1, slide: 3 }),
    ).toEqual([0.4, 0, 440, 0.1, 0, 0.2, 1, 1, 3]);
  });
});

describe.each(Object.entries(PIECES))('the %s music', (_mood, { barAt, beatsPerBar }) => {
  it('keeps its notes inside their bars, in a range that sounds', () => {
    for (let bar = 0; bar < 16; bar++)
      for (const { beat, pitch, volume } of barAt(bar)) {
        expect(beat).toBeGreaterThanOrEqual(0);
        expect(beat).toBeLessThan(beatsPerBar);
        expect(Math.abs(pitch)).toBeLessThanOrEqual(24);
        expect(volume).toBeLessThanOrEqual(1);
      }
  });

  it('does not repeat itself from bar to bar', () => {
    expect(barAt(0)).not.toEqual(barAt(1));
  });
});
