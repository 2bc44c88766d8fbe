/** One of one's own games, replayed. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '../../routes.ts';
import { bareRecord } from '../../share/bare.ts';
import { games } from '../../store/games.ts';
import { NoTable } from './NoTable.tsx';
import { Replay } from './Replay.tsx';

const ReplayScreen = ({ rest: [id = ''] }: ScreenProps) => {
  const { t } = useTranslation('records');
  const [text, setText] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    // A record that was broken off in the middle of a step is still whole without what follows from its actions.
    void games.text(id).then((read) => setText(read === null ? null : bareRecord(read)));
  }, [id]);
  if (typeof text === 'string') return <Replay key={id} text={text} id={id} />;
  return (
    <NoTable>
      <p role="status">{t(text === null ? 'notFound' : 'loading')}</p>
    </NoTable>
  );
};
export default ReplayScreen;
