import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionsOf } from '../../testing/hands.ts';
import type { Played } from '../../testing/position.ts';
import { play, position } from '../../testing/position.ts';

const BOOK = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');

/** One line of the rule book's table of worked examples. */
interface Example {
  readonly preset: string;
  readonly hand: string;
  readonly entries: string;
  readonly points: string;
}

/** Every line of the table, `the same, self-drawn` with the hand of the line above written out. */
const examples = (): Example[] => {
  const [, table = ''] = BOOK.split('Worked examples.');
  const lines = table.split('\n## ')[0]?.match(/^\| (bury3|sichuan|xueliu) .*$/gm) ?? [];
  let before = '';
  return lines.map((line) => {
    const [preset = '', text = '', entries = '', points = ''] = line.slice(2, -2).split(' | ');
    const hand = text.replace('the same', before);
    before = hand;
    return { preset, hand, entries, points };
  });
};

/** `pungs 1p 2p`, `concealed kong 9m`, as a position writes melds. */
const meldsOf = (text: string): string =>
  text
    .split(', ')
    .flatMap((group) => {
      const [, made, kind, tiles = ''] = /^(?:(\w+) )?(pung|kong)s? (.*)$/.exec(group) ?? [];
      const fed = made === 'concealed' ? 'concealed' : `${made}<1`;
      return tiles
        .split(' ')
        .map((tile) => (kind === 'pung' ? ` | pung ${tile}<1` : ` | kong ${tile} ${fed}`));
    })
    .join('');

/** Seat 0 wins as the example says; a discard comes from seat 1. */
const played = ({ preset, hand }: Example): Played => {
  const options = optionsOf(preset);
  const rest = { options, wall: '1s 2s', voids: 'ssss' };
  const opening = /^dealer's opening (.*)$/.exec(hand)?.[1];
  if (opening !== undefined) {
    const start = position({
      ...rest,
      seats: [opening, '', '', ''],
      turn: 0,
      source: 'deal',
      draws: [0, 0, 0, 0],
    });
    return play(start, `0 win ${opening.slice(-2)}`);
  }
  const [tiles = '', melds] = hand.replace(', self-drawn', '').split('; ').reverse();
  const [concealed = '', tile = ''] = tiles.split(' + ');
  const own = concealed + (melds === undefined ? '' : meldsOf(melds));
  if (hand.endsWith('self-drawn'))
    return play(position({ ...rest, seats: [own, '', '', ''], turn: 0, drawn: tile }), '0 win');
  const start = position({ ...rest, seats: [own, '', '', ''], turn: 1, drawn: tile });
  return play(start, `1 discard ${tile}`, '0 win');
};

/** As the table's last two columns write it. */
const entriesOf = ({ events }: Played): string =>
  events
    .flatMap((event) => {
      if (event.type !== 'won') return [];
      const entries = event.fans.map(([code, fan]) => `${code} ${fan}`);
      return event.capped === event.fan ? entries : [...entries, `capped at ${event.capped}`];
    })
    .join(', ');

const pointsOf = ({ transfers }: Played): string => {
  const [points] = new Set(transfers.map((transfer) => transfer.points));
  const payers = transfers.map(({ from, to }) => `${from}>${to}`).join(' ');
  if (payers === '1>0') return `${points}`;
  return payers === '1>0 2>0 3>0' ? `${points} from each` : payers;
};

test('X-13.5 the rule book has its worked examples', () => expect(examples().length).toBe(14));

test.each(examples())('X-13.5 $preset: $hand', (example) => {
  const done = played(example);
  expect([entriesOf(done), pointsOf(done)]).toEqual([example.entries, example.points]);
});
