import type { Tile } from '@paiju/engine';
import { kinds } from '@paiju/engine';
import type { HaiyukiSeatView, HaiyukiSeen, HaiyukiView } from '@paiju/engine/haiyuki';
import { CHARACTERS, freshSeat, HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { describe, expect, it } from 'vitest';
import { skillsOf } from '../characters/skills.ts';
import { exchangeOf, toggled } from './exchange.ts';
import { heardIn, moodOf } from './heard.ts';
import { offersIn } from './offers.ts';
import { isQuestion, promptOf } from './prompt.ts';
import { haiyukiRank } from './rank.ts';
import { spinSteps } from './spin.ts';
import { expressionOf, lastDiscarder, statusOf, unseenOf, usedSkills } from './status.ts';

const tile = (number: number): Tile => number as Tile;
const seat: HaiyukiSeatView = {
  ...freshSeat(),
  character: 'ataho',
  hp: 100,
  mp: 50,
  concealedSize: 11,
};
const view = {
  seat: 0,
  table: [seat, seat],
  hand: [],
  legal: [],
  phase: { name: 'waiting' },
} as unknown as HaiyukiView;

describe('a seat', () => {
  it('says what is on', () => {
    expect(statusOf(seat)).toEqual([]);
    expect(statusOf({ ...seat, guard: 3, mirror: true, riichi: { turn: 7, place: 2 } })).toEqual([
      { code: 'riichi', count: 7 },
      { code: 'guard', count: 3 },
      { code: 'mirror', count: 0 },
    ]);
  });

  it('has the skills of its character', () => {
    expect(skillsOf('yuri').map(({ name }) => name)).toEqual(['SUPER_IAI', 'SPIRIT_RIICHI']);
    expect(CHARACTERS.flatMap(skillsOf)).toHaveLength(13);
    expect([...usedSkills({ ...seat, used: ['RECOVERY', 'RECOVERY'] })]).toEqual([['RECOVERY', 2]]);
  });

  it('shows how a round ended for it', () => {
    const won = { type: 'won', seat: 0 } as HaiyukiSeen;
    const drawn = { type: 'ended', lost: [0, 1000] } as unknown as HaiyukiSeen;
    expect([expressionOf([won], 0), expressionOf([won], 1)]).toEqual(['winning', 'hurt']);
    expect([expressionOf([drawn], 0), expressionOf([drawn], 1)]).toEqual(['neutral', 'hurt']);
    expect(expressionOf([won, { type: 'dealt' } as HaiyukiSeen], 1)).toBe('neutral');
  });
});

describe('the table', () => {
  it('counts the copies nobody has seen', () => {
    const other = { ...seat, discards: [tile(3), tile(3), tile(4)], taken: [1], destroyed: [tile(3)] };
    const own = { ...seat, melds: [{ kind: 'pung', tile: tile(3), from: 1 }] as HaiyukiSeatView['melds'] };
    expect(unseenOf({ ...view, hand: [tile(3)], table: [own, other] }, tile(3))).toBe(9 - 1 - 3 - 1 - 1);
  });

  it('knows whose discard was the last', () => {
    expect(
      lastDiscarder([
        { type: 'discarded', seat: 1 },
        { type: 'drew', seat: 0 },
      ]),
    ).toBe(1);
    expect(lastDiscarder([{ type: 'discarded', seat: 1 }, { type: 'dealt' }])).toBeNull();
  });

  it('sorts characters, weapons, browdogs, each by colour', () => {
    const codes = kinds(HAIYUKI_TILES)
      .toSorted((a, b) => haiyukiRank(a) - haiyukiRank(b))
      .map((each) => HAIYUKI_TILES.codes[each]);
    expect(codes.join(' ')).toBe(
      'ataho rin smash yuri pet fari punch sword wand mayu_red mayu_blue mayu_yellow mayu_purple',
    );
  });

  it('is heard, and the music follows riichi', () => {
    const events = [
      { type: 'discarded', seat: 1 },
      { type: 'drew', seat: 1 },
      { type: 'won', seat: 1 },
    ] as HaiyukiSeen[];
    expect(heardIn(events, 0)).toEqual(['discard', 'damage', 'lose']);
    expect(heardIn(events, 1)).toEqual(['discard', 'draw', 'win']);
    expect(moodOf(view)).toBe('calm');
    expect(moodOf({ ...view, table: [seat, { ...seat, riichi: { turn: 1, place: 0 } }] })).toBe('riichi');
    expect(moodOf({ ...view, phase: { name: 'over', reason: 'won' } })).toBe('off');
  });
});

describe('a question', () => {
  const yes = offersIn([{ type: 'skill', skill: 'SUPER_IAI' }, { type: 'pass' }] as never);
  it('is told by the phase', () => {
    const declared = {
      ...view,
      phase: { name: 'declared', seat: 1, tile: tile(2), way: 'ron' },
    } as HaiyukiView;
    expect(promptOf(declared, yes, null)).toEqual({ type: 'counter', tile: 2, skill: 'SUPER_IAI' });
    expect(promptOf({ ...declared, phase: { ...declared.phase, seat: 0 } as never }, yes, null)?.type).toBe(
      'boost',
    );
    expect(promptOf({ ...view, phase: { name: 'last-chance', own: null } }, yes, null)?.type).toBe('chance');
    expect(promptOf(view, yes, { type: 'riichi' })?.type).toBe('declaring');
    expect(promptOf(declared, offersIn(null), null)).toBeNull();
  });

  it('is answered with yes or no unless tiles are chosen', () => {
    expect([
      isQuestion({ type: 'exchange' }),
      isQuestion({ type: 'reaction', tile: tile(1) }),
      isQuestion(null),
    ]).toEqual([false, true, false]);
  });
});

describe('an exchange', () => {
  const items = [5, 3, 4].map((number, id) => ({ id, tile: tile(number) }));
  it('takes tiles in and out, and never too many', () => {
    const [first, second, third] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]];
    const two = toggled(toggled([], first, 2), second, 2);
    expect(two).toEqual([first, second]);
    expect(toggled(two, third, 2)).toBe(two);
    expect(toggled(two, first, 2)).toEqual([second]);
  });

  it('is asked for in the order of the tiles, and nothing is a pass', () => {
    expect(exchangeOf(items)).toEqual({ type: 'exchange', tiles: [3, 4, 5] });
    expect(exchangeOf([])).toEqual({ type: 'pass' });
  });
});

describe('what moves', () => {
  it('stops the roulette at the tile that was given, slower and slower', () => {
    const steps = spinSteps(kinds(HAIYUKI_TILES), tile(4));
    expect(steps.at(-1)?.kind).toBe(4);
    expect(new Set(steps.map(({ kind }) => kind)).size).toBe(13);
    const waits = steps.slice(1).map(({ at }, i) => at - (steps[i]?.at ?? 0));
    expect(waits.at(-1)).toBeGreaterThan((waits[0] ?? 0) * 2);
    expect(steps.at(-1)?.at).toBeLessThan(1500);
  });
});
