/** Everything the server keeps of somebody: to take along, or to delete by typing one's name. */
import { tidyName } from '@paiju/engine/input';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import { asGuest } from '../../online/guests.ts';
import { addressOf } from '../../routes.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { saveFile } from '../records/saveFile.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly name: string;
  onGone(): Promise<void>;
}

export const OwnData = ({ name, onGone }: Props) => {
  const { t } = useTranslation('account');
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, trouble, ask } = useAsking();
  const save = async (): Promise<void> => {
    const all = await ask(() => asGuest(ownWish(), accountApi.exportAll));
    if (all !== null) saveFile('paiju.json', `${JSON.stringify(all, null, 2)}\n`, 'application/json');
  };
  return (
    <section className="card account-card" aria-labelledby="own-data" data-testid="own-data">
      <h2 id="own-data">{t('data.title')}</h2>
      <p>{t('data.line')}</p>
      <a href={addressOf('privacy')} data-testid="to-privacy">
        {t('data.privacy')}
      </a>
      <Trouble trouble={trouble} />
      <div className="row">
        <button
          type="button"
          className="button"
          data-testid="export"
          disabled={isBusy}
          onClick={() => void save()}
        >
          {t('data.export')}
        </button>
        {!isLeaving && (
          <button
            type="button"
            className="button button-danger"
            data-testid="delete"
            onClick={() => setLeaving(true)}
          >
            {t('data.delete')}
          </button>
        )}
      </div>
      {isLeaving && <Leave name={name} onGone={onGone} />}
    </section>
  );
};

const Leave = ({ name, onGone }: Props) => {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState('');
  const { isBusy, trouble, ask } = useAsking();
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const gone = await ask(() => asGuest(ownWish(), (token) => accountApi.leave(token, name)));
    if (gone !== null) await onGone();
  };
  return (
    <form className="account-form" data-testid="delete-form" onSubmit={(event) => void leave(event)}>
      <p role="alert">{t('data.deleteLine')}</p>
      <Field
        label={t('data.sure', { name })}
        value={typed}
        name="off"
        testId="delete-name"
        onType={setTyped}
      />
      <Trouble trouble={trouble} />
      <button
        type="submit"
        className="button button-danger"
        data-testid="delete-yes"
        disabled={isBusy || tidyName(typed) !== name}
      >
        {t('data.yes')}
      </button>
    </form>
  );
};
