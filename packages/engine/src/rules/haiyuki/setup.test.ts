/** The exchange before the first draw. */
import { expect, test } from 'vitest';
import { haiyuki } from './index.ts';
import type { HaiyukiState } from './state.ts';
import {
  askedText,
  changed,
  isTurn,
  JUNK,
  legalText,
  lettersOf,
  play,
  position,
  refusal,
  told,
} from './testing/position.ts';

const TOP = 0;
const setup = (
  seat0: 'smash' | 'mayu' | 'ataho',
  seat1: 'smash' | 'mayu' | 'ataho',
  more = {},
): HaiyukiState =>
  position({ hands: ['AARRSSYYPPF', JUNK], draws: 'vyvyv', options: { seat0, seat1 }, ...more });
const handOf = (state: HaiyukiState, seat: number): string => lettersOf(haiyuki.view(state, seat).hand ?? []);

test.each([
  ['smash', 'EXCHANGE_TILE', 18],
  ['mayu', 'PAINT_TILE', 12],
] as const)(
  'H-6.8, H-6.9, H-6.33: %s gives three tiles for the top three by %s for %d MP',
  (owner, skill, cost) => {
    const { state, events } = play(setup(owner, 'ataho'), '0 exchange PPF');
    expect(told(events)).toBe(
      `0 answered exchange PPF, 0 ${skill} ${cost}, exchanged PPF>yvv >, turn 1 of 0, 0 drew y`,
    );
    expect(state.seats[0]).toMatchObject({ mp: 100 - cost, used: [skill] });
    expect(handOf(state, 0)).toBe('AARRSSYYyyvv');
  },
);

test('H-6.33: returned tiles go to the places the deal decided, and may come back', () => {
  const back = setup('smash', 'ataho', { returned: Array.from({ length: 22 }, () => TOP) });
  const { state } = play(back, '0 exchange AR');
  // Each at the top in turn, and drawn from there again.
  expect(handOf(state, 0)).toBe('AARRSSYYPPFv');
});

test('H-6.8: any number that can be paid for, each choice once', () => {
  expect(legalText(setup('smash', 'ataho', { mp: [11, 100] }), 0)).toBe(
    'pass, exchange F, exchange P, exchange Y, exchange S, exchange R, exchange A',
  );
  // Three copies or fewer of each of six kinds: 3^5 * 2 choices.
  expect(haiyuki.legal(setup('mayu', 'ataho'), 0).length).toBe(486);
  expect(
    haiyuki
      .legal(setup('smash', 'ataho'), 0)
      .every((action) => action.type !== 'exchange' || action.tiles.length <= 16),
  ).toBe(true);
});

test('H-6.21: with the same tiles and fewer MP there are fewer choices', () => {
  const start = setup('smash', 'ataho');
  expect(haiyuki.legal(start, 0).length).toBe(486);
  const [own, other] = start.seats;
  if (own === undefined || other === undefined) throw new Error('a seat is missing');
  expect(legalText({ ...start, seats: [{ ...own, mp: 6 }, other] }, 0)).toBe(
    'pass, exchange F, exchange P, exchange Y, exchange S, exchange R, exchange A',
  );
});

test.each([
  ['0 exchange AAA', 'tile-not-held'],
  ['0 exchange v', 'tile-not-held'],
  ['0 exchange Av', 'tile-not-held'],
  ['0 exchange', 'malformed-action'],
  ['0 discard A', 'wrong-phase'],
  ['0 skill EXCHANGE_TILE', 'wrong-phase'],
  ['1 pass', 'not-your-turn'],
])('H-9.2: %s is refused: %s', (action, code) => expect(refusal(setup('smash', 'ataho'), action)).toBe(code));

test.each([
  [11, '0 exchange AA', 'not-enough-mp'],
  [12, '0 exchange AA', 'legal'],
  // Paid for, in whatever order.
  [12, '0 exchange FA', 'legal'],
])('H-6.21: with %d MP %s is %s', (mp, action, code) =>
  expect(refusal(setup('smash', 'ataho', { mp: [mp, 100] }), action)).toBe(code),
);

// [characters, MP, who is asked]
test.each([
  ['ataho', 'ataho', [100, 100], []],
  ['smash', 'ataho', [6, 100], [0]],
  ['smash', 'ataho', [5, 100], []],
  ['ataho', 'mayu', [100, 4], [1]],
  ['ataho', 'mayu', [100, 3], []],
  ['smash', 'mayu', [100, 100], [0, 1]],
] as const)('H-6.33, H-9.1: %s and %s with MP %o: asked are %o', (seat0, seat1, mp, asked) => {
  const state = setup(seat0, seat1, { mp });
  expect(state.phase.name).toBe(asked.length > 0 ? 'setup' : 'turn');
  if (asked.length > 0) expect(haiyuki.toAct(state)).toEqual(asked);
});

test('H-6.29: with `skills` off nobody is asked', () => {
  const state = position({ options: { seat0: 'smash', seat1: 'mayu', skills: false } });
  expect(isTurn(0, 1)(state)).toBe(true);
});

test('H-6.33: both choose in secret, then both exchanges are carried out, the starter’s first', () => {
  const start = setup('smash', 'mayu');
  const one = play(start, '1 exchange AR').state;
  expect(haiyuki.view(one, 0)).toEqual(haiyuki.view(start, 0));
  expect(haiyuki.view(one, null)).toEqual(haiyuki.view(start, null));
  expect(haiyuki.view(one, 1).phase).toEqual({ name: 'setup', own: { type: 'exchange', tiles: [0, 1] } });
  expect(askedText(one)).toMatch(/^0 pass/);
  const both = play(one, '0 exchange PPF');
  const other = play(start, '0 exchange PPF', '1 exchange AR');
  expect(both.state).toEqual(other.state);
  expect(told(both.events)).toBe(
    '0 answered exchange PPF, 0 EXCHANGE_TILE 18, 1 PAINT_TILE 8, exchanged PPF>yvv AR>yv, turn 1 of 0, 0 drew v',
  );
});

test('H-6.27: nobody hears of it when nothing is exchanged', () => {
  const { events } = play(setup('smash', 'mayu'), '0 pass', '1 pass');
  expect(told(events)).toBe('0 answered pass, 1 answered pass, turn 1 of 0, 0 drew v');
});

test('H-6.27: nor of a seat that gave nothing when the other did', () => {
  const { events } = play(setup('smash', 'mayu'), '0 exchange F', '1 pass');
  expect(told(events)).toBe(
    '0 answered exchange F, 1 answered pass, 0 EXCHANGE_TILE 6, exchanged F>v >, turn 1 of 0, 0 drew y',
  );
});

test('H-9.4: how many tiles were exchanged is public, which ones is not', () => {
  const start = setup('smash', 'ataho');
  const event = play(start, '0 exchange PPF').events.find(({ type }) => type === 'exchanged');
  if (event === undefined) throw new Error('nothing was exchanged');
  expect(haiyuki.seenBy(start.options, event, 1)).toEqual({
    type: 'exchanged',
    sizes: [3, 0],
    given: [],
    received: [],
  });
  expect(haiyuki.seenBy(start.options, event, null)).toEqual({ type: 'exchanged', sizes: [3, 0] });
  expect(haiyuki.seenBy(start.options, event, 0)).toMatchObject({ given: [4, 4, 5], received: [11, 12, 12] });
});

test('H-6.33: the starter may be seat 1', () => {
  const start = setup('smash', 'mayu', { starter: 1 });
  const { events } = play(start, '0 exchange F', '1 exchange A');
  expect(told(events)).toMatch(/1 PAINT_TILE 4, 0 EXCHANGE_TILE 6, exchanged F>y A>v, turn 1 of 1/);
});

test('H-6.25: the limit per round does not take it away in the next', () => {
  const start = position({ options: { seat0: 'smash', seat1: 'ataho', skillsOncePerRound: true } });
  expect(haiyuki.toAct(start)).toEqual([0]);
  expect(changed(start, 1).seats[0]?.used).toEqual([]);
});

test('H-6.33: a returned tile may go to the very bottom', () => {
  const { state } = play(setup('smash', 'ataho'), '0 exchange F');
  expect(lettersOf(state.wall.tiles.slice(-1))).toBe('F');
});
