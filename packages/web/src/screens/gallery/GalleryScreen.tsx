/** Every tile in every face, backs, felts, buttons and colours on one page, to be looked at in each theme. */
import { HAIYUKI_TILES, kinds, SUITED, SUITED_AND_HONOURS, suitIndex } from '@paiju/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { tileName } from '../../tiles/names.ts';
import { TileFace } from '../../tiles/TileFace.tsx';
import { BackPicture, FeltPicture } from '../settings/pictures.tsx';
import { Samples } from './Samples.tsx';
import './gallery.css';

const BACKS = ['green', 'blue', 'amber', 'plum'] as const;
const FELTS = ['green', 'blue', 'wine', 'slate'] as const;
const THEMES = ['auto', 'dark', 'light', 'contrast'] as const;
/** My hand, a river, the smallest there is on a phone. */
const WIDTHS = [60, 36, 22];

const ROWS = [0, 1, 2, 3].map((index) =>
  kinds(SUITED_AND_HONOURS).filter((tile) => suitIndex(tile) === index),
);
const HAND = [...kinds(SUITED).filter((tile) => tile % 2 === 0)];

const wide = (width: number): CSSProperties => ({ '--tile-w': `${width}px` }) as CSSProperties;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="gallery-part">
    <h2>{title}</h2>
    {children}
  </section>
);

const GalleryScreen = () => {
  const { t } = useTranslation(['settings', 'common', 'tiles']);
  const { theme } = useSettings();
  return (
    <main className="gallery felt" data-testid="gallery">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('common:home')}
        </a>
        <h1>{t('groups.tiles')}</h1>
        <div className="row">
          {THEMES.map((own) => (
            <button
              key={own}
              type="button"
              className="button"
              aria-pressed={own === theme}
              onClick={() => settings.change({ theme: own })}
            >
              {t(`theme.${own}`)}
            </button>
          ))}
        </div>
      </header>
      <div className="gallery-faces">
        {(['classic', 'numerals'] as const).map((face) => (
          <Part key={face} title={t(`face.${face}`)}>
            {ROWS.map((row) => (
              <div key={row[0]} className="gallery-row">
                {row.map((tile) => (
                  <TileFace key={tile} ruleset="wuhan" tile={tile} face={face} />
                ))}
              </div>
            ))}
          </Part>
        ))}
      </div>
      <Part title={t('common:game.haiyuki')}>
        <div className="gallery-row gallery-large">
          {kinds(HAIYUKI_TILES).map((tile) => (
            <figure key={tile}>
              <TileFace ruleset="haiyuki" tile={tile} />
              <figcaption>{tileName(t, 'haiyuki', tile)}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part title={t('backs.label')}>
        <div className="gallery-row gallery-large">
          {BACKS.map((back) => (
            <BackPicture key={back} back={back} />
          ))}
          {FELTS.map((felt) => (
            <FeltPicture key={felt} felt={felt} />
          ))}
        </div>
        {WIDTHS.map((width) => (
          <div key={width} className="gallery-hand" style={wide(width)}>
            {HAND.map((tile) => (
              <TileFace key={tile} ruleset="xuezhan" tile={tile} />
            ))}
            {kinds(HAIYUKI_TILES).map((tile) => (
              <TileFace key={tile} ruleset="haiyuki" tile={tile} />
            ))}
            <TileFace ruleset="xuezhan" tile={null} />
          </div>
        ))}
      </Part>
      <Samples />
    </main>
  );
};

export default GalleryScreen;
