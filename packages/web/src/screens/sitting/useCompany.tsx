/** What hangs at the seats of a table with people: faces, who is away and for how long, whose time runs, what they say. */
import type { BySeat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { CLOCKS } from '@paiju/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatCompany } from '../../looks/company.ts';
import type { SittingShown } from '../../online/sitting.ts';
import { useHushed } from '../../store/hushed.ts';
import { facesAt } from './people.ts';
import { SeatCompanion } from './SeatCompanion.tsx';

export const useCompany = (
  { terms, chairs, own }: TableNow,
  { presence, clock, thinking, said }: SittingShown,
): BySeat<SeatCompany> => {
  const { t } = useTranslation('online');
  const isHushed = useHushed();
  const baseMs = CLOCKS[terms.clock]?.baseMs ?? 0;
  return useMemo(() => {
    const faces = facesAt(chairs, own);
    return chairs.map((chair, seat) => {
      const here = chair.is === 'person' ? (chair.isHere ? 'here' : 'away') : chair.is;
      const { is: now, until } = presence[seat] ?? { is: here, until: null };
      const is = now === 'here' && chair.is === 'person' && chair.agent ? 'agent' : now;
      const says = isHushed && seat !== own ? null : (said[seat] ?? null);
      // What is asked in secret only its own seat knows.
      const others = thinking?.seat === seat ? thinking : null;
      const running = seat === own ? clock : others;
      return {
        face: faces[seat] ?? null,
        hung: (
          <SeatCompanion
            is={is}
            until={until}
            clock={running && { ...running, baseMs }}
            says={says && { ...says, text: t(`emotes.text.${says.emote}`) }}
          />
        ),
      };
    });
  }, [t, chairs, presence, clock, thinking, said, own, baseMs, isHushed]);
};
