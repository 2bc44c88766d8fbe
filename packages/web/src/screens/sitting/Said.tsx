/** What others say, for whoever hears the page; others see it at the seats. */
import type { BySeat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaidShown } from '../../online/sitting.ts';
import { nameAt } from './people.ts';
import { useQuiet } from './quiet.ts';

interface Props {
  readonly table: Pick<TableNow, 'chairs' | 'own' | 'watchCode'>;
  readonly said: BySeat<SaidShown | null>;
}

interface Spoken {
  readonly number: number;
  readonly text: string;
}

export const Said = ({ table, said }: Props) => {
  const { chairs, own } = table;
  const { t } = useTranslation('online');
  const isQuiet = useQuiet(table);
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const heard = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only something that is said is a reason to speak
  useEffect(() => {
    const fresh = said.flatMap((each, seat) =>
      each === null || each.number <= heard.current ? [] : [{ ...each, seat }],
    );
    heard.current = Math.max(heard.current, ...fresh.map(({ number }) => number));
    const others = fresh.filter(({ seat }) => seat !== own && !isQuiet(seat));
    if (others.length === 0) return;
    setSpoken(
      others.map(({ number, seat, emote }) => ({
        number,
        text: t('emotes.says', { name: nameAt(chairs, seat), text: t(`emotes.text.${emote}`) }),
      })),
    );
  }, [said]);
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only" data-testid="said">
      {spoken.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
};
