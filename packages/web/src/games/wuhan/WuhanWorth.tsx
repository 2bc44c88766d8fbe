/** What a win of Wuhan is worth: base and factors, what each seat owed, cap and contractor in words. */
import type { WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import { figure } from '@paiju/words';
import { Row, Rows } from '../../settlement/Rows.tsx';
import type { Telling } from '../../telling/index.ts';
import { who, whom } from '../../telling/setting.ts';
import { saying } from '../../words/say.ts';
import type { Factor, WuhanBill } from './bill.ts';
import { wuhanBill } from './bill.ts';
import { bigTypeText, kindText } from './codes.ts';

interface Props {
  readonly win: WuhanWon;
  readonly setting: Telling;
}

export const WuhanWorth = ({ win, setting }: Props) => {
  const view = setting.view as WuhanView;
  const { t } = setting;
  const say = saying(t);
  const bill = wuhanBill(win, view);
  const { contract } = bill;
  return (
    <section>
      <h4>{kindText(t, win)}</h4>
      {win.types.length === 0 ? null : (
        <ul className="settlement-types">
          {win.types.map((type) => (
            <li key={type}>{bigTypeText(t, type)}</li>
          ))}
        </ul>
      )}
      <Rows>
        <Row amount={figure(bill.start)}>
          {say('settlement:winner')}
          <small>{reckoning(`${say('settlement:base')} ${bill.base}`, bill.factors, setting)}</small>
        </Row>
        {bill.debts.map(({ seat, factors, owed }) => (
          <Row key={seat} amount={figure(owed)}>
            {say('settlement:owed', { who: who(setting, seat) })}
            <small>{reckoning(String(bill.start), factors, setting)}</small>
          </Row>
        ))}
      </Rows>
      <p className="settlement-note">{capText(bill, view, setting)}</p>
      {bill.unopenedCap === null ? null : (
        <p className="settlement-note">{say('settlement:unopenedCap', { cap: bill.unopenedCap })}</p>
      )}
      {view.options.piao === 0 ? null : (
        <p className="settlement-note">{say('settlement:stake', { n: view.options.piao })}</p>
      )}
      {contract === null ? null : (
        <p className="settlement-note" data-strong="true">
          {say(`settlement:contracts.${contract.reason}`, { who: who(setting, contract.seat) })}
        </p>
      )}
    </section>
  );
};

/** `Base 10 · pung ×2 · hard win ×2` */
const reckoning = (first: string, factors: readonly Factor[], { t }: Telling): string => {
  const say = saying(t);
  const factorText = ({ code, count, times }: Factor): string => {
    const one = say(`settlement:factors.${code}`);
    const thing = count === 1 ? one : say('settlement:several', { thing: one, n: count });
    return say('settlement:times', { thing, n: times });
  };
  return [first, ...factors.map(factorText)].join(' · ');
};

const capText = ({ cap, golden, debts }: WuhanBill, { options }: WuhanView, setting: Telling): string => {
  const say = saying(setting.t);
  if (cap === null) return say('settlement:noCap');
  const cuts = debts
    .filter(({ owed, capped }) => owed !== capped)
    .map(({ seat, owed, capped }) => say('settlement:cut', { who: whom(setting, seat), owed, capped }))
    .join(say('telling:list.gap'));
  const limit = options.cap ?? cap;
  if (golden)
    return say(cuts === '' ? 'settlement:goldenCapFree' : 'settlement:goldenCapCut', { limit, cap, cuts });
  return say(cuts === '' ? 'settlement:capFree' : 'settlement:capCut', { cap, cuts });
};
