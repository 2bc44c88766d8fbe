/** What a win of Haiyuki does: yaku, bonuses, factors, damage. */
import type { HaiyukiView, HaiyukiWon } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import { Row, Rows } from '../../settlement/Rows.tsx';
import type { Telling } from '../../telling/index.ts';
import { saying } from '../../words/say.ts';
import type { Step } from './bill.ts';
import { haiyukiBill } from './bill.ts';
import { bonusText, yakuNeedsText, yakuText } from './words/codes.ts';

interface Props {
  readonly win: HaiyukiWon;
  readonly setting: Telling;
}

export const HaiyukiWorth = ({ win, setting }: Props) => {
  const view = setting.view as HaiyukiView;
  const say = saying(setting.t);
  return (
    <section>
      <h4>{say('settlement:worth')}</h4>
      <Rows>
        {haiyukiBill(win, view).map((step) => (
          <Row key={'code' in step ? step.code : step.type} amount={amountText(step, setting)}>
            {stepText(step, win, setting)}
            {step.type === 'yaku' ? <small>{yakuNeedsText(setting.t, win.yaku)}</small> : null}
          </Row>
        ))}
        <Row amount={figure(win.damage)} isSum>
          {say('settlement:damage')}
        </Row>
      </Rows>
      {win.lost < win.damage ? (
        <p className="settlement-note">{say('settlement:lostAll', { n: win.lost })}</p>
      ) : null}
    </section>
  );
};

const stepText = (step: Step, win: HaiyukiWon, { t }: Telling): string => {
  const say = saying(t);
  if (step.type === 'yaku') return yakuText(t, win.yaku, win.variant);
  if (step.type === 'factor') return say(`settlement:damageFactors.${step.code}`);
  const thing = bonusText(t, step.code);
  return step.count === 1 ? thing : say('settlement:several', { thing, n: step.count });
};

const amountText = (step: Step, { t }: Telling): string =>
  step.type === 'factor' ? saying(t)('settlement:quarters', { n: step.quarters }) : figure(step.points);
