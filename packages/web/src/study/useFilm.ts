/** A record that is being looked at: opened in a worker of its own, closed when the screen is left. */
import type { RecordProblem } from '@paiju/engine';
import { useEffect, useState } from 'react';
import type { FilmFacts } from './messages.ts';
import { Studio } from './studio.ts';

export type FilmShown =
  | { readonly name: 'opening' }
  | { readonly name: 'problem'; readonly problem: RecordProblem }
  | { readonly name: 'failed' }
  | { readonly name: 'open'; readonly studio: Studio; readonly facts: FilmFacts };

export const useFilm = (text: string): FilmShown => {
  const [film, setFilm] = useState<FilmShown>({ name: 'opening' });
  useEffect(() => {
    const studio = new Studio();
    let isShown = true;
    const show = (shown: FilmShown): void => {
      if (isShown) setFilm(shown);
    };
    studio.ask('open', { text }).then(
      (opened) =>
        show(
          opened.ok
            ? { name: 'open', studio, facts: opened.value }
            : { name: 'problem', problem: opened.error },
        ),
      () => show({ name: 'failed' }),
    );
    return () => {
      isShown = false;
      studio.close();
    };
  }, [text]);
  return film;
};
