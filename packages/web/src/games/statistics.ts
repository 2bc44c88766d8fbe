/** What players of each game want to know of how they play. A game without an answer does not compile. */
import type { GameId } from '@paiju/engine';
import type { OwnStatistics } from '@paiju/protocol';

type Fact = keyof OwnStatistics['facts'];

/** One number out of two that were counted. */
interface Counted {
  readonly fact: Fact;
  readonly per: Fact;
  /** Of how many it was so, how many came on each, or how many points. */
  readonly as: 'share' | 'average' | 'points';
}

export const STATISTICS = {
  won: { fact: 'won', per: 'rounds', as: 'share' },
  selfDrawn: { fact: 'selfDrawn', per: 'wins', as: 'share' },
  dealtIn: { fact: 'dealtIn', per: 'rounds', as: 'share' },
  fan: { fact: 'fan', per: 'wins', as: 'average' },
  winPoints: { fact: 'winPoints', per: 'wins', as: 'points' },
  melds: { fact: 'melds', per: 'rounds', as: 'average' },
  riichi: { fact: 'riichi', per: 'rounds', as: 'share' },
  skills: { fact: 'skills', per: 'rounds', as: 'average' },
} as const satisfies Readonly<Record<string, Counted>>;
export type Statistic = keyof typeof STATISTICS;

const ALL: readonly Statistic[] = ['won', 'selfDrawn', 'dealtIn'];

export const STATISTICS_OF: Readonly<Record<GameId, readonly Statistic[]>> = {
  xuezhan: [...ALL, 'fan', 'winPoints', 'melds'],
  wuhan: [...ALL, 'winPoints', 'melds'],
  haiyuki: [...ALL, 'winPoints', 'riichi', 'skills'],
};
