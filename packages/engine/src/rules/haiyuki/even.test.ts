/** The same rules for both seats: a round and its mirror image go the same way. */
import { expect, test } from 'vitest';
import { Stream } from '../../core/stream.ts';
import { pick } from '../../testing/player.ts';
import type { HaiyukiAction } from './actions.ts';
import type { HaiyukiEvent } from './events.ts';
import { haiyuki } from './index.ts';
import { RULEBOOK } from './options.ts';
import type { HaiyukiState } from './state.ts';
import { JUNK, play, position, READY, told } from './testing/position.ts';
import { CHARACTERS } from './tiles.ts';

const SEED = '9'.repeat(64) as never;

/** One round, both seats played by the same hand; `starter` is who begins. */
const roundFrom = (characters: readonly [string, string], round: number, starter: number): string => {
  const [seat0, seat1] = starter === 0 ? characters : [characters[1], characters[0]];
  const options = { ...RULEBOOK, seat0, seat1 } as typeof RULEBOOK;
  const deal = haiyuki.deal(options, SEED, round);
  let { state, events } = haiyuki.start(options, { round: 0, dealer: starter, carried: null }, deal);
  const all: HaiyukiEvent[] = [...events];
  const stream = new Stream({ seed: SEED, round, name: 'bot' });
  while (haiyuki.result(state) === null) {
    const asked = haiyuki.toAct(state);
    // The starter answers first where both are asked, so that the two worlds stay in step.
    const seat = asked.includes(starter) ? starter : 1 - starter;
    const action = pick('mixed', haiyuki.legal(state, seat), handOf(state, seat), stream.below(1000));
    const done = haiyuki.apply(state, seat, action as HaiyukiAction);
    if (!done.ok) throw new Error(done.error.code);
    ({ state, events } = done.value);
    all.push(...events);
  }
  // Seat numbers stand alone in this text; damage and turns do not begin a word with them.
  const text = told(all);
  return starter === 0
    ? text
    : text.replace(/(^|, |of )([01])(?= |,|$)/g, (_, lead, seat) => `${lead}${1 - Number(seat)}`);
};

const handOf = (state: HaiyukiState, seat: number): Uint8Array =>
  state.seats[seat]?.concealed ?? new Uint8Array();

test.each(CHARACTERS)('H-7.1: whoever plays %s, and wherever it sits', (character) => {
  for (const [i, other] of CHARACTERS.entries()) {
    const main = roundFrom([character, other], i, 0).replaceAll(/exchanged [^,]*/g, 'exchanged');
    expect(roundFrom([character, other], i, 1).replaceAll(/exchanged [^,]*/g, 'exchanged')).toBe(main);
  }
});

test('H-10.3: a win carries what it was valued by', () => {
  const options = { seat0: 'petum', seat1: 'rinxiang' } as const;
  const start = position({ hands: ['AAApppSSSRR', JUNK], draws: 'R', dora: 'A', options });
  const { events } = play(start, '0 skill CRITICAL', '0 tsumo');
  expect(events.at(-2)).toEqual({
    type: 'won',
    seat: 0,
    tile: 1,
    from: null,
    way: 'tsumo',
    concealed: [0, 0, 0, 1, 1, 1, 2, 2, 2, 6, 6, 6],
    melds: [],
    ura: null,
    yaku: 'COMBINATION',
    variant: null,
    score: 4000,
    bonuses: [
      ['dora', 1200],
      ['tenho', 800],
    ],
    open: false,
    critical: true,
    mirror: false,
    damage: 7500,
    lost: 7500,
  });
});

test('H-10.2: HP and MP stay between 0 and what the match began with', () => {
  const start = position({
    hands: [READY, JUNK],
    draws: 'Y',
    hp: [10_000, 1],
    options: { seat0: 'fari', seat1: 'fari' },
  });
  const { state } = play(start, '0 tsumo');
  expect(state.seats.map(({ hp, mp }) => [hp, mp])).toEqual([
    [10_000, 100],
    [0, 100],
  ]);
});
