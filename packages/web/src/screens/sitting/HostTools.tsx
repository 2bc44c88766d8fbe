/** What a host does with somebody else's chair: a bot of any level, nobody, another host, or asking somebody to leave. */
import type { Seat } from '@paiju/engine';
import type { Chair, TableUp } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVELS } from '../../store/choices.ts';

interface Props {
  readonly chair: Chair;
  readonly seat: Seat;
  say(wish: Exclude<TableUp, { readonly type: 'enter' }>): void;
}

export const HostTools = ({ chair, seat, say }: Props) =>
  chair.is === 'person' ? (
    <ForPerson key={chair.name} name={chair.name} seat={seat} say={say} />
  ) : (
    <ForBot level={chair.is === 'bot' ? chair.level : ''} seat={seat} say={say} />
  );

const ForBot = ({ level, seat, say }: Omit<Props, 'chair'> & { readonly level: string }) => {
  const { t } = useTranslation(['online', 'home']);
  const choose = (value: string): void =>
    say(value === '' ? { type: 'empty-chair', seat } : { type: 'fill-chair', seat, level: value });
  return (
    <select
      className="field"
      data-testid={`occupant-${seat}`}
      aria-label={t('online:room.occupant', { n: seat + 1 })}
      value={level}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('online:room.free')}</option>
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {t('online:create.bot', { level: t(`home:level.${each}`) })}
        </option>
      ))}
    </select>
  );
};

/** Nobody is sent away by a slip of the finger: it takes a second touch. */
const ForPerson = ({ name, seat, say }: Omit<Props, 'chair'> & { readonly name: string }) => {
  const { t } = useTranslation('online');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        data-testid={`make-host-${seat}`}
        aria-label={t('room.makeHostOf', { name })}
        onClick={() => say({ type: 'pass-host', seat })}
      >
        {t('room.makeHost')}
      </button>
      <button
        type="button"
        className="button button-danger"
        data-testid={`remove-${seat}`}
        aria-label={isAsked ? undefined : t('room.removeWho', { name })}
        onBlur={() => setAsked(false)}
        onClick={() => (isAsked ? say({ type: 'empty-chair', seat }) : setAsked(true))}
      >
        {t(isAsked ? 'room.sure' : 'room.remove')}
      </button>
    </>
  );
};
