/** What a choice looks like, beside its name. */
import { SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import type { Settings } from '../../store/settings.ts';
import { TileFace } from '../../tiles/TileFace.tsx';
import './pictures.css';

const SAMPLE = tilesOf(SUITED_AND_HONOURS, '3m5p7s1z');

export const FacePicture = ({ face }: { readonly face: Settings['face'] }) => (
  <span className="face-picture" aria-hidden="true">
    {SAMPLE.map((tile) => (
      <TileFace key={tile} ruleset="wuhan" tile={tile} face={face} />
    ))}
  </span>
);

/** Colours are named in the styles: a swatch takes them from the attribute it carries. */
export const BackPicture = ({ back }: { readonly back: Settings['back'] }) => (
  <span className="back-picture" data-back={back} aria-hidden="true">
    <TileFace ruleset="wuhan" tile={null} />
  </span>
);

export const FeltPicture = ({ felt }: { readonly felt: Settings['felt'] }) => (
  <span className="felt-picture felt" data-felt={felt} aria-hidden="true" />
);
