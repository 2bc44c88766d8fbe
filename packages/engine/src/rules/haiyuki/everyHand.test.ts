import { beforeAll, describe, expect, test } from 'vitest';
import { bookTable } from './testing/book.ts';
import { literalYaku } from './testing/literalYaku.ts';
import { forEveryHand } from './testing/piles.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import { waitsOf, YAKU_SCORES, yakuOf } from './yaku.ts';

/** What there is among all hands of twelve. */
interface Survey {
  hands: number;
  /** How many hands have each yaku, and under which variants. */
  readonly found: Map<string, number>;
  readonly variants: Map<string, Set<string | null>>;
  /** Hands of which the slow twin thinks otherwise. */
  readonly differences: string[];
}

/** The slow twin sees every hand with a yaku, and one in so many without. */
const SAMPLE = 29;

const surveyed = (): Survey => {
  const survey: Survey = { hands: 0, found: new Map(), variants: new Map(), differences: [] };
  const { found, variants, differences } = survey;
  forEveryHand(12, (hand) => {
    const yaku = yakuOf(hand);
    survey.hands++;
    if (yaku !== null) {
      found.set(yaku.key, (found.get(yaku.key) ?? 0) + 1);
      variants.set(yaku.key, (variants.get(yaku.key) ?? new Set()).add(yaku.variant));
    } else if (survey.hands % SAMPLE !== 0) return;
    const [best, second] = literalYaku(hand);
    const isSame = best?.key === yaku?.key && best?.score === yaku?.score;
    const isTied = best !== undefined && best.score === second?.score;
    if (!isSame || isTied) differences.push(`${hand.join(' ')}: ${yaku?.key}, ${best?.key}, ${second?.key}`);
  });
  return survey;
};

describe('every hand of twelve', () => {
  let survey: Survey;
  beforeAll(() => {
    survey = surveyed();
  });

  test('H-3.2: the thirty conditions, of which no two tie for the best, say the same', () => {
    expect(survey.differences).toEqual([]);
    expect(survey.hands).toBe(2_702_973);
  });

  test('H-3.11: as many hands have each yaku as the book says', () => {
    const counts = bookTable('keys | hands each').flatMap(([keys = '', count]) =>
      keys.split(', ').map((key): [string, number] => [key, Number(count)]),
    );
    expect(Object.fromEntries(survey.found)).toEqual(Object.fromEntries(counts));
    expect([...survey.found.values()].reduce((sum, count) => sum + count, 0)).toBe(2258);
  });

  test('H-3.12: five yaku have variants', () => {
    const colours = ['blue', 'red', 'yellow'];
    const characters = ['ataho', 'fari', 'pet', 'rin', 'smash', 'yuri'];
    const namesOf = Object.fromEntries([...survey.variants].map(([key, names]) => [key, [...names].sort()]));
    const plain = Object.fromEntries(Object.keys(YAKU_SCORES).map((key) => [key, [null]]));
    expect(namesOf).toEqual({
      ...plain,
      IL_SAEK: colours,
      CHO_IL_SAEK: colours,
      SUN_IL_SAEK: colours,
      JANG_GI: characters,
      PIL_SAL_GI: characters,
    });
  });
});

test('H-4.2: the ready hands are exactly the hands with a yaku less one tile', () => {
  const wanted = new Map<string, string[]>();
  forEveryHand(12, (hand) => {
    const yaku = yakuOf(hand);
    if (yaku === null) return;
    hand.forEach((pile, tile) => {
      if (pile === 0) return;
      const less = hand.slice();
      less[tile] = pile - 1;
      const key = less.join(' ');
      wanted.set(key, [...(wanted.get(key) ?? []), `${tile} ${yaku.score}`].sort());
    });
  });
  const sizes = [...wanted.values()].map((waits) => waits.length);
  expect([sizes.length, sizes.filter((size) => size === 1).length]).toEqual([6970, 6814]);
  expect(sizes.filter((size) => size === 2)).toHaveLength(156);
  const twice = [...wanted].filter(([, waits]) => waits.length === 2).map(([key]) => key);
  const isEightAndThree = (key: string): boolean =>
    key.replaceAll(/[0 ]/g, '').split('').sort().join('') === '38';
  expect(twice.filter((key) => !isEightAndThree(key))).toEqual([]);

  const wrong: string[] = [];
  let ready = 0;
  forEveryHand(11, (hand) => {
    const waits = waitsOf(hand);
    if (waits.length === 0) return;
    ready++;
    const text = waits.map(({ tile, score }) => `${tile} ${score}`).sort();
    if (text.join() !== wanted.get(hand.join(' '))?.join()) wrong.push(hand.join(' '));
    if (waits.some(({ tile }) => hand[tile] === HAIYUKI_TILES.copies)) wrong.push(`tenth ${hand.join(' ')}`);
  });
  expect(wrong).toEqual([]);
  expect(ready).toBe(6970);
});
