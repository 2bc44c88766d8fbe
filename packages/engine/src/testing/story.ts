/** For the stories of the seed documents: a checked position, and what a reader wants to know after it was played on. */
import type { Seat } from '../core/seat.ts';
import { codeOf, SUITED } from '../core/tile.ts';
import { hasWon, type XuezhanState } from '../rules/xuezhan/state.ts';
import { balances } from '../scoring/ledger.ts';
import type { Played, PositionText } from './position.ts';
import { position } from './position.ts';

/** Ready on 9m and nothing else that matters, void suit s: named for the fan they win with on a discard. */
export const ONE = '123m 678m 9m | pung 8p<0';
export const TWO = '123p 456p 123m 9m';
export const THREE = '111p 222p 555m 9m';
export const FIVE = '777m 888m 111m 9m';
/** Hands with nothing to claim from a 9m: the first discards it, void suit s; the others play no m at all. */
export const GIVER = '33p 44p 5p 667p 99p';
export const IDLE = '1133557799s';
export const IDLER = '224466888s 9p';

/** A position as it could lie on a table: no tile more than four times. */
export const scene = (text: PositionText): XuezhanState => {
  const held = new Map<string, number>();
  const melded = text.seats.flatMap((hand) => hand.split('|').slice(1)).map((meld) => meld.trim().split(' '));
  const melds = melded.flatMap(([kind, tile = '']) =>
    Array.from({ length: kind === 'kong' ? 4 : 3 }, () => tile.split('<')[0] ?? ''),
  );
  const concealed = text.seats.map((hand) => hand.split('|')[0] ?? '').concat(text.drawn ?? '');
  const written = [...concealed, text.wall ?? '', ...(text.discards ?? [])].flatMap(codesIn);
  for (const code of [...written, ...melds]) held.set(code, (held.get(code) ?? 0) + 1);
  const fifth = [...held].filter(([, copies]) => copies > SUITED.copies).map(([code]) => code);
  if (fifth.length > 0) throw new RangeError(`more than four of ${fifth.join(', ')}`);
  return position(text);
};

const codesIn = (text: string): string[] =>
  [...text.matchAll(/(\d+)\s*([mps])/g)].flatMap(([, ranks = '', suit = '']) =>
    [...ranks].map((rank) => rank + suit),
  );

/** The points of the four seats, by default from 100 each. */
export const pointsAfter = (played: Pick<Played, 'transfers'>, start = [100, 100, 100, 100]): number[] =>
  balances(4, 0, played.transfers).map((change, seat) => (start[seat] ?? Number.NaN) + change);

/** The points after each single transfer. */
export const pointsOnTheWay = ({ transfers }: Played): number[][] =>
  transfers.map((_, i) => pointsAfter({ transfers: transfers.slice(0, i + 1) }));

export const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

export const winnersIn = (state: XuezhanState): Seat[] =>
  state.seats.flatMap((_, seat) => (hasWon(state, seat) ? [seat] : []));

/** Every draw, as text: `'1 5s'` is seat 1 drawing 5s, `'1 5s back'` a replacement. */
export const draws = ({ events }: Played): string[] =>
  events.flatMap((event) =>
    event.type === 'drew'
      ? [`${event.seat} ${codeOf(SUITED, event.tile)}${event.end === 'back' ? ' back' : ''}`]
      : [],
  );

/** What the stories ask about: points, winners, who draws which tile, whose turn it is now. */
export const outcome = (played: Played, start?: number[]): object => ({
  points: pointsAfter(played, start).join(' '),
  winners: winnersIn(played.state).join(' '),
  drew: draws(played).join(', '),
  turn: played.state.phase.name === 'turn' ? played.state.phase.seat : played.state.phase.name,
});
