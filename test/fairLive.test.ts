/**
 * An operator who cheats with a wall, live: a server that speaks the protocol to the page's own line and says what it likes.
 * The page sees it at once, and does not tell its number where it could be used against it.
 */
import { setImmediate as breath } from 'node:timers/promises';
import { commitmentOf, lockOf } from '@paiju/engine/fair';
import { describe, expect, test } from 'vitest';
import { HONEST, House, key, OPTIONS, OTHER, promiseFor } from './fairHouse.ts';

test('an honest server is not suspected, and hears one commitment and one number', async () => {
  const house = new House().honestly();
  await breath();
  expect(house.finding).toBeNull();
  expect([house.said('commit'), house.said('number')].map(({ length }) => length)).toEqual([1, 1]);
});

describe('the page sees at once that the operator', () => {
  // [what the operator does, what is found, how many numbers are told]
  const LIVE: readonly [string, (house: House) => void, string, number][] = [
    [
      'promises once more, with another secret',
      (house) => {
        house.promised();
        house.promised({ secret: OTHER });
      },
      'promise-changed',
      0,
    ],
    [
      'promises on other terms after hearing a commitment',
      (house) => {
        house.promised();
        house.promised({ options: { ...OPTIONS, cap: 3 } });
      },
      'promise-changed',
      0,
    ],
    [
      'locks under another promise',
      (house) => {
        house.promised();
        house.locked(house.commitments, { promise: promiseFor({ ...HONEST, secret: OTHER }) });
      },
      'lock-wrong',
      0,
    ],
    [
      'replays the lock of another match',
      (house) => {
        house.promised();
        house.locked(house.commitments, { lock: OTHER });
      },
      'lock-wrong',
      0,
    ],
    [
      'adds a seat below the lock',
      (house) => {
        house.promised();
        const lock = lockOf(house.promise, house.commitments);
        house.locked([...house.commitments.slice(0, 3), OTHER], { lock });
      },
      'lock-wrong',
      0,
    ],
    [
      'drops her commitment',
      (house) => {
        house.promised();
        house.locked(['-', ...house.commitments.slice(1)]);
      },
      'commitment-missing',
      0,
    ],
    [
      'puts another commitment in the place of hers',
      (house) => {
        house.promised();
        house.locked([commitmentOf(house.promise, 0, OTHER), ...house.commitments.slice(1)]);
      },
      'commitment-changed',
      0,
    ],
    [
      'reorders the commitments',
      (house) => {
        house.promised();
        house.locked(house.commitments.toReversed());
      },
      'commitment-changed',
      0,
    ],
    [
      'locks once more with another list, after hearing her number',
      (house) => {
        house.promised();
        house.locked();
        house.locked([...house.commitments.slice(0, 3), '-']);
      },
      'lock-changed',
      1,
    ],
    [
      'promises the same once more after hearing her number, and locks another list',
      (house) => {
        house.promised();
        house.locked();
        house.promised();
        house.locked([...house.commitments.slice(0, 3), '-']);
      },
      'lock-changed',
      1,
    ],
    [
      'deals without a lock',
      (house) => {
        house.promised();
        house.began();
      },
      'commitment-missing',
      0,
    ],
    [
      'deals by numbers that she never told, without a lock',
      (house) => {
        house.promised();
        house.dealt([OTHER, ...house.numbers.slice(1)]);
        house.began();
      },
      'number-changed',
      0,
    ],
    [
      'drops her number',
      (house) => {
        house.promised();
        house.locked();
        house.dealt(['-', ...house.numbers.slice(1)]);
      },
      'number-missing',
      1,
    ],
    [
      'changes her number',
      (house) => {
        house.promised();
        house.locked();
        house.dealt([OTHER, ...house.numbers.slice(1)]);
      },
      'number-changed',
      1,
    ],
    [
      'reorders the numbers',
      (house) => {
        house.promised();
        house.locked();
        house.dealt(house.numbers.toReversed());
      },
      'number-changed',
      1,
    ],
    [
      'publishes other numbers later',
      (house) => {
        house.honestly();
        house.dealt([house.numbers[0] ?? '', OTHER, ...house.numbers.slice(2)]);
      },
      'number-changed',
      1,
    ],
    [
      'signs the promise with nothing',
      (house) => {
        house.promised({}, '0'.repeat(128));
      },
      'signature-wrong',
      0,
    ],
    [
      'signs another lock than it tells',
      (house) => {
        house.promised();
        house.locked(house.commitments, { signature: key.sign('lock', OTHER) });
      },
      'signature-wrong',
      1,
    ],
  ];
  test.each(LIVE)('%s', async (_, attack, expected, numbers) => {
    const house = new House();
    attack(house);
    await expect.poll(() => house.finding).toBe(expected);
    expect(house.said('number')).toHaveLength(numbers);
  });

  test('and another page of hers, which nobody asks for a number, suspects nobody', () => {
    const house = new House();
    house.promised();
    const { promise } = house;
    const told = { type: 'promise', table: 'table-1', match: 1, promise, key: key.key } as const;
    house.tell({ ...told, signature: key.sign('promise', promise), seat: null });
    house.locked([commitmentOf(promise, 0, OTHER), ...house.commitments.slice(1)]);
    house.began();
    expect(house.finding).toBeNull();
    expect(house.said('number')).toEqual([]);
  });
});
