/** One game: what it was, how it went, and what can be done with it. */

import { figure } from '@paiju/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, goTo } from '../../routes.ts';
import { session } from '../../session/session.ts';
import { games } from '../../store/games.ts';
import type { GameMeta } from '../../store/shelf.ts';
import { gameName, presetName, unitName } from '../../telling/optionWords.ts';
import { RecordTools } from './RecordTools.tsx';
import { standingsOf } from './standings.ts';

export const RecordRow = ({ meta }: { readonly meta: GameMeta }) => {
  const { t, i18n } = useTranslation(['records', 'home', 'presets']);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const state = meta.isFinished ? t('records:finished') : t('records:unfinished');
  const facts = [
    meta.preset === null ? t('home:ownMixture') : presetName(t, meta.ruleset, meta.preset),
    date.format(meta.begun),
    ...(meta.daily === null ? [] : [t('records:dailyOf', { date: meta.daily })]),
    ...(meta.company === null ? [t('records:opened')] : []),
    state,
  ];
  return (
    <li className="card record-row" data-testid="record-row" data-id={meta.id}>
      <h2>{gameName(t, meta.ruleset)}</h2>
      <p className="facts soft">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <ol className="record-points">
        {standingsOf(meta).map(({ seat, name, points, isOwn }) => (
          <li key={seat} data-own={isOwn || undefined}>
            <span>{name}</span>{' '}
            <strong>
              {figure(points)} {unitName(t, meta.ruleset)}
            </strong>
          </li>
        ))}
      </ol>
      <div className="record-doors">
        {!meta.isFinished && meta.company !== null && <ContinueButton id={meta.id} />}
        <a className="button" href={addressOf('replay', meta.id)} data-testid="replay-open">
          {t('records:replay')}
        </a>
        <RecordTools id={meta.id} name={meta.ruleset} text={() => games.text(meta.id)} />
        <DeleteButton id={meta.id} />
      </div>
    </li>
  );
};

const ContinueButton = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('records');
  const goOn = async (): Promise<void> => {
    if (await session.resume(id)) goTo('play');
  };
  return (
    <button
      type="button"
      className="button button-strong"
      data-testid="record-continue"
      onClick={() => void goOn()}
    >
      {t('continue')}
    </button>
  );
};

/** What is deleted is gone: it takes two touches. */
const DeleteButton = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('records');
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    if (!isAsking) return setAsking(true);
    if (session.meta?.id === id) await session.end();
    await games.remove(id);
  };
  return (
    <button
      type="button"
      className="button button-danger"
      data-testid="record-delete"
      onBlur={() => setAsking(false)}
      onClick={() => void remove()}
    >
      {t(isAsking ? 'reallyDelete' : 'delete')}
    </button>
  );
};
