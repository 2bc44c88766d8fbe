/** Everything the commands know about Haiyuki. */
import type { AnyEvent } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { HaiyukiEvent, HaiyukiOptions } from '@paiju/engine/haiyuki';
import type { WinFact } from '@paiju/sim';
import type { Desk } from '../desk.ts';
import { characters } from '../text/catalogue.ts';
import { WAYS } from '../text/haiyuki/codes.ts';
import { CHARTS } from './charts.ts';
import { judgeLine } from './judge.ts';
import { HAIYUKI_PALETTE } from './palette.ts';
import { haiyukiPlay } from './play.ts';
import { haiyukiSketch } from './sketch.ts';
import { haiyukiWords } from './words.ts';

const winOf = (event: AnyEvent): WinFact | null => {
  const happened = event as HaiyukiEvent;
  return happened.type === 'won' ? { seat: happened.seat, kind: happened.way } : null;
};

export const haiyukiDesk: Desk = {
  game: GAMES.haiyuki,
  words: haiyukiWords,
  play: haiyukiPlay,
  palette: HAIYUKI_PALETTE,
  characters: {
    options: ['seat0', 'seat1'] satisfies readonly (keyof HaiyukiOptions)[],
    names: characters,
  },
  winKinds: Object.keys(WAYS),
  winOf,
  charts: CHARTS,
  sketch: haiyukiSketch,
  judge: () => judgeLine,
};
