/** What a win of Xuezhan is worth: fan by fan, the sum, the cap. */
import type { XuezhanSeenWon, XuezhanView } from '@paiju/engine/xuezhan';
import { Row, Rows } from '../../settlement/Rows.tsx';
import type { Telling } from '../../telling/index.ts';
import { saying } from '../../words/say.ts';
import { patternText } from './codes.ts';

interface Props {
  readonly win: XuezhanSeenWon;
  readonly setting: Telling;
}

export const XuezhanWorth = ({ win, setting }: Props) => {
  const { t } = setting;
  const say = saying(t);
  const { fans, fan, capped, selfDrawn } = win;
  const { options } = setting.view as XuezhanView;
  const fanText = (n: number): string => say('settlement:fan', { n });
  return (
    <section>
      <h4>{say('settlement:worth')}</h4>
      <Rows>
        {fans.length === 0 ? <Row amount={fanText(0)}>{say('settlement:plainHand')}</Row> : null}
        {fans.map(([code, own]) => (
          <Row key={code} amount={fanText(own)}>
            {patternText(t, code)}
          </Row>
        ))}
        <Row amount={fanText(fan)} isSum>
          {say('settlement:sum')}
        </Row>
      </Rows>
      {capped < fan ? <p className="settlement-note">{say('settlement:cappedFan', { n: capped })}</p> : null}
      {selfDrawn && options.selfDraw === 'base' ? (
        <p className="settlement-note">{say('settlement:selfDrawBase', { n: options.base })}</p>
      ) : null}
    </section>
  );
};
