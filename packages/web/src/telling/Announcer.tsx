/** Speaks to screen readers: what happens politely, what is asked at once, hand and table on command. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import { useSettings } from '../store/settings.ts';
import type { AnyT } from '../words/say.ts';
import { spokenQuestion } from './asking.ts';
import { refusalText } from './codes.ts';
import type { Aloud, GameTelling } from './game.ts';
import { rankingText } from './ranking.ts';
import { spokenEvents, spokenHand, spokenTable } from './spoken.ts';

/** Enough that nothing is lost when much happens at once. */
const KEPT = 12;

interface Reading {
  readonly number: number;
  readonly text: string;
}

interface Props {
  readonly game: GameTelling;
  readonly shown: GameShown;
}

export const Announcer = ({ game, shown }: Props) => {
  const { t } = useTranslation('telling');
  const { reader } = useSettings();
  const reading = useReadings(game, shown, t);
  const { players, seat, past, ranking } = shown;
  return (
    <div className="sr-only" data-testid="announcer">
      <div aria-live="polite" aria-relevant="additions">
        {past.slice(-KEPT).map((happening) => (
          <p key={happening.number}>
            {spokenEvents(game, happening, { t, players, seat }, reader).join(' ')}
          </p>
        ))}
        {ranking === null ? null : (
          <p key="ranking">{rankingText(ranking, { t, players, seat, view: {} })}</p>
        )}
      </div>
      <div aria-live="assertive" data-testid="announcer-question">
        {questionOf(game, shown, t)}
      </div>
      <div aria-live="assertive" data-testid="announcer-reading">
        {reading === null ? null : <p key={reading.number}>{reading.text}</p>}
      </div>
    </div>
  );
};

const aloudOf = ({ players, seat, now }: GameShown, t: AnyT): Aloud | null =>
  now === null ? null : { players, seat, t, view: now.view, points: now.points };

/** The open question, and after a refusal why. */
const questionOf = (game: GameTelling, shown: GameShown, t: AnyT) => {
  const { asked, refused } = shown;
  const aloud = aloudOf(shown, t);
  if (refused !== null) return <p key="refused">{refusalText(t, game.id, refused.code)}</p>;
  if (asked === null || aloud === null) return null;
  return <p key={asked.question}>{spokenQuestion(game, aloud, asked.legal)}</p>;
};

/** V reads the hand, and a key that the game leaves free the table. */
const useReadings = (game: GameTelling, shown: GameShown, t: AnyT): Reading | null => {
  const [reading, setReading] = useState<Reading | null>(null);
  const latest = useRef({ game, shown, t });
  useEffect(() => {
    latest.current = { game, shown, t };
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const now = latest.current;
      const aloud = aloudOf(now.shown, now.t);
      const text = aloud === null ? null : readingFor(now.game, event.key.toLowerCase(), aloud);
      if (text !== null) setReading((last) => ({ number: (last?.number ?? 0) + 1, text }));
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return reading;
};

const readingFor = (game: GameTelling, key: string, aloud: Aloud): string | null => {
  if (key === 'v') return spokenHand(game, aloud);
  return key === game.spoken.tableKey ? spokenTable(game, aloud) : null;
};

/** Letters belong to whoever types; a key held down asks once. */
const isForTable = ({ target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(repeat || ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null);
