/** One win: who and on what, the hand in sets, what it is worth, who paid. */
import type { HaiyukiView, HaiyukiWon, WuhanView, WuhanWon, XuezhanSeenWon } from '@paiju/engine';
import { useId } from 'react';
import { HaiyukiWorth } from '../games/haiyuki/Worth.tsx';
import { WuhanWorth } from '../games/wuhan/Worth.tsx';
import { XuezhanWorth } from '../games/xuezhan/Worth.tsx';
import { sentences } from '../telling/index.ts';
import { saying } from '../telling/say.ts';
import { tilesText } from '../telling/setting.ts';
import { tileName } from '../tiles/names.ts';
import type { AnyWin, WinAccount } from './account.ts';
import { Hand } from './Hand.tsx';
import type { Groups } from './layout.ts';
import { pilesOf, wuhanGroups, xuezhanGroups } from './layout.ts';
import { Payments } from './Payments.tsx';
import type { PartProps } from './parts.ts';

export const WinSection = ({ ruleset, account, setting }: PartProps & { readonly account: WinAccount }) => {
  const { t } = setting;
  const title = useId();
  const { win, payments } = account;
  return (
    <section className="settlement-win" aria-labelledby={title}>
      <h3 id={title}>{sentences(ruleset, win, setting)[0]}</h3>
      {win.concealed === null ? (
        <p className="settlement-note">{saying(t)('settlement:hiddenHand')}</p>
      ) : (
        <Hand
          ruleset={ruleset}
          groups={groupsOf(ruleset, win, setting.view)}
          melds={win.melds}
          marked={win.tile}
          words={wordsFor(ruleset, win, setting)}
        />
      )}
      <Worth ruleset={ruleset} account={account} setting={setting} />
      <Payments ruleset={ruleset} transfers={payments} setting={setting} />
    </section>
  );
};

const groupsOf = (ruleset: string, win: AnyWin, view: object): Groups => {
  if (ruleset === 'xuezhan') return xuezhanGroups(win as XuezhanSeenWon, win.concealed ?? []);
  if (ruleset === 'haiyuki') return pilesOf(win.concealed ?? []);
  const { concealed, types } = win as WuhanWon;
  return wuhanGroups(concealed, (view as WuhanView).laizi, types.includes('triplets'));
};

const wordsFor = (ruleset: string, { tile, concealed }: AnyWin, { t }: PartProps['setting']): string => {
  const tiles = tilesText(t, ruleset, concealed ?? []);
  return tile === null
    ? saying(t)('settlement:winningHandAlone', { tiles })
    : saying(t)('settlement:winningHand', { tiles, tile: tileName(t, ruleset, tile) });
};

const Worth = ({ ruleset, account, setting }: PartProps & { readonly account: WinAccount }) => {
  const { win } = account;
  const { view } = setting;
  if (ruleset === 'xuezhan') return <XuezhanWorth win={win as XuezhanSeenWon} setting={setting} />;
  if (ruleset === 'wuhan')
    return <WuhanWorth win={win as WuhanWon} view={view as WuhanView} setting={setting} />;
  return <HaiyukiWorth win={win as HaiyukiWon} view={view as HaiyukiView} setting={setting} />;
};
