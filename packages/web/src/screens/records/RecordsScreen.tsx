/** Every game that was played or opened here. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { useGames } from '../../store/useGames.ts';
import { DropRecord } from './DropRecord.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { RecordRow } from './RecordRow.tsx';
import './records.css';

const RecordsScreen = () => {
  const { t } = useTranslation('records');
  const list = useGames();
  return (
    <main className="screen records">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('home')}
        </a>
        <h1>{t('title')}</h1>
      </header>
      <DropRecord />
      <div className="records-open">
        <OpenRecord />
      </div>
      {list !== null && list.length > 0 && <p className="soft">{t('shareLine')}</p>}
      {list?.length === 0 && <p className="soft">{t('none')}</p>}
      <ul className="records-list">
        {list?.map((meta) => (
          <RecordRow key={meta.id} meta={meta} />
        ))}
      </ul>
    </main>
  );
};
export default RecordsScreen;
