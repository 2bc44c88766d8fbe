/** A win, for a moment: the hand laid out with the tile it was won on, what it is called, and the points as they come. */
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useRolling } from '../motion/useRolling.ts';
import type { WinAccount } from '../settlement/account.ts';
import type { SettledGame } from '../settlement/game.ts';
import { Hand } from '../settlement/Hand.tsx';
import '../settlement/settlement.css';
import { changeFigure } from '@paiju/words';
import type { Telling } from '../telling/setting.ts';
import { who } from '../telling/setting.ts';
import { laidOver } from './laidOver.ts';
import type { Voiced } from './voiced.ts';

interface Props {
  readonly game: SettledGame;
  readonly voiced: Voiced;
  readonly table: RefObject<HTMLElement | null>;
}

/** All who have won on one tile are shown together. */
export const WinShow = ({ game, voiced: { wins, calls, setting }, table }: Props) => {
  const own = useRef<HTMLDivElement>(null);
  // Again with every change of the table: plates grow when points move, and a phone may be turned.
  useLayoutEffect(() => {
    if (own.current !== null && table.current !== null) laidOver(table.current, own.current, null);
  });
  return (
    <div ref={own} className="win-show" data-many={wins.length > 1 || undefined} data-testid="win-show">
      {wins.map((account) => (
        <OneWin
          key={account.win.seat}
          game={game}
          account={account}
          word={calls.find(({ seat }) => seat === account.win.seat)?.word ?? ''}
          setting={setting}
        />
      ))}
    </div>
  );
};

interface OneWinProps {
  readonly game: SettledGame;
  readonly account: WinAccount;
  readonly word: string;
  readonly setting: Telling;
}

const OneWin = ({ game: { telling, worth }, account: { win, payments }, word, setting }: OneWinProps) => {
  const sum = payments.reduce((all, { points }) => all + points, 0);
  const groups = win.concealed === null ? [[win.tile ?? []].flat()] : worth.groups(win, setting.view);
  return (
    <section className="one-win" data-own={win.seat === setting.seat || undefined}>
      <header className="one-win-head">
        <strong>{who(setting, win.seat)}</strong> <b>{word}</b>
      </header>
      <Hand ruleset={telling.id} groups={groups} melds={win.melds} marked={win.tile} words="" />
      <ul className="one-win-titles">
        {worth.titles(win, setting).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Points points={telling.unit === 'hp' ? -sum : sum} unit={telling.unit} />
    </section>
  );
};

/** They count up from nothing. */
const Points = ({ points, unit }: { readonly points: number; readonly unit: 'points' | 'hp' }) => (
  <span className="one-win-points" data-unit={unit}>
    {changeFigure(useRolling(points, 0))}
    {unit === 'hp' && <small>HP</small>}
  </span>
);
