/** The table as it can be shown: as text, as the terminal draws it, or as rows of tiles. What a seat may not know is in neither. */

import { boardText } from '@paiju/cli/boards';
import type { GameId, Seat } from '@paiju/engine';
import { bySeat } from '@paiju/engine';
import type { Episode } from '@paiju/env';
import { SCENES } from './scenes.ts';

export const boardOf = (episode: Episode, seat: Seat | null, width: number): string => {
  const { spec } = episode.plan;
  const { rules } = spec.game;
  const view = rules.view(episode.state, seat) as { readonly hand: readonly number[] | null };
  const input = {
    view,
    heading: spec.name,
    names: bySeat(rules.seats, (other) => `player_${other}`),
    points: [...episode.points],
    hands: bySeat(rules.seats, (other) => (other === seat ? view.hand : null)),
    lastDiscarder: null,
  };
  return boardText(rules.id as GameId, input, width).join('\n');
};

export const sceneOf = (episode: Episode, seat: Seat | null): object => {
  const { rules } = episode.plan.spec.game;
  const id = rules.id as GameId;
  const { middle, seats } = SCENES[id](rules.view(episode.state, seat));
  return {
    looks: seat,
    asked: episode.seat,
    middle: middle.map((tile) => rules.tiles.codes[tile]),
    seats: seats.map(({ rows, hidden }, other) => ({
      points: episode.points[other],
      hidden,
      rows: rows.map((row) => row.map((tile) => rules.tiles.codes[tile] ?? 'back')),
    })),
  };
};
