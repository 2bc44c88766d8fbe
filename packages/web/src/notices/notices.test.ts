import { expect, test } from 'vitest';
import { NoticeStore } from './notices.ts';

test('a notice is shown once a visit, until it is put away', () => {
  const notices = new NoticeStore();
  notices.say('storage');
  notices.say('storage');
  notices.say('update');
  expect(notices.now).toEqual(['storage', 'update']);
  notices.putAway('storage');
  notices.say('storage');
  expect(notices.now).toEqual(['update']);
});
