/** A record on the table: step by step, from any seat, with what was paid and why. */

import type { Seat } from '@paiju/engine';
import { figure } from '@paiju/words';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameAtTable } from '../../games/index.ts';
import { useMedia } from '../../looks/useMedia.ts';
import type { GameShown } from '../../play/client.ts';
import type { TableProps } from '../../play/scene.ts';
import type { SettledGame } from '../../settlement/game.ts';
import { SettlementSheet } from '../../settlement/SettlementSheet.tsx';
import { roundAround } from '../../study/jumps.ts';
import type { FilmFacts, Viewpoint } from '../../study/messages.ts';
import type { Studio } from '../../study/studio.ts';
import { useFilm } from '../../study/useFilm.ts';
import { useFrames } from '../../study/useFrames.ts';
import { LogPanel } from '../../telling/LogPanel.tsx';
import { gameName } from '../../telling/optionWords.ts';
import { ProblemText } from '../records/ProblemText.tsx';
import { Controls } from './Controls.tsx';
import { NoTable } from './NoTable.tsx';
import './replay.css';
import { ReplayHead } from './ReplayHead.tsx';
import { shownAt } from './shownAt.ts';
import { useRunning } from './useRunning.ts';

const WIDE = '(min-width: 1000px) and (min-height: 560px)';

export interface ReplayProps {
  readonly text: string;
  /** The name of the game among one's own; null for one that came by a link. */
  readonly id: string | null;
  /** Where the reader sat; null in a record from elsewhere. */
  readonly own: Seat | null;
}

export const Replay = ({ text, id, own }: ReplayProps) => {
  const { t } = useTranslation('records');
  const film = useFilm(text);
  if (film.name === 'open')
    return <Showing key={text} text={text} id={id} own={own} studio={film.studio} facts={film.facts} />;
  return (
    <NoTable>
      {film.name === 'opening' && <p role="status">{t('loading')}</p>}
      {film.name === 'problem' && <ProblemText problem={film.problem} />}
      {film.name === 'failed' && <p role="alert">{t('broken')}</p>}
    </NoTable>
  );
};

interface ShowingProps extends ReplayProps {
  readonly studio: Studio;
  readonly facts: FilmFacts;
}

const Showing = ({ text, id, own, studio, facts }: ShowingProps) => {
  const { t } = useTranslation(['records', 'home']);
  const isWide = useMedia(WIDE);
  const [step, setStep] = useState(0);
  const [seen, setSeen] = useState(-1);
  const [viewpoint, setViewpoint] = useState<Viewpoint>('all');
  const round = roundAround(facts, step);
  const frames = useFrames(studio, round, viewpoint);
  const scene = useMemo(() => {
    const shown = shownAt(facts, frames, { step, viewpoint, own });
    return shown && { shown, open: frames.find((frame) => frame.step === step)?.open ?? [] };
  }, [facts, frames, step, viewpoint, own]);
  const running = useRunning({ step, steps: facts.steps, isReady: scene !== null, onStep: setStep });
  const { shown: last, open } = useLast(scene) ?? NO_SCENE;
  const game = useGameAtTable(facts.ruleset);
  return (
    <main className="replay felt" data-testid="replay" data-wide={isWide || undefined}>
      <h1 className="sr-only">{t('records:replayTitle', { game: gameName(t, facts.ruleset) })}</h1>
      <ReplayHead
        text={text}
        id={id}
        facts={facts}
        viewpoint={viewpoint}
        isWide={isWide}
        position={() => studio.ask('position', { step, viewpoint })}
        onViewpoint={setViewpoint}
      />
      <div className="replay-table">
        {last !== null && <game.Table shown={last} open={open} player={null} onShown={setSeen} />}
      </div>
      <aside className="replay-side" aria-label={t('records:title')}>
        <ol className="replay-points">
          {facts.players.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place, and two may have one name
            <li key={seat}>
              <span>{name}</span>
              <strong data-testid={`replay-points-${seat}`}>{pointsText(last, seat)}</strong>
            </li>
          ))}
        </ol>
        {/* What is laid over the table waits until a win has been seen there. */}
        {last !== null && seen === step && <Settled key={step} game={game} shown={last} />}
        {isWide && last !== null && (
          <div className="replay-log">
            <LogPanel game={game.telling} shown={last} />
          </div>
        )}
      </aside>
      <Controls facts={facts} step={step} running={running} onStep={setStep} />
    </main>
  );
};

const pointsText = (shown: GameShown | null, seat: number): string => {
  const points = shown?.now?.points[seat];
  return points === undefined ? '' : figure(points);
};

type Scene = Pick<TableProps, 'shown' | 'open'>;

const NO_SCENE = { shown: null, open: [] } as const;

/** While frames are on their way the table stays as it is. */
const useLast = (scene: Scene | null): Scene | null => {
  const [last, setLast] = useState(scene);
  useEffect(() => {
    if (scene !== null) setLast(scene);
  }, [scene]);
  return scene ?? last;
};

interface SettledProps {
  readonly game: SettledGame;
  readonly shown: GameShown;
}

const Settled = ({ game, shown }: SettledProps) => {
  const [isClosed, setClosed] = useState(false);
  const happening = shown.past.at(-1);
  const isSettled = happening?.events.some((event) => SETTLED.has((event as { readonly type: string }).type));
  if (isClosed || happening === undefined || isSettled !== true) return null;
  return (
    <div className="replay-sheet settlement-place">
      <SettlementSheet game={game} shown={shown} happening={happening} onClose={() => setClosed(true)} />
    </div>
  );
};

const SETTLED: ReadonlySet<string> = new Set(['won', 'ended']);
