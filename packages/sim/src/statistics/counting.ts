/** What one match adds to the tally of its series. */
import type { AnyEvent } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Played } from '../match.ts';
import type { Countable } from './countable.ts';
import type { Tally } from './tally.ts';
import { addPlace, addTroubles, count } from './tally.ts';

export const countMatch = (countable: Countable, tally: Tally, game: number, played: Played): void => {
  const { history, points, decisions, troubles } = played;
  tally.games += 1;
  tally.decisions += decisions;
  for (const moment of history) {
    for (const event of moment.events) countEvent(countable, tally, event);
    for (const { key, counted } of countable.charts)
      for (const one of counted(moment, history)) count(tally.charts[key] ?? {}, String(one));
    for (const { reason, points: moved } of moment.transfers) {
      count(tally.transfers.count, reason);
      count(tally.transfers.points, reason, moved);
    }
  }
  for (const [seat, score] of points.entries()) {
    count(at(tally.points, seat), String(score));
    addPlace(tally, seat, points.filter((other) => other > score).length, 1);
  }
  if (troubles.length > 0)
    addTroubles(
      tally,
      troubles.map((text) => ({ game, text })),
    );
};

const countEvent = (
  countable: Countable,
  tally: Tally,
  event: AnyEvent & { readonly reason?: unknown },
): void => {
  if (event.type === 'ended') {
    tally.rounds += 1;
    count(tally.endings, String(event.reason));
  }
  const win = countable.winOf(event);
  if (win !== null) count(at(tally.wins, win.seat), win.kind);
};
