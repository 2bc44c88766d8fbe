/** A record that came in the address. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '../../routes.ts';
import { addressOf } from '../../routes.ts';
import type { LinkProblem } from '../../share/pack.ts';
import { unpackRecord } from '../../share/pack.ts';
import { Replay } from './Replay.tsx';

type Unpacked = Awaited<ReturnType<typeof unpackRecord>>;

const SharedScreen = ({ rest: [data = ''] }: ScreenProps) => {
  const { t } = useTranslation('records');
  const [unpacked, setUnpacked] = useState<Unpacked | null>(null);
  useEffect(() => {
    void unpackRecord(data).then(setUnpacked);
  }, [data]);
  if (unpacked?.ok) return <Replay key={data} text={unpacked.value} id={null} own={null} />;
  const problem: LinkProblem | null = unpacked?.error ?? null;
  return (
    <main className="screen" data-testid="shared">
      {problem === null ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <p role="alert" data-testid="link-problem">
          {t(`link.${problem}`)}
        </p>
      )}
      <p>
        <a className="button" href={addressOf()}>
          {t('home')}
        </a>
      </p>
    </main>
  );
};
export default SharedScreen;
