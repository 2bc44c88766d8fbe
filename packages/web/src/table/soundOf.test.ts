import { expect, test } from 'vitest';
import { soundOf } from './soundOf.ts';

// [event, what seat 0 hears]
const HEARD: readonly [object, string[]][] = [
  [{ type: 'drew', seat: 0 }, ['draw']],
  [{ type: 'drew', seat: 1 }, []],
  [{ type: 'discarded', seat: 2 }, ['discard']],
  [{ type: 'melded', seat: 1, meld: { kind: 'pung' } }, ['claim']],
  [{ type: 'melded', seat: 1, meld: { kind: 'kong' } }, ['kong']],
  [{ type: 'won', seat: 0, from: 1 }, ['win']],
  [{ type: 'won', seat: 1, from: 0 }, ['lose']],
  [{ type: 'won', seat: 1, from: null }, ['win']],
  [{ type: 'dealt' }, []],
];

test.each(HEARD)('%j', (event, heard) => expect(soundOf(event, 0)).toEqual(heard));
