/** What is news on a table: what has happened since it was drawn, or since somebody went back in time. */
import { useState } from 'react';
import type { Happening } from '../play/client.ts';

export interface News {
  /** Whatever has a higher number is news. */
  readonly since: number;
  /** The last happening that was there. */
  readonly latest: number;
}

/** Nothing is news that was there when the table was drawn, nor what lies before the step of a replay. */
export const newsAt = (before: News | null, latest: number): News => ({
  since: before === null || latest < before.latest ? latest : before.since,
  latest,
});

/** The number after which everything is news. */
export const useNews = (past: readonly Happening[]): number => {
  const latest = past.at(-1)?.number ?? -1;
  const [news, setNews] = useState(() => newsAt(null, latest));
  if (latest === news.latest) return news.since;
  const next = newsAt(news, latest);
  setNews(next);
  return next.since;
};
