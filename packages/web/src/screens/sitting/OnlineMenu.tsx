/** The menu of a match with others: leaving is here, and a bot plays on. */
import type { Seat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineSitting } from '../../online/sitting.ts';
import type { GameShown } from '../../play/client.ts';
import { addressOf, goTo } from '../../routes.ts';
import { hushed, useHushed } from '../../store/hushed.ts';
import { leftMatch } from '../../store/leftMatch.ts';
import type { MenuProps } from '../play/AtTable.tsx';
import { MenuSheet } from '../play/MenuSheet.tsx';
import { LeaveSure } from './LeaveSure.tsx';
import { WallNow } from './notes.tsx';
import { PeopleHere } from './PeopleHere.tsx';

interface Props extends MenuProps {
  /** By which the table was found. */
  readonly code: string;
  readonly table: TableNow;
  readonly sitting: OnlineSitting;
  readonly shown: GameShown;
  onAbout(seat: Seat): void;
}

export const OnlineMenu = ({ code, table, sitting, onAbout, ...sheet }: Props) => {
  const { t } = useTranslation(['online', 'table']);
  const isHushed = useHushed();
  const [isAsked, setAsked] = useState(false);
  const isSeated = table.own !== null;
  const leave = (): void => {
    if (isSeated) sitting.say({ type: 'stand' });
    if (isSeated && countsAsLeft(table)) leftMatch.keep(code);
    goTo('online');
  };
  return (
    <MenuSheet {...sheet}>
      <button type="button" className="button" onClick={() => hushed.keep(!isHushed)}>
        {t(isHushed ? 'online:emotes.unmute' : 'online:emotes.mute')}
      </button>
      <a className="button" data-testid="to-home" href={addressOf()}>
        {t('table:menu.home')}
      </a>
      <button
        type="button"
        className="button button-danger"
        data-testid="leave"
        onClick={() => (isSeated && table.phase === 'playing' ? setAsked(true) : leave())}
      >
        {t('online:match.leave')}
      </button>
      {isAsked && <LeaveSure counts={countsAsLeft(table)} onLeave={leave} onStay={() => setAsked(false)} />}
      {sitting.shown.wall !== null && <WallNow wall={sitting.shown.wall} />}
      {isSeated && (
        <PeopleHere
          table={table}
          onAbout={(seat) => {
            sheet.onClose();
            onAbout(seat);
          }}
        />
      )}
    </MenuSheet>
  );
};

/** Of a match that counts, with somebody else in it. */
const countsAsLeft = ({ terms, phase, chairs, own }: TableNow): boolean =>
  terms.rated === true &&
  phase === 'playing' &&
  chairs.some((chair, seat) => chair.is === 'person' && seat !== own);
