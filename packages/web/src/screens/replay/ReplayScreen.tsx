/** One of one's own games, replayed. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '../../routes.ts';
import { bareRecord } from '../../share/bare.ts';
import { games } from '../../store/games.ts';
import { ownSeatOf } from '../../store/ownSeat.ts';
import { NoTable } from './NoTable.tsx';
import type { ReplayProps } from './Replay.tsx';
import { Replay } from './Replay.tsx';

type Kept = Pick<ReplayProps, 'text' | 'own'>;

const keptGame = async (id: string): Promise<Kept | null> => {
  const [meta, text] = await Promise.all([games.meta(id), games.text(id)]);
  // A record that was broken off in the middle of a step is still whole without what follows from its actions.
  return text === null ? null : { text: bareRecord(text), own: ownSeatOf(meta?.company ?? null) };
};

const ReplayScreen = ({ rest: [id = ''] }: ScreenProps) => {
  const { t } = useTranslation('records');
  const [kept, setKept] = useState<Kept | null | undefined>(undefined);
  useEffect(() => {
    void keptGame(id).then(setKept);
  }, [id]);
  if (kept != null) return <Replay key={id} {...kept} id={id} />;
  return (
    <NoTable>
      <p role="status">{t(kept === null ? 'notFound' : 'loading')}</p>
    </NoTable>
  );
};
export default ReplayScreen;
