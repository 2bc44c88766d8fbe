/** Everything the commands know about Xuezhan. */
import type { AnyEvent, Moment } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { XuezhanEvent, XuezhanOptions, XuezhanWon } from '@paiju/engine/xuezhan';
import type { WinFact } from '@paiju/sim';
import type { Chart, Desk } from '../desk.ts';
import { SUIT_PALETTE } from '../screen/paint.ts';
import { PATTERNS } from '../text/xuezhan/codes.ts';
import { judgeLine } from './judge.ts';
import { xuezhanPlay } from './play.ts';
import { xuezhanSketch } from './sketch.ts';
import { xuezhanWords } from './words.ts';

const WIN_KINDS = ['self-drawn', 'discard', 'robbed-kong'] as const;

const kindOf = ({ from, robbed }: XuezhanWon): (typeof WIN_KINDS)[number] => {
  if (from === null) return 'self-drawn';
  return robbed ? 'robbed-kong' : 'discard';
};

const winOf = (event: AnyEvent): WinFact | null => {
  const happened = event as XuezhanEvent;
  return happened.type === 'won' ? { seat: happened.seat, kind: kindOf(happened) } : null;
};

const winsIn = ({ events }: Moment): XuezhanWon[] =>
  (events as readonly XuezhanEvent[]).filter((event) => event.type === 'won');

const CHARTS: readonly Chart[] = [
  {
    key: 'fans',
    title: 'Fan of a win',
    names: {},
    shape: 'share-of-wins',
    counted: (moment) => winsIn(moment).map(({ fan }) => fan),
  },
  {
    key: 'patterns',
    title: 'Patterns',
    names: PATTERNS,
    shape: 'share-of-wins',
    counted: (moment) => winsIn(moment).flatMap(({ fans }) => fans.map(([code]) => code)),
  },
];

export const xuezhanDesk: Desk = {
  game: GAMES.xuezhan,
  words: xuezhanWords,
  play: xuezhanPlay,
  palette: SUIT_PALETTE,
  characters: null,
  winKinds: WIN_KINDS,
  winOf,
  charts: CHARTS,
  sketch: xuezhanSketch,
  judge: (options) => (line) => judgeLine(options as XuezhanOptions, line),
};
