/** Everything the commands know about Xuezhan. */
import type { AnyEvent, XuezhanEvent, XuezhanOptions, XuezhanWon } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { Desk, WinFact } from '../desk.ts';
import { judgeLine } from './judge.ts';
import { xuezhanPlay } from './play.ts';
import { xuezhanWords } from './words.ts';

const WIN_KINDS = ['self-drawn', 'discard', 'robbed-kong'] as const;

const kindOf = ({ from, robbed }: XuezhanWon): (typeof WIN_KINDS)[number] => {
  if (from === null) return 'self-drawn';
  return robbed ? 'robbed-kong' : 'discard';
};

const winOf = (event: AnyEvent): WinFact | null => {
  const happened = event as XuezhanEvent;
  if (happened.type !== 'won') return null;
  return { seat: happened.seat, kind: kindOf(happened), fan: happened.fan, patterns: happened.fans };
};

export const xuezhanDesk: Desk = {
  game: GAMES.xuezhan,
  words: xuezhanWords,
  play: xuezhanPlay,
  winKinds: WIN_KINDS,
  winOf,
  judge: (options) => (line) => judgeLine(options as XuezhanOptions, line),
};
