/** Who paid whom how much, and why. */
import type { SeenTransfer } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { reasonText } from '../telling/codes.ts';
import type { Telling } from '../telling/setting.ts';
import { who, whom } from '../telling/setting.ts';
import { saying } from '../words/say.ts';
import type { PartProps } from './game.ts';

export const Payments = ({
  game: { telling },
  transfers,
  setting,
}: PartProps & { readonly transfers: readonly SeenTransfer[] }) => {
  const say = saying(setting.t);
  if (transfers.length === 0) return <p className="settlement-note">{say('settlement:nothingPaid')}</p>;
  return (
    <section>
      <h4>{say(telling.unit === 'hp' ? 'settlement:totals.hp' : 'settlement:payments')}</h4>
      <ul className="settlement-rows">
        {transfers.map((transfer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was paid never changes
          <li key={i} className="settlement-row">
            <span>
              {partiesText(transfer, setting)}
              <small>{reasonText(setting.t, telling.id, transfer.reason)}</small>
            </span>
            <b>{figure(transfer.points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

const partiesText = ({ from, to }: SeenTransfer, setting: Telling): string => {
  const say = saying(setting.t);
  if (from !== 'bank' && to !== 'bank')
    return say('settlement:pays', { who: who(setting, from), whom: whom(setting, to) });
  if (from !== 'bank') return say('settlement:loses', { who: who(setting, from) });
  return to === 'bank' ? '' : say('settlement:regains', { who: who(setting, to) });
};
