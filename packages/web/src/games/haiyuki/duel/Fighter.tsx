/** One side of the duel: portrait, name, bars, and what is on. */
import type { BySeat, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyContext } from '../../../looks/company.ts';
import { isStill } from '../../../motion/pace.ts';
import type { Expression } from '../characters/art/expression.ts';
import { Portrait } from '../characters/Portrait.tsx';
import { characterText } from '../words/codes.ts';
import { Meter } from './Meter.tsx';
import { SkillsSeen } from './SkillsSeen.tsx';
import { statusOf } from './status.ts';

interface FighterProps {
  readonly view: HaiyukiView;
  readonly seat: Seat;
  readonly players: BySeat<string>;
  readonly isOwn: boolean;
  /** It plays, answers, or its tile lies for the other. */
  readonly isActive: boolean;
  readonly expression: Expression;
  /** MP that are about to be spent. */
  readonly spending?: number;
}

export const Fighter = ({ view, seat, players, isOwn, isActive, expression, spending = 0 }: FighterProps) => {
  const { t } = useTranslation(['duel', 'codes']);
  const own = at(view.table, seat);
  const name = at(players, seat);
  const character = characterText(t, own.character);
  const company = useContext(CompanyContext)?.[seat];
  const card = useShaking(own.hp);
  return (
    <section
      ref={card}
      className="fighter"
      data-clear
      data-side={isOwn ? 'own' : 'other'}
      data-active={isActive || undefined}
      data-testid={`fighter-${seat}`}
      aria-label={name}
    >
      <div className="fighter-portrait">
        <Portrait character={own.character} expression={expression} />
        {company?.hung}
      </div>
      <div className="fighter-facts">
        <h2 className="fighter-name">
          <span>{name}</span> {character !== name && <small>{character}</small>}
        </h2>
        <Meter
          kind="hp"
          seat={seat}
          value={own.hp}
          most={view.options.hp}
          label={t('hp')}
          name={t('hpOf', { name })}
        />
        <Meter
          kind="mp"
          seat={seat}
          value={own.mp}
          most={view.options.mp}
          label={t('mp')}
          name={t('mpOf', { name })}
          spending={spending}
        />
      </div>
      <ul className="fighter-status">
        {statusOf(own).map(({ code, count }) => (
          <li
            key={code}
            className="status-badge"
            data-status={code}
            title={t(`statusLong.${code}`, { count })}
          >
            {t(`status.${code}`, { count })}
          </li>
        ))}
      </ul>
      {!isOwn && view.options.skills && <SkillsSeen own={own} name={name} />}
    </section>
  );
};

const SHAKE = [0, -6, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 320;

/** One short shake when HP are lost. */
const useShaking = (hp: number) => {
  const card = useRef<HTMLElement>(null);
  const last = useRef(hp);
  useEffect(() => {
    if (hp < last.current && !isStill()) card.current?.animate(SHAKE, SHAKE_MS);
    last.current = hp;
  }, [hp]);
  return card;
};
