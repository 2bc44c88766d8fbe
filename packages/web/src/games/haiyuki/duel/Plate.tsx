/** The middle of the table: turn, dora, hidden dora, round, who and what. */
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import type { CentreSays } from '../../../telling/centre.ts';
import { tileName } from '../../../tiles/names.ts';
import { TileFace } from '../../../tiles/TileFace.tsx';
import { LAST_TURN } from './status.ts';

interface PlateProps {
  readonly view: HaiyukiView;
  readonly says: CentreSays;
}

export const Plate = ({ view, says }: PlateProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const { turn, dora, ura, wallSize } = view;
  const doraText = t('doraIs', { tile: tileName(t, 'haiyuki', dora) });
  const uraText = ura === null ? t('uraHidden') : t('uraIs', { tile: tileName(t, 'haiyuki', ura) });
  return (
    <div className="duel-plate" data-anchor="wall">
      <p className="plate-turn" data-testid="turn-count">
        <span className="plate-word">{t('turn')}</span>
        <span className="sr-only">{t('turnOf', { turn, last: LAST_TURN })}</span>
        <strong aria-hidden="true">{turn}</strong>
        <span className="plate-of" aria-hidden="true">
          /{LAST_TURN}
        </span>
      </p>
      <div className="plate-doras">
        <figure data-testid="dora" title={doraText}>
          <TileFace ruleset="haiyuki" tile={dora} />
          <figcaption>
            <span aria-hidden="true">{t('dora')}</span>
            <span className="sr-only">{doraText}</span>
          </figcaption>
        </figure>
        <figure data-testid="ura" title={uraText} data-shown={ura !== null || undefined}>
          <TileFace ruleset="haiyuki" tile={ura} />
          <figcaption>
            <span aria-hidden="true">{t('ura')}</span>
            <span className="sr-only">{uraText}</span>
          </figcaption>
        </figure>
      </div>
      <p className="plate-round">
        <RoundText view={view} />
        <span className="plate-wall">{t('wall', { n: wallSize })}</span>
      </p>
      <p className="plate-who" data-yours={says.isYours || undefined} data-testid="turn-of">
        {says.now}
      </p>
    </div>
  );
};

const RoundText = ({ view: { options, round } }: { readonly view: HaiyukiView }) => {
  const { t } = useTranslation('duel');
  const number = round + 1;
  if (options.rounds === null) return <span>{t('roundOpen', { round: number })}</span>;
  if (number > options.rounds) return <span>{t('extraRound')}</span>;
  return <span>{t('roundOf', { round: number, rounds: options.rounds })}</span>;
};
