/** What is counted is held against what the rules say happened, in matches of every game. */
import type { AnyEvent } from '@paiju/engine';
import { GAME_IDS, GAMES, Match, readRecord, replay } from '@paiju/engine';
import { ratedChanges } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { matchIn } from '../sittings/fold.ts';
import { BOT, person } from '../sittings/testing/sitters.ts';
import { endedIn } from './facts.ts';
import { reckon } from './reckon.ts';
import { ratedTerms, storyOf } from './testing/finished.ts';

interface Won extends AnyEvent {
  readonly seat: number;
  readonly from: number | null;
}

describe.each(GAME_IDS)('%s', (id) => {
  const { seats, options } = GAMES[id].rules;
  const chairs = Array.from({ length: seats }, (_, seat) => (seat === 1 ? BOT : person(`P${seat}`)));
  const terms = ratedTerms(id, options.defaultPreset, ratedChanges(id));
  const stories = [1, 2, 3, 4, 5].map((wall) => storyOf({ terms, chairs, wall }));

  test('counts what happened to each seat', () => {
    let wins = 0;
    for (const story of stories) {
      const record = readRecord(GAMES, matchIn(story, 1)?.record ?? '');
      if (!record.ok) throw new Error(record.error.code);
      const ended = endedIn(record.value) ?? [];
      const match = new Match(record.value.game, record.value.terms);
      const events = [...replay(record.value, match)].flatMap(({ moment }) => moment.events);
      const won = events.filter((event): event is Won => event.type === 'won');
      wins += won.length;
      const rounds = events.filter(({ type }) => type === 'ended').length;
      for (const [seat, { place, points, facts }] of ended.entries()) {
        const mine = won.filter((one) => one.seat === seat);
        expect(facts.rounds).toBe(rounds);
        expect([facts.wins, facts.selfDrawn]).toEqual([
          mine.length,
          mine.filter(({ from }) => from === null).length,
        ]);
        expect(facts.won).toBeLessThanOrEqual(facts.wins);
        expect(facts.dealtIn > 0).toBe(won.some(({ from }) => from === seat));
        expect(facts.winPoints > 0).toBe(mine.length > 0);
        expect([points, place]).toEqual([
          (match.balances[seat] ?? 0) - match.startPoints,
          match.ranking.find((rank) => rank.seat === seat)?.rank,
        ]);
      }
      const melds = events.filter(({ type }) => type === 'melded').length;
      expect(ended.reduce((sum, { facts }) => sum + facts.melds, 0)).toBe(melds);
    }
    expect(wins).toBeGreaterThan(3);
  });

  test('says whose seats they were, and on which ladder they count', () => {
    const { game, preset, ladder, seats: reckoned } = reckon(stories[0] ?? [], 1);
    expect([game, preset, ladder]).toEqual([id, options.defaultPreset, `${id}-${options.defaultPreset}`]);
    expect(reckoned.map(({ guest, level }) => guest ?? level)).toEqual(
      chairs.map((sitter) => (sitter.is === 'person' ? sitter.guest : BOT.is === 'bot' && BOT.level)),
    );
  });
});

test('a match that was not played to its end is not reckoned', () => {
  const story = storyOf({ chairs: [person('Ann'), BOT], wall: 1 });
  expect(() => reckon([...story.slice(0, -10), { type: 'over', match: 1 }], 1)).toThrow('cannot be reckoned');
  expect(() => reckon(story, 2)).toThrow('no match 2');
});
