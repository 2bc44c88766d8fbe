/** What hangs at the seats of a table with people: faces, who is away and for how long, whose time runs, what they say. */
import type { BySeat, Seat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { CLOCKS } from '@paiju/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatCompany } from '../../looks/company.ts';
import type { SittingShown } from '../../online/sitting.ts';
import { facesAt } from './people.ts';
import { useQuiet } from './quiet.ts';
import { SeatAbout, SeatCompanion } from './SeatCompanion.tsx';

export const useCompany = (
  table: TableNow,
  { presence, clock, thinking, said }: SittingShown,
  onAbout: (seat: Seat) => void,
): BySeat<SeatCompany> => {
  const { terms, chairs, own } = table;
  const { t } = useTranslation('online');
  const isQuiet = useQuiet(table);
  const baseMs = CLOCKS[terms.clock]?.baseMs ?? 0;
  return useMemo(() => {
    const faces = facesAt(chairs, own);
    return chairs.map((chair, seat) => {
      const here = chair.is === 'person' ? (chair.isHere ? 'here' : 'away') : chair.is;
      const { is: now, until } = presence[seat] ?? { is: here, until: null };
      const is = now === 'here' && chair.is === 'person' && chair.agent ? 'agent' : now;
      const says = isQuiet(seat) ? null : (said[seat] ?? null);
      // What is asked in secret only its own seat knows.
      const others = thinking?.seat === seat ? thinking : null;
      const running = seat === own ? clock : others;
      return {
        face: faces[seat] ?? null,
        hung: (
          <>
            <SeatCompanion
              is={is}
              until={until}
              clock={running && { ...running, baseMs }}
              says={says && { ...says, text: t(`emotes.text.${says.emote}`) }}
            />
            {chair.is === 'person' && own !== null && seat !== own && (
              <SeatAbout name={chair.name} seat={seat} onAbout={onAbout} />
            )}
          </>
        ),
      };
    });
  }, [t, chairs, presence, clock, thinking, said, own, baseMs, isQuiet, onAbout]);
};
