/** What it brought everybody, and how they stand now: always in sight. */

import { changeFigure, figure } from '@paiju/words';
import { who } from '../telling/setting.ts';
import { saying } from '../words/say.ts';
import type { Row } from './account.ts';
import type { PartProps } from './game.ts';

export const Totals = ({ game, rows, setting }: PartProps & { readonly rows: readonly Row[] }) => {
  const say = saying(setting.t);
  return (
    <ul className="settlement-totals" aria-label={say(`settlement:totals.${game.telling.unit}`)}>
      {rows.map(({ seat, before, change, after }) => (
        <li key={seat} data-own={seat === setting.seat}>
          <span className="settlement-who">{who(setting, seat)}</span>
          <b data-sign={Math.sign(change)} data-testid={`settlement-total-${seat}`}>
            {changeFigure(change)}
          </b>
          <small>
            <span aria-hidden="true">
              {figure(before)} → {figure(after)}
            </span>
            <span className="sr-only">{say('settlement:fromTo', { before, after })}</span>
          </small>
        </li>
      ))}
    </ul>
  );
};
