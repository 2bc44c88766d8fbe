/** Everything the commands know about Wuhan. */
import type { AnyEvent } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { WuhanEvent, WuhanOptions } from '@paiju/engine/wuhan';
import type { WinFact } from '@paiju/sim';
import type { Desk } from '../desk.ts';
import { SUIT_PALETTE } from '../screen/paint.ts';
import { WAYS } from '../text/wuhan/codes.ts';
import { CHARTS } from './charts.ts';
import { judgeLine } from './judge/index.ts';
import { wuhanPlay } from './play.ts';
import { wuhanSketch } from './sketch.ts';
import { wuhanWords } from './words.ts';

const winOf = (event: AnyEvent): WinFact | null => {
  const happened = event as WuhanEvent;
  return happened.type === 'won' ? { seat: happened.seat, kind: happened.way } : null;
};

export const wuhanDesk: Desk = {
  game: GAMES.wuhan,
  words: wuhanWords,
  play: wuhanPlay,
  palette: SUIT_PALETTE,
  characters: null,
  winKinds: Object.keys(WAYS),
  winOf,
  charts: CHARTS,
  sketch: wuhanSketch,
  judge: (options) => (line) => judgeLine(options as WuhanOptions, line),
};
