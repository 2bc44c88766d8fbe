import type { AnyAction } from '@paiju/engine';
import { GAMES, Match, sameAction } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import { wuhan } from '@paiju/engine/wuhan';
import { expect, test } from 'vitest';
import type { Opinion } from '../advice.ts';
import { seedNumber } from '../testing/match.ts';
import { wuhanQuestion } from '../testing/wuhanQuestion.ts';
import { WUHAN_FACTS, WUHAN_TERMS } from './codes.ts';
import { expertWuhan } from './expert.ts';

const opinionsOn = (text: Parameters<typeof wuhanQuestion>[0]): readonly Opinion[] => {
  const state = wuhanQuestion(text);
  return expertWuhan.weigh(wuhan.view(state, 0), wuhan.legal(state, 0));
};
const factOf = ({ facts }: Opinion, code: string): number | undefined =>
  facts.find((fact) => fact.code === code)?.value;
const discardOf = (opinions: readonly Opinion[], tile: number): Opinion =>
  opinions.find(({ action }) => sameAction(action, { type: 'discard', tile } as AnyAction)) as Opinion;

test.each(['koukou', 'kaikou'])(
  'in games of %s every legal action is weighed once, by its terms',
  (preset) => {
    for (const seed of [1, 2, 3]) {
      const options = wuhan.options.presets[preset] as object;
      const match = new Match(GAMES.wuhan, { options, chance: { seed: seedNumber(seed) }, players: [] });
      match.begin();
      while (!match.isOver) {
        const [seat = 0] = match.toAct;
        const view = match.rules.view(match.state, seat) as WuhanView;
        const legal = match.rules.legal(match.state, seat);
        const opinions = expertWuhan.weigh(view, legal);
        expect(new Set(opinions.map(({ action }) => action))).toEqual(new Set(legal));
        expect(opinions).toHaveLength(legal.length);
        for (const { estimate, terms, facts } of opinions) {
          expect(estimate).toBeCloseTo(terms.reduce((sum, { points }) => sum + points, 0));
          expect(WUHAN_TERMS).toEqual(expect.arrayContaining(terms.map(({ code }) => code)));
          expect(WUHAN_FACTS).toEqual(expect.arrayContaining(facts.map(({ code }) => code)));
        }
        const [best] = opinions;
        expect(opinions.every(({ estimate }) => estimate <= (best?.estimate ?? 0))).toBe(true);
        expect(expertWuhan.choose(view, legal)).toBe(best?.action);
        match.act(seat, best?.action as AnyAction);
      }
    }
  },
);

test('useful tiles and distance are counted as they lie', () => {
  // Ready for 6s and 9s once 4z is gone: eight tiles and the four wilds, of which nothing has been seen.
  const best = opinionsOn({ hand: '123m 456m 78s 55p 4z | pung 7p', wall: 50 })[0] as Opinion;
  expect(factOf(best, 'distance')).toBe(0);
  expect(factOf(best, 'useful')).toBe(12);
});

test('a win is worth what it pays', () => {
  const win = opinionsOn({ hand: '123m 456m 55p | pung 7p | pung 9p', wall: 50 })[0] as Opinion;
  // W-8.7: 1 × 4 × hard 2 × drawn 2 from each, twice from the dealer.
  expect(win).toMatchObject({ action: { type: 'win' }, estimate: 64 });
});

test('W-5.1 a discard risks nothing where nobody has opened', () => {
  const hand = '123m 456m 78s 55p 4z | pung 7p';
  const [quiet] = opinionsOn({ hand, wall: 50 });
  const others = 'pung 1s | pung 9s | pung 3z';
  const discards = '1199m19p';
  expect(factOf(quiet as Opinion, 'deal-in')).toBe(0);
  expect(factOf(discardOf(opinionsOn({ hand, wall: 50, others, discards }), 13), 'deal-in')).toBeGreaterThan(
    0.02,
  );
});

test('without a legal action there is nothing to choose', () => {
  const view = wuhan.view(wuhanQuestion({ hand: '19m' }), 0);
  expect(() => expertWuhan.choose(view, [])).toThrow(RangeError);
});
