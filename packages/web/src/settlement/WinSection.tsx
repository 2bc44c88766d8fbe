/** One win: who and on what, the hand in sets, what it is worth, who paid. */
import { useId } from 'react';
import { tilesText } from '../telling/setting.ts';
import { DrawnText } from '../tiles/DrawnText.tsx';
import { drawing } from '../tiles/drawn.ts';
import { tileName } from '../tiles/names.ts';
import { saying } from '../words/say.ts';
import type { WinAccount } from './account.ts';
import type { PartProps, WinSeen } from './game.ts';
import { Hand } from './Hand.tsx';
import { Payments } from './Payments.tsx';

export const WinSection = ({ game, account, setting }: PartProps & { readonly account: WinAccount }) => {
  const title = useId();
  const { telling, worth } = game;
  const { win, payments } = account;
  return (
    <section className="settlement-win" aria-labelledby={title}>
      <h3 id={title}>
        <DrawnText text={telling.sentences(win, drawnBy(setting))[0] ?? ''} />
      </h3>
      {win.concealed === null ? (
        <p className="settlement-note">{saying(setting.t)('settlement:hiddenHand')}</p>
      ) : (
        <Hand
          ruleset={telling.id}
          groups={worth.groups(win, setting.view)}
          melds={win.melds}
          marked={win.tile}
          words={wordsFor(telling.id, win, setting)}
        />
      )}
      <worth.Worth win={win} setting={setting} />
      <Payments game={game} transfers={payments} setting={setting} />
    </section>
  );
};

const drawnBy = (setting: PartProps['setting']): PartProps['setting'] => ({
  ...setting,
  t: drawing(setting.t),
});

const wordsFor = (ruleset: string, { tile, concealed }: WinSeen, { t }: PartProps['setting']): string => {
  const tiles = tilesText(t, ruleset, concealed ?? []);
  return tile === null
    ? saying(t)('settlement:winningHandAlone', { tiles })
    : saying(t)('settlement:winningHand', { tiles, tile: tileName(t, ruleset, tile) });
};
