/** Speaks to screen readers: what happens politely, what is asked at once, hand and table on command. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import { useSettings } from '../store/settings.ts';
import type { AnyT } from '../tiles/names.ts';
import { spokenQuestion } from './asking.ts';
import { refusalText } from './codes.ts';
import { rankingText } from './ranking.ts';
import type { Scene } from './spoken.ts';
import { spokenEvents, spokenHand, spokenTable } from './spoken.ts';

/** Enough that nothing is lost when much happens at once. */
const KEPT = 12;

interface Reading {
  readonly number: number;
  readonly text: string;
}

export const Announcer = ({ shown }: { readonly shown: GameShown }) => {
  const { t } = useTranslation('telling');
  const { reader } = useSettings();
  const reading = useReadings(shown, t);
  const { ruleset, players, seat, past, ranking } = shown;
  return (
    <div className="sr-only" data-testid="announcer">
      <div aria-live="polite" aria-relevant="additions">
        {past.slice(-KEPT).map((happening) => (
          <p key={happening.number}>
            {spokenEvents(ruleset, happening, { t, players, seat }, reader).join(' ')}
          </p>
        ))}
        {ranking === null ? null : (
          <p key="ranking">{rankingText(ranking, { t, players, seat, view: {} })}</p>
        )}
      </div>
      <div aria-live="assertive" data-testid="announcer-question">
        {questionOf(shown, t)}
      </div>
      <div aria-live="assertive" data-testid="announcer-reading">
        {reading === null ? null : <p key={reading.number}>{reading.text}</p>}
      </div>
    </div>
  );
};

const sceneOf = ({ ruleset, players, seat, now }: GameShown, t: AnyT): Scene | null =>
  now === null ? null : { ruleset, players, seat, t, view: now.view, points: now.points };

/** The open question, and after a refusal why. */
const questionOf = (shown: GameShown, t: AnyT) => {
  const { asked, refused, ruleset } = shown;
  const scene = sceneOf(shown, t);
  if (refused !== null) return <p key="refused">{refusalText(t, ruleset, refused.code)}</p>;
  if (asked === null || scene === null) return null;
  return <p key={asked.question}>{spokenQuestion(scene, asked.legal)}</p>;
};

/** V reads the hand, T the table; in a duel T is taken, and B reads it. */
const useReadings = (shown: GameShown, t: AnyT): Reading | null => {
  const [reading, setReading] = useState<Reading | null>(null);
  const latest = useRef({ shown, t });
  useEffect(() => {
    latest.current = { shown, t };
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const scene = sceneOf(latest.current.shown, latest.current.t);
      const text = scene === null ? null : readingFor(event.key.toLowerCase(), scene);
      if (text !== null) setReading((last) => ({ number: (last?.number ?? 0) + 1, text }));
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return reading;
};

const readingFor = (key: string, scene: Scene): string | null => {
  const tableKey = scene.ruleset === 'haiyuki' ? 'b' : 't';
  if (key === 'v') return spokenHand(scene);
  return key === tableKey ? spokenTable(scene) : null;
};

/** Letters belong to whoever types; a key held down asks once. */
const isForTable = ({ target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(repeat || ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null);
