import { expect, test } from 'vitest';
import { readGuest } from '../store/guest.ts';
import { readStatus } from './status.ts';

// [what was answered, what it means]
test.each([
  [{ online: 'opening', protocol: 5 }, 'opening'],
  [{ online: 'ready', protocol: 5 }, 'ready'],
  [{ online: 'failed', protocol: 5 }, 'failed'],
  [{ online: 'none' }, 'none'],
  [{ online: 7 }, 'none'],
  ['<!doctype html>', 'none'],
  [null, 'none'],
])('%j is %s', (answer, meaning) => expect(readStatus(answer)).toBe(meaning));

// [what was kept, who that is]
test.each([
  [null, null],
  ['{', null],
  ['{"token":7,"name":"Ann","face":null}', null],
  [
    '{"token":"t","name":"Ann","face":null,"more":1}',
    { token: 't', name: 'Ann', face: null, isAccount: false },
  ],
  [
    '{"token":"t","name":"Ann","face":null,"isAccount":true}',
    { token: 't', name: 'Ann', face: null, isAccount: true },
  ],
])('%s kept in the browser is %j', (text, who) => expect(readGuest(text)).toEqual(who));
