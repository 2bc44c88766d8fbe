import type { BySeat } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Sitter } from './entries.ts';
import type { SittingState } from './fold.ts';
import { fold } from './fold.ts';
import { BOT, EMPTY, person, TERMS } from './testing/sitters.ts';
import type { ChairWish, Person } from './wishes.ts';
import { changesFor, whyNotAgain, whyNotBegin, whyNotPassOn } from './wishes.ts';

const guest = (name: string): Person => ({ id: name, name, face: null });
const [ANNA, BEN, CAI] = [guest('Anna'), guest('Ben'), guest('Cai')];
/** Anna is the host. */
const CHAIRS: BySeat<Sitter> = [person('Anna'), person('Ben'), BOT, EMPTY];
const waiting = fold(null, { type: 'opened', terms: TERMS, chairs: CHAIRS });
/** The host lets programs sit down. */
const open = fold(null, { type: 'opened', terms: { ...TERMS, agents: true }, chairs: CHAIRS });
const playing = fold(
  { ...waiting, chairs: [...CHAIRS.slice(0, 3), BOT] },
  { type: 'began', match: 1, header: '' },
);
const over = fold(playing, { type: 'over', match: 1 });
/** Ben has stood up in the middle of the match. */
const left = fold(playing, { type: 'chairs', changes: [{ seat: 1, sitter: BOT }] });

/** The chairs that change: `1 Ben`, `0 -`, `2 greedy`; or why not. */
const outcome = (state: SittingState, by: Person | null, wish: ChairWish): string => {
  const changes = changesFor(state, by, wish);
  if (!changes.ok) return changes.error;
  return changes.value.map(({ seat, sitter }) => `${seat} ${nameOf(sitter)}`).join(', ');
};
const nameOf = (sitter: Sitter): string => {
  if (sitter.is === 'empty') return '-';
  if (sitter.is === 'bot') return sitter.level;
  return sitter.agent ? `${sitter.name} (agent)` : sitter.name;
};

const sit = (seat: number): ChairWish => ({ type: 'sit', seat });
const stand: ChairWish = { type: 'stand' };
const fill = (seat: number, level = 'expert'): ChairWish => ({ type: 'fill-chair', seat, level });
const empty = (seat: number): ChairWish => ({ type: 'empty-chair', seat });

test.each<[string, SittingState, Person | null, ChairWish, string]>([
  ['an empty chair may be taken', waiting, CAI, sit(3), '3 Cai'],
  ["a bot's chair may be taken between matches", waiting, CAI, sit(2), '2 Cai'],
  ['who has a chair leaves it for another', waiting, BEN, sit(3), '1 -, 3 Ben'],
  ['who sits there already changes nothing', waiting, BEN, sit(1), ''],
  ["nobody takes a person's chair", waiting, CAI, sit(1), 'chair-taken'],
  ['nobody sits beside the table', waiting, CAI, sit(4), 'no-such-chair'],
  ['nobody sits whom nobody knows', waiting, null, sit(3), 'unknown-token'],
  ["a bot's chair may be taken while a match runs", playing, CAI, sit(2), '2 Cai'],
  ['who plays does not change hands in a match', playing, BEN, sit(2), 'match-runs'],
  ['who stood up in a match may come back', left, BEN, sit(1), '1 Ben'],
  ['but to no other hand', left, BEN, sit(2), 'match-runs'],
  ['another person may take over', left, CAI, sit(1), '1 Cai'],
  ['who stands up leaves an empty chair', waiting, BEN, stand, '1 -'],
  ['while a match runs a bot takes over', playing, BEN, stand, '1 greedy'],
  ['only who sits can stand up', waiting, CAI, stand, 'not-seated'],
  ['the host puts a bot into an empty chair', waiting, ANNA, fill(3), '3 expert'],
  ['the host changes a bot', waiting, ANNA, fill(2), '2 expert'],
  ['no bot takes the chair of a person', waiting, ANNA, fill(1), 'chair-taken'],
  ['nobody plays what there is not', waiting, ANNA, fill(3, 'clever'), 'no-such-level'],
  [
    'a program sits down where the host lets it',
    open,
    CAI,
    { type: 'sit', seat: 3, agent: true },
    '3 Cai (agent)',
  ],
  ['no program sits down elsewhere', waiting, CAI, { type: 'sit', seat: 3, agent: true }, 'no-agents'],
  ['people sit down where programs may', open, CAI, sit(3), '3 Cai'],
  ['a bot needs a chair', waiting, ANNA, fill(7), 'no-such-chair'],
  ['others than the host fill no chair', waiting, BEN, fill(3), 'not-the-host'],
  ['while a match runs nobody is exchanged', playing, ANNA, fill(2), 'match-runs'],
  ['the host empties a chair', waiting, ANNA, empty(2), '2 -'],
  ['also that of a person', waiting, ANNA, empty(1), '1 -'],
  ['others than the host do not', waiting, BEN, empty(2), 'not-the-host'],
  ['nor does the host while a match runs', playing, ANNA, empty(1), 'match-runs'],
])('%s', (_, state, by, wish, wanted) => {
  expect(outcome(state, by, wish)).toBe(wanted);
});

test('the host begins, where no match runs', () => {
  const begins = [waiting, playing, over].map((state) => whyNotBegin(state, ANNA));
  expect(begins).toEqual([null, 'match-runs', null]);
  expect([BEN, CAI, null].map((by) => whyNotBegin(waiting, by))).toEqual(Array(3).fill('not-the-host'));
});

test('the host may make another person the host, at any time', () => {
  const passes = [1, 2, 3, 7].map((seat) => whyNotPassOn(playing, ANNA, seat));
  expect(passes).toEqual([null, 'no-such-chair', 'no-such-chair', 'no-such-chair']);
  expect(whyNotPassOn(waiting, BEN, 0)).toBe('not-the-host');
});

test('once more is for those who sit at a table whose match is over', () => {
  const again = [waiting, playing, over].map((state) => whyNotAgain(state, BEN));
  expect(again).toEqual(['no-match-yet', 'match-runs', null]);
  expect([CAI, null].map((by) => whyNotAgain(over, by))).toEqual(['not-seated', 'not-seated']);
});

test('in a match that counts nobody takes over what somebody else began, and whoever began it comes back', () => {
  const terms = { ...TERMS, rated: true as const };
  const counts = fold(fold(null, { type: 'opened', terms, chairs: CHAIRS }), {
    type: 'began',
    match: 1,
    header: '',
  });
  const isGone = fold(counts, { type: 'chairs', changes: [{ seat: 1, sitter: BOT }] });
  expect(outcome(isGone, CAI, sit(2))).toBe('match-runs');
  expect(outcome(isGone, CAI, sit(1))).toBe('match-runs');
  expect(outcome(isGone, BEN, sit(2))).toBe('match-runs');
  expect(outcome(isGone, BEN, sit(1))).toBe('1 Ben');
});

test('where matches count, only bots play whose strength does not depend on the machine', () => {
  const counts = fold(null, { type: 'opened', terms: { ...TERMS, rated: true }, chairs: CHAIRS });
  expect(outcome(counts, ANNA, fill(3, 'search'))).toBe('no-such-level');
  expect(outcome(counts, ANNA, fill(3, 'expert'))).toBe('3 expert');
  expect(outcome(waiting, ANNA, fill(3, 'search'))).toBe('3 search');
});
