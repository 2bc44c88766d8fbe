/** The steps of a film that one jumps to. */
import type { Seat } from '@paiju/engine';
import type { FilmStep } from './cut.ts';

export type MarkKind = 'round' | 'win' | 'claim';

export interface Mark {
  readonly step: number;
  readonly kind: MarkKind;
  /** Whose it is; null for the beginning of a round. */
  readonly seat: Seat | null;
}

export const marksOf = (steps: readonly FilmStep[]): readonly Mark[] =>
  steps.flatMap(({ events }, step) =>
    events.flatMap((event): readonly Mark[] => {
      const {
        type,
        seat = null,
        meld,
      } = event as {
        readonly type: string;
        readonly seat?: Seat;
        readonly meld?: { readonly from: Seat | null };
      };
      if (type === 'dealt') return [{ step, kind: 'round', seat: null }];
      if (type === 'won') return [{ step, kind: 'win', seat }];
      return type === 'melded' && meld?.from !== null ? [{ step, kind: 'claim', seat }] : [];
    }),
  );
