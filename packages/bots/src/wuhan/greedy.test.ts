import { wuhan } from '@paiju/engine/wuhan';
import { describe, expect, test } from 'vitest';
import type { WuhanQuestion } from '../testing/wuhanQuestion.ts';
import { wuhanAnswer, wuhanQuestion } from '../testing/wuhanQuestion.ts';
import { greedyWuhan } from './greedy.ts';

const LOW = { minimum: 1 };
/** One tile from ready with the wild, two without. */
const WITH_WILD = '123m 456m 78s 5p 9p 2z | pung 7p';
/** 55s with 67s waits for 5s and 8s, with 66s only for 6s: the pair must be a 2, 5 or 8. */
const TWO_WAYS = '456m 789m 55s 667s | pung 7p';

// The wild is 2z; 1z and 5z are skins. [what it shows, question, answer]
const QUESTIONS: readonly [string, WuhanQuestion, string][] = [
  ['wins on its own draw', { hand: '123m 456m 55p | pung 7p | pung 9p' }, 'win'],
  [
    'wins on a discard it could also pung',
    { options: LOW, hand: '44m 123m 567s 55p | pung 7p', discard: '4m' },
    'win',
  ],
  ['W-3.1 lays out a skin at once', { hand: '123m 456m 78s 55p 1z | pung 7p' }, 'kong 1z'],
  ['W-3.1 lays out a red dragon at once', { hand: '123m 456m 78s 55p 7z | pung 7p' }, 'kong 7z'],
  ['keeps a wild that brings it closer', { options: LOW, hand: WITH_WILD }, 'discard 9p'],
  [
    'W-5.3 lays out a wild that a small win cannot use',
    { options: LOW, hand: '12m 45m 78s 55p 4z 22z | pung 7p' },
    'kong 2z',
  ],
  ['W-7.1 lays out a wild to reach the minimum', { hand: WITH_WILD }, 'kong 2z'],
  [
    'W-7.1 keeps it where others have laid out enough',
    { hand: WITH_WILD, others: 'pung 1s | kong 7z special | kong 5z special' },
    'discard 9p',
  ],
  ['puts down the tile that belongs to nothing', { hand: '123m 456m 78s 55p 4z | pung 7p' }, 'discard 4z'],
  ['W-6.1 keeps the pair of 2, 5 or 8', { hand: '123m 45m 67s 55p 99p | chow 7p' }, 'discard 9p'],
  ['keeps the wait with more tiles', { hand: TWO_WAYS }, 'discard 6s'],
  ['counts discards as gone', { hand: TWO_WAYS, discards: '8888s 55s' }, 'discard 7s'],
  ['counts melds as gone', { hand: TWO_WAYS, discards: '55s', others: 'pung 8s' }, 'discard 7s'],
  ['W-3.3 waits for no skin', { hand: TWO_WAYS, flip: '9s', discards: '5s' }, 'discard 7s'],
  ['W-6.3 rather builds one suit', { hand: '99m 345m 67m 23m 55p | pung 8m' }, 'discard 5p'],
  ['W-6.4 rather builds triplets', { hand: '33m 77m 99s 66p 45p 1m | pung 7p' }, 'discard 1m'],
  ['W-5.1 opens with a pung', { hand: '123m 456m 78s 99s 55p 4z', discard: '9s' }, 'pung 9s'],
  ['W-5.1 opens with a chow', { hand: '123m 456m 78s 55p 346z', discard: '9s' }, 'chow 7s'],
  [
    'W-5.1 opens a hand that only lacks the opening',
    { hand: '123m 456m 789p 78s 55p', discard: '9s' },
    'chow 7s',
  ],
  [
    'leaves a chow that breaks a run',
    { options: LOW, hand: '123m 456m 78s 55p | pung 7p', discard: '4m' },
    'pass',
  ],
  [
    'leaves a pung of its only pair',
    { options: LOW, hand: '123m 456m 78s 55p | pung 7p', discard: '5p' },
    'pass',
  ],
  ['claims a kong that costs nothing', { hand: '999s 123m 78m 55p | pung 7p', discard: '9s' }, 'kong 9s'],
  ['takes a concealed kong that costs nothing', { hand: '1111p 456m 78s 55p | pung 7p' }, 'kong 1p'],
  [
    'leaves a concealed kong that breaks runs',
    { options: LOW, hand: '7777s 89s 46m 55p 3z | pung 7p' },
    'discard 3z',
  ],
  ['adds the fourth tile to its pung', { hand: '123m 456m 78s 55p 7p | pung 7p' }, 'kong 7p'],
  [
    'W-8.13 keeps its only opening where an added kong is none',
    { options: { addedKongKeepsOpening: false }, hand: '123m 456m 78s 55p 7p | pung 7p' },
    'discard 7p',
  ],
];

describe('an obvious move is made', () => {
  test.each(QUESTIONS)('%s', (_, question, answer) => {
    expect(wuhanAnswer(greedyWuhan, question)).toBe(answer);
  });
});

test('the bot decides by its view alone: what it cannot see may be anything', () => {
  const state = wuhanQuestion({ hand: TWO_WAYS });
  const other = { ...state, wall: { tiles: state.wall.tiles.toReversed(), front: 0, back: 9 } };
  const decide = (of: typeof state): object => greedyWuhan.choose(wuhan.view(of, 0), wuhan.legal(of, 0));
  expect(decide(other)).toEqual(decide(state));
});

test('without a legal action there is nothing to choose', () => {
  const view = wuhan.view(wuhanQuestion({ hand: TWO_WAYS }), 0);
  expect(() => greedyWuhan.choose(view, [])).toThrow(RangeError);
});

test('a spectator has nothing to choose', () => {
  const state = wuhanQuestion({ hand: TWO_WAYS });
  expect(() => greedyWuhan.choose(wuhan.view(state, null), wuhan.legal(state, 0))).toThrow(RangeError);
});
