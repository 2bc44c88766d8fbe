/** The invariants of the contract suite themselves: each is red for a step that breaks it. */
import { describe, expect, test } from 'vitest';
import type { HaiyukiEvent } from './events.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import { checkOwn } from './testing/invariants.ts';
import { changed, JUNK, play, position, READY } from './testing/position.ts';

const BY = { seat: 0, action: { type: 'discard' } };
const before = position({ hp: [5000, 5000], options: { seat0: 'fari', seat1: 'fari' } });
const { state: after, events } = play(before, '0 discard v');

const broken = (state: HaiyukiState, happened: readonly HaiyukiEvent[] = events): (() => void) => {
  return () => checkOwn({ before, by: BY, events: happened, after: state });
};
const withSeat = (part: Partial<SeatState>, state: HaiyukiState = after): HaiyukiState =>
  changed(state, state.turn, part);

test('H-5.2, H-10.2: a step as it should be passes', () => expect(broken(after)).not.toThrow());

describe('HP and MP', () => {
  const used = play(before, '0 skill RECOVERY');
  const forged = (part: object): readonly HaiyukiEvent[] =>
    used.events.map((event) => ({ ...event, ...part }) as HaiyukiEvent);

  test('H-6.6: RECOVERY passes', () => expect(broken(used.state, used.events)).not.toThrow());

  const CASES: readonly [string, HaiyukiState, readonly HaiyukiEvent[], RegExp][] = [
    ['H-5.2: HP that rise by themselves', withSeat({ hp: 5001 }), events, /HP/],
    ['H-10.2: HP that fall by themselves', withSeat({ hp: 4999 }), events, /HP/],
    ['H-5.2: MP that rise', withSeat({ mp: 101 }), events, /MP/],
    ['H-10.2: MP that fall by themselves', withSeat({ mp: 99 }), events, /MP/],
    ['H-5.2: HP by another skill', used.state, forged({ skill: 'CRITICAL' }), /healed without RECOVERY/],
    ['H-6.6: more HP than were healed', used.state, forged({ healed: 2999 }), /HP/],
    ['H-6.21: MP by a skill', withSeat({ mp: 124 }, used.state), forged({ cost: -24 }), /MP/],
    ['H-10.2: MP below 0', withSeat({ mp: -1 }, used.state), forged({ cost: 101 }), /MP/],
    ['H-10.2: HP above the start', withSeat({ hp: 10_001 }, used.state), forged({ healed: 5001 }), /HP/],
  ];
  test.each(CASES)('%s', (_title, state, happened, message) =>
    expect(broken(state, happened)).toThrow(message),
  );
});

describe('turns and riichi', () => {
  const turnBegan = (part: object): readonly HaiyukiEvent[] =>
    events.map((event) => (event.type === 'turn-began' ? { ...event, ...part } : event));
  const riichi = { type: 'riichi-declared', seat: 0 } as const;
  const ready = position({ hands: [READY, JUNK], draws: 'Y', options: { seat0: 'fari', seat1: 'fari' } });
  const win = play(ready, '0 tsumo');
  const wonAs = (part: object): (() => void) => {
    const happened = win.events.map((event) => (event.type === 'won' ? { ...event, ...part } : event));
    return () => checkOwn({ before: ready, by: BY, events: happened, after: win.state });
  };

  test('H-4.8: a win passes', () => expect(wonAs({})).not.toThrow());

  const CASES: readonly [string, () => void, RegExp][] = [
    ['H-2.4: a tile too many', broken(withSeat({ concealed: new Uint8Array(13).fill(1) })), /hand size/],
    ['H-2.3: the counter skips one', broken({ ...after, turn: 3 }, turnBegan({ turn: 3 })), /counter/],
    ['H-2.3: two turns in a row', broken(after, turnBegan({ seat: 0 })), /two turns/],
    ['H-2.11: drawn too early', broken(after, [...events, { type: 'turns-over' }]), /before turn 20/],
    ['H-4.3: riichi twice', broken(after, [riichi, riichi, ...events]), /riichi/],
    [
      'H-2.7: a pung in riichi',
      broken(after, [
        riichi,
        { type: 'melded', seat: 0, meld: { kind: 'pung', tile: 1 as never, from: 1 } },
        ...events,
      ]),
      /pon in riichi/,
    ],
    [
      'H-4.5: a locked hand',
      broken(after, [
        riichi,
        { type: 'spun', seat: 0, tile: 1 as never },
        { type: 'discarded', seat: 0, tile: 1 as never },
      ]),
      /locked hand/,
    ],
    ['H-4.7: a ron without riichi', wonAs({ way: 'ron' }), /ron without riichi/],
    ['H-4.10: an ura-dora without riichi', wonAs({ ura: 3 }), /ura without riichi/],
  ];
  test.each(CASES)('%s', (_title, check, message) => expect(check).toThrow(message));
});
