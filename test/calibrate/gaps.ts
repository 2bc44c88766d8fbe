/** What actions seemed to be worth beside what they brought: a favourite against another action of its position. */
import type { Worth } from '../../packages/bots/src/worth.ts';
import { kindsOf, shareOf } from '../../packages/bots/src/worth.ts';
import type { Position } from './sample.ts';

export interface Gap {
  /** The gaps of one match share its luck. */
  readonly match: number;
  /** The kinds of both actions. */
  readonly kinds: string;
  /** Before it is known how much comes true. */
  readonly plain: number;
  /** What the favourite brought more. */
  readonly played: number;
}

/** A gap as the expert states it. */
export interface StatedGap extends Gap {
  readonly stated: number;
}

/** An action counts for no more points than `most`, hoped for or played out: what has no limit would outshout all the rest. */
export const gapsIn = (positions: readonly Position[], most: number): readonly Gap[] => {
  const within = (points: number): number => Math.max(-most, Math.min(most, points));
  return positions.flatMap(({ match, tried: [first, ...others] }) =>
    first === undefined
      ? []
      : others.map((second) => ({
          ...{
            match,
            kinds: kindsOf(first.type, second.type),
            plain: within(first.plain) - within(second.plain),
          },
          played: first.brought + first.believed - second.brought - second.believed,
        })),
  );
};

export const statedBy = (worth: Pick<Worth, 'usual' | 'kinds'>, gaps: readonly Gap[]): readonly StatedGap[] =>
  gaps.map((gap) => ({ ...gap, stated: gap.plain * shareOf(worth, gap.kinds) }));
