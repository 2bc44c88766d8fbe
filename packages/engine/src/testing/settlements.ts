/**
 * Rounds as the scorer sees them, and what they make the seats pay, as text, for tests:
 *
 *   paidFor('sichuan', '0 kong concealed; 2 win 3 from 0 kong-discard; ended - | pig | ready 2 | unready')
 *
 * A kong is `0 kong claimed<3`, `0 kong added<3` or `0 kong concealed`; `0 late kong added<3` is not of the tile just drawn.
 * A win is `2 win 3`, with `from 0` for a discard; `1,2 win 3,4 from 0` are two seats on one tile with 3 and 4 fan.
 * It may say `robbed`, `kong-discard`, `fed 1` (that seat pays for a self-drawn win) or `opening` (no self-draw bonus).
 */
import type { Seat } from '../core/seat.ts';
import type { Situation } from '../rules/xuezhan/patterns.ts';
import { SITUATIONS } from '../rules/xuezhan/patterns.ts';
import type { Standing, XuezhanEvent } from '../rules/xuezhan/state.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { settle } from '../scoring/scorer.ts';
import { xuezhanScorer } from '../scoring/xuezhan/index.ts';
import { optionsOf } from './hands.ts';
import { meldOf, one } from './playing.ts';
import { transferText } from './position.ts';

export const transfersFor = (options: string, story: string): Transfer[] =>
  settle(xuezhanScorer, optionsOf(options), eventsOf(story));

export const paidFor = (options: string, story: string): string =>
  transfersFor(options, story).map(transferText).join(', ');

const eventsOf = (story: string): XuezhanEvent[] => story.split('; ').flatMap(eventsIn);

const eventsIn = (step: string): XuezhanEvent[] => {
  if (step.startsWith('ended')) return [endedOf(step.slice('ended '.length))];
  const [who = '', ...words] = step.split(' ');
  if (words.includes('win')) return winsOf(who.split(',').map(Number), words);
  if (words.includes('pung'))
    return [{ type: 'melded', seat: Number(who), meld: meldOf(`pung 9m<${words[1]}`), justDrawn: false }];
  const made = words[words.indexOf('kong') + 1] ?? '';
  const justDrawn = !words.includes('late');
  return [{ type: 'melded', seat: Number(who), meld: meldOf(`kong 9m ${made}`), justDrawn }];
};

const winsOf = (winners: readonly Seat[], words: readonly string[]): XuezhanEvent[] => {
  const after = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const seatAfter = (word: string): Seat | null => (after(word) === undefined ? null : Number(after(word)));
  const from = seatAfter('from');
  const fed = seatAfter('fed');
  const fans = (after('win') ?? '').split(',').map(Number);
  return winners.map((seat, i) => ({
    type: 'won',
    seat,
    tile: one('9m'),
    from,
    robbed: words.includes('robbed'),
    winners,
    concealed: [],
    melds: [],
    selfDrawn: from === null && fed === null && !words.includes('opening'),
    payer: from ?? fed,
    situations: SITUATIONS.filter((situation: Situation) => words.includes(situation)),
    fans: [],
    fan: fans[i] ?? 0,
    capped: fans[i] ?? 0,
  }));
};

const endedOf = (text: string): XuezhanEvent => ({
  type: 'ended',
  reason: 'wall-empty',
  hands: [],
  standings: text.split(' | ').map((word): Standing | null => {
    if (word === '-') return null;
    const [, fan] = /^ready (\d+)$/.exec(word) ?? [];
    return { pig: word === 'pig', ready: fan === undefined ? null : Number(fan) };
  }),
});
