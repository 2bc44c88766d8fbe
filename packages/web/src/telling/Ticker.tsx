/** What happened last, in one line: a log where there is no room for one. The announcer speaks, this is to be seen. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import { DrawnText } from '../tiles/DrawnText.tsx';
import { drawing } from '../tiles/drawn.ts';
import { centreSays } from './centre.ts';
import type { GameTelling } from './game.ts';

interface Props {
  readonly game: GameTelling;
  readonly shown: GameShown;
}

export const Ticker = ({ game, shown }: Props) => {
  const { t } = useTranslation('telling');
  const drawn = useMemo(() => drawing(t), [t]);
  const { now } = shown;
  return (
    <span className="ticker" data-testid="ticker">
      {now !== null && <DrawnText text={centreSays(game, shown, { view: now.view, t: drawn }).last ?? ''} />}
    </span>
  );
};
