import { createBot } from '@paiju/bots';
import { at, seedOf } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { haiyuki } from '@paiju/engine/haiyuki';
import { describe, expect, it } from 'vitest';
import type { SeenEvent } from './stages.ts';
import { stagesOf } from './stages.ts';

interface Told {
  readonly before: HaiyukiView;
  readonly after: HaiyukiView;
  readonly events: readonly SeenEvent[];
}

const OPTIONS = at(Object.values(haiyuki.options.presets), 0);

/** Everything seat 0 is told in a round between two bots. */
const toldIn = (number: number): readonly Told[] => {
  const seed = seedOf(number.toString(16).padStart(64, '0'));
  const bots = [0, 1].map((seat) => createBot('greedy', { seed, seat, ruleset: haiyuki.id }));
  let { state } = haiyuki.start(OPTIONS, haiyuki.firstSetup(OPTIONS, seed), haiyuki.deal(OPTIONS, seed, 0));
  const told: Told[] = [];
  for (;;) {
    const [seat] = haiyuki.toAct(state);
    if (seat === undefined) return told;
    const before = haiyuki.view(state, 0);
    const action = at(bots, seat).choose(haiyuki.view(state, seat), haiyuki.legal(state, seat));
    const done = haiyuki.apply(state, seat, action as Parameters<typeof haiyuki.apply>[2]);
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
    const seen = done.value.events
      .map((event) => haiyuki.seenBy(OPTIONS, event, 0))
      .filter((event) => event !== null);
    told.push({ before, after: haiyuki.view(state, 0), events: seen as readonly SeenEvent[] });
  }
};

const rounds = Array.from({ length: 12 }, (_, number) => toldIn(number + 1)).flat();

describe('what arrives together is shown move by move', () => {
  it('ends with the view itself, and loses no event', () => {
    for (const { before, after, events } of rounds) {
      const stages = stagesOf(before, after, events);
      expect(stages.at(-1)?.view).toBe(after);
      expect(stages.flatMap((stage) => stage.events)).toEqual(events);
    }
  });

  it('has the discards of every stage lie where they will lie in the end', () => {
    for (const { before, after, events } of rounds)
      for (const { view } of stagesOf(before, after, events).slice(0, -1))
        for (const [seat, { discards, riichi }] of view.table.entries()) {
          const end = at(after.table, seat);
          expect(end.discards.slice(0, discards.length)).toEqual(discards);
          expect(end.riichi).toEqual(riichi ?? end.riichi);
        }
  });

  it('never holds more or fewer tiles than a hand has', () => {
    for (const { before, after, events } of rounds)
      for (const { view } of stagesOf(before, after, events)) {
        const { concealedSize } = at(view.table, 0);
        expect(view.hand).toHaveLength(concealedSize);
      }
  });

  it('keeps the result for the end', () => {
    for (const { before, after, events } of rounds)
      for (const { view } of stagesOf(before, after, events).slice(0, -1)) {
        expect(view.shown).toBeNull();
        expect(view.ura).toBeNull();
      }
  });

  it('tells a hand that plays by itself in many stages', () => {
    const most = Math.max(
      ...rounds.map(({ before, after, events }) => stagesOf(before, after, events).length),
    );
    expect(most).toBeGreaterThan(3);
  });

  it('shows one move at once', () => {
    const { before, after, events } = at(rounds, 1);
    expect(events.filter(({ type }) => type === 'discarded').length).toBeLessThan(2);
    expect(stagesOf(before, after, events)).toHaveLength(1);
    expect(stagesOf(null, after, events)).toEqual([{ view: after, events }]);
  });
});
