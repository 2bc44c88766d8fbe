/** The frames of the round in which a step lies, from one viewpoint: asked for once, then kept. */
import { useEffect, useRef, useState } from 'react';
import type { RoundSpan } from './jumps.ts';
import type { Frame, Viewpoint } from './messages.ts';
import type { Studio } from './studio.ts';

interface Kept {
  readonly key: string;
  readonly frames: readonly Frame[];
}

const NOTHING: Kept = { key: '', frames: [] };

/** None until they are there. */
export const useFrames = (
  studio: Studio,
  { from, to }: RoundSpan,
  viewpoint: Viewpoint,
): readonly Frame[] => {
  const [now, setNow] = useState(NOTHING);
  const kept = useRef(new Map<string, Kept>());
  const key = `${viewpoint} ${from}`;
  useEffect(() => {
    const known = kept.current.get(key);
    if (known !== undefined) return setNow(known);
    let isWanted = true;
    const show = (frames: readonly Frame[]): void => {
      kept.current.set(key, { key, frames });
      if (isWanted) setNow({ key, frames });
    };
    // A study that was closed or died does not answer: whoever opened it knows.
    studio.ask('frames', { from, to, viewpoint }).then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [studio, from, to, viewpoint, key]);
  return now.key === key ? now.frames : NOTHING.frames;
};
