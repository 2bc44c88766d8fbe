/** The sentence for the last refusal; it goes away by itself. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown, Refused } from '../play/client.ts';
import { refusalText } from '../telling/codes.ts';

const SHOWN_MS = 4500;

export const useRefusal = ({ ruleset, refused }: GameShown): string | null => {
  const { t } = useTranslation('table');
  const [old, setOld] = useState<Refused | null>(null);
  useEffect(() => {
    if (refused === null) return;
    const timer = setTimeout(() => setOld(refused), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return refused === null || refused === old ? null : refusalText(t, ruleset, refused.code);
};
