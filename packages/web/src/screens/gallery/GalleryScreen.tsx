/** Every tile in every face, backs, felts, buttons and colours on one page, to be looked at in each theme. */
import { GAME_IDS, kinds, SUITED_AND_HONOURS } from '@paiju/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { addressOf } from '../../routes.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { tileName } from '../../tiles/names.ts';
import { hasSuits } from '../../tiles/suits.ts';
import { CodeFace, TileBack, TileFace } from '../../tiles/TileFace.tsx';
import { BackPicture, FeltPicture } from '../settings/pictures.tsx';
import { Samples } from './Samples.tsx';
import './gallery.css';

const BACKS = ['green', 'blue', 'amber', 'plum'] as const;
const FELTS = ['green', 'blue', 'wine', 'slate', 'mint'] as const;
const THEMES = ['auto', 'dark', 'light', 'contrast'] as const;
/** My hand, a river, the smallest there is on a phone. */
const WIDTHS = [60, 36, 22];

const ROWS = ['m', 'p', 's', 'z'].map((suit) =>
  SUITED_AND_HONOURS.codes.filter((code) => code.endsWith(suit)),
);
/** Games with tiles of their own. */
const OWN_TILES = GAME_IDS.map((id) => ({ id, set: outlineOf(id).tiles })).filter(
  ({ set }) => !hasSuits(set),
);
const HAND = [
  ...ROWS.slice(0, 3)
    .flat()
    .filter((_, place) => place % 2 === 0),
  ...OWN_TILES.flatMap(({ set }) => set.codes),
];

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
    <main className="gallery felt on-felt" data-testid="gallery">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('common:home')}
        </a>
        <h1>{t('groups.tiles')}</h1>
        <div className="row">
          {THEMES.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={each === theme}
              onClick={() => settings.change({ theme: each })}
            >
              {t(`theme.${each}`)}
            </button>
          ))}
        </div>
      </header>
      <div className="gallery-faces">
        {(['classic', 'numerals'] as const).map((face) => (
          <Part key={face} title={t(`face.${face}`)}>
            {ROWS.map((row) => (
              <div key={row[0]} className="gallery-row">
                {row.map((code) => (
                  <CodeFace key={code} code={code} face={face} />
                ))}
              </div>
            ))}
          </Part>
        ))}
      </div>
      {OWN_TILES.map(({ id, set }) => (
        <Part key={id} title={t(`common:game.${id}`)}>
          <div className="gallery-row gallery-large">
            {kinds(set).map((tile) => (
              <figure key={tile}>
                <TileFace ruleset={id} tile={tile} />
                <figcaption>{tileName(t, id, tile)}</figcaption>
              </figure>
            ))}
          </div>
        </Part>
      ))}
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
            {HAND.map((code) => (
              <CodeFace key={code} code={code} />
            ))}
            <TileBack />
          </div>
        ))}
      </Part>
      <Samples />
    </main>
  );
};

export default GalleryScreen;
