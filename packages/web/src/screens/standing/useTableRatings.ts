/** The ratings of those who sit at a table now, where its matches count; anew whenever others sit there or a match is over. */
import type { BySeat } from '@paiju/engine';
import type { Rating, TableNow } from '@paiju/protocol';
import { standingApi } from '../../online/standingApi.ts';
import { useAnswer } from './useAnswer.ts';

const NONE: BySeat<Rating | null> = [];

export const useTableRatings = ({
  watchCode,
  terms,
  chairs,
  phase,
  match,
}: Pick<TableNow, 'watchCode' | 'terms' | 'chairs' | 'phase' | 'match'>): BySeat<Rating | null> => {
  const who = chairs.map((chair) =>
    chair.is === 'person' ? chair.name : chair.is === 'bot' ? `* ${chair.level}` : '',
  );
  const question = terms.rated === true ? JSON.stringify([watchCode, who, phase, match]) : null;
  return useAnswer(question, () => standingApi.atTable(watchCode)).value?.seats ?? NONE;
};
