/** Whom somebody has blocked, and how to take it back. */
import type { BlockedPeople as Blocked } from '@paiju/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenFace } from '../../looks/avatars.ts';
import { Face } from '../../looks/Face.tsx';
import { conductApi } from '../../online/conductApi.ts';
import { guest } from '../../store/guest.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

export const BlockedPeople = () => {
  const { t } = useTranslation('conduct');
  const [people, setPeople] = useState<Blocked['people'] | null>(null);
  const { isBusy, trouble, ask } = useAsking();
  const heading = useRef<HTMLHeadingElement>(null);
  const token = guest.now?.token ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is the same every time
  useEffect(() => {
    if (token === null) setPeople([]);
    else void ask(() => conductApi.blocked(token)).then((found) => found !== null && setPeople(found.people));
  }, [token]);
  const takeBack = async (id: string): Promise<void> => {
    if (token === null) return;
    const left = await ask(() => conductApi.unblock(token, id));
    if (left === null) return;
    setPeople(left.people);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <section className="card fair-card" aria-labelledby="blocked" data-testid="blocked">
      <h2 id="blocked" ref={heading} tabIndex={-1}>
        {t('blocks.title')}
      </h2>
      <Trouble trouble={trouble} />
      {people?.length === 0 && <p className="soft">{t('blocks.none')}</p>}
      {people !== null && people.length > 0 && <p className="soft">{t('blocks.line')}</p>}
      <ul className="chairs">
        {people?.map(({ id, name, face }) => (
          <li key={id} className="chair">
            <span className="chair-face" aria-hidden="true">
              <Face avatar={chosenFace(face) ?? 'short'} />
            </span>
            <strong className="chair-who">{name}</strong>
            <button
              type="button"
              className="button"
              data-testid="unblock"
              aria-label={t('blocks.takeBackOf', { name })}
              disabled={isBusy}
              onClick={() => void takeBack(id)}
            >
              {t('blocks.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
