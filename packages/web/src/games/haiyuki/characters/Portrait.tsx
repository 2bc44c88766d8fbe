/** A character's portrait: our own drawing, with three faces. */
import type { Character } from '@paiju/engine/haiyuki';
import type { ComponentType } from 'react';
import { Ataho } from './art/ataho.tsx';
import { Fari } from './art/fari.tsx';
import { Mayu } from './art/mayu.tsx';
import { Petum } from './art/petum.tsx';
import { Rinxiang } from './art/rinxiang.tsx';
import { Smash } from './art/smash.tsx';
import { Yuri } from './art/yuri.tsx';
import './characters.css';
import type { Expression } from './art/expression.ts';

const DRAWINGS = {
  ataho: Ataho,
  rinxiang: Rinxiang,
  fari: Fari,
  smash: Smash,
  petum: Petum,
  yuri: Yuri,
  mayu: Mayu,
} satisfies Record<Character, ComponentType<{ readonly expression: Expression }>>;

interface PortraitProps {
  readonly character: Character;
  readonly expression?: Expression;
  /** A shadow of somebody who is not known yet. */
  readonly isMasked?: boolean;
}

/** Only a picture: whoever shows it says the name. */
export const Portrait = ({ character, expression = 'neutral', isMasked = false }: PortraitProps) => {
  const Drawing = DRAWINGS[character];
  return (
    <svg className="portrait" viewBox="0 0 120 120" aria-hidden="true" data-masked={isMasked || undefined}>
      <Drawing expression={expression} />
    </svg>
  );
};
