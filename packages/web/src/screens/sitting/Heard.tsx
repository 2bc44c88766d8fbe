/** Who comes, goes, is away and is back, in a sentence that everybody sees and hears. */
import type { BySeat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PresenceShown } from '../../online/sitting.ts';
import type { News } from './news.ts';
import { newsBetween } from './news.ts';

const SHOWN_MS = 5000;

interface Props {
  readonly table: TableNow;
  readonly presence: BySeat<PresenceShown>;
  /** There it is laid over the table. */
  readonly isAtTable: boolean;
}

export const Heard = ({ table, presence, isAtTable }: Props) => {
  const { t } = useTranslation('online');
  const before = useRef({ table, presence });
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    const now = { table, presence };
    const fresh = newsBetween(before.current, now);
    before.current = now;
    if (fresh.length > 0) setNews(fresh);
  }, [table, presence]);
  useEffect(() => {
    if (news.length === 0) return;
    const timer = setTimeout(() => setNews([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div role="status" className="heard" data-at-table={isAtTable || undefined} data-testid="heard">
      {news.map(({ what, name }) => (
        <p key={`${what} ${name}`}>{t(`heard.${what}`, { name })}</p>
      ))}
    </div>
  );
};
