import type { Chair, TableNow } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { newsBetween } from './news.ts';

const ANN: Chair = { is: 'person', name: 'Ann', face: null, isHere: true };
const BEN: Chair = { is: 'person', name: 'Ben', face: null, isHere: true };
const BOT: Chair = { is: 'bot', level: 'novice' };
const FREE: Chair = { is: 'empty' };
const here = (is: 'here' | 'away' | 'stand-in' | 'bot') => ({ is, until: null });
type People = Parameters<typeof newsBetween>[0];
const at = (second: Chair, presence: People['presence'] = [], host: TableNow['host'] = 0): People => ({
  table: { chairs: [ANN, second], host, own: 0 },
  presence,
});

// [what, before, now, news]
const ROWS: readonly [string, People, People, object[]][] = [
  ['nothing', at(BEN), at(BEN), []],
  ['somebody sits down', at(FREE), at(BEN), [{ what: 'joined', name: 'Ben' }]],
  ['somebody leaves for a bot', at(BEN), at(BOT), [{ what: 'left', name: 'Ben' }]],
  ['a bot is nobody', at(FREE), at(BOT), []],
  ['away by the chair', at(BEN), at({ ...BEN, isHere: false }), [{ what: 'away', name: 'Ben' }]],
  ['away by presence', at(BEN), at(BEN, [here('here'), here('away')]), [{ what: 'away', name: 'Ben' }]],
  [
    'a bot sits in',
    at(BEN, [here('here'), here('away')]),
    at(BEN, [here('here'), here('stand-in')]),
    [{ what: 'standIn', name: 'Ben' }],
  ],
  [
    'back again',
    at(BEN, [here('here'), here('stand-in')]),
    at(BEN, [here('here'), here('here')]),
    [{ what: 'back', name: 'Ben' }],
  ],
  ['oneself', at(BEN, [here('here'), here('here')]), at(BEN, [here('away'), here('here')]), []],
  ['another host', at(BEN), at(BEN, [], 1), [{ what: 'host', name: 'Ben' }]],
];

test.each(ROWS)('%s', (_, before, now, news) => expect(newsBetween(before, now)).toEqual(news));
