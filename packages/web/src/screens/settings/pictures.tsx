/** What a choice looks like, beside its name. */
import { Face } from '../../looks/Face.tsx';
import type { Settings } from '../../store/settings.ts';
import { CodeFace, TileBack } from '../../tiles/TileFace.tsx';
import './pictures.css';

const SAMPLE = ['3m', '5p', '7s', '1z'];

export const FacePicture = ({ face }: { readonly face: Settings['face'] }) => (
  <span className="face-picture" aria-hidden="true">
    {SAMPLE.map((code) => (
      <CodeFace key={code} code={code} face={face} />
    ))}
  </span>
);

/** Colours are named in the styles: a swatch takes them from the attribute it carries. */
export const BackPicture = ({ back }: { readonly back: Settings['back'] }) => (
  <span className="back-picture" data-back={back} aria-hidden="true">
    <TileBack />
  </span>
);

export const FeltPicture = ({ felt }: { readonly felt: Settings['felt'] }) => (
  <span className="felt-picture felt" data-felt={felt} aria-hidden="true" />
);

export const AvatarPicture = ({ avatar }: { readonly avatar: Settings['avatar'] }) => (
  <span className="avatar-picture">
    <Face avatar={avatar} />
  </span>
);
