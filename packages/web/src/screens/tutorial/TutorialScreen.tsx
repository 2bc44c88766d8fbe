/** A first game of a ruleset, with the reader making the moves. */
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS, isGameId } from '@paiju/engine';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageGame, useGameAtTable } from '../../games/index.ts';
import type { Script, TutorialStep } from '../../games/shared/script.ts';
import type { ScreenProps } from '../../routes.ts';
import { addressOf } from '../../routes.ts';
import { SettlementSheet } from '../../settlement/SettlementSheet.tsx';
import { settledIn } from '../../settlement/settled.ts';
import type { AnyT } from '../../words/say.ts';
import { sayingAny } from '../../words/say.ts';
import { selectorsFor } from './highlight.ts';
import { LessonPanel } from './LessonPanel.tsx';
import './tutorial.css';
import { useLesson } from './useLesson.ts';

const TutorialScreen = ({ rest }: ScreenProps) => {
  const { t } = useTranslation(['tutorial', 'common']);
  const [runs, setRuns] = useState(0);
  const [ruleset = at(GAME_IDS, 0)] = rest;
  if (!isGameId(ruleset))
    return (
      <main className="page">
        <p>{t('unknown')}</p>
        <a className="button" href={addressOf()}>
          {t('common:home')}
        </a>
      </main>
    );
  return <LessonOf key={`${ruleset} ${runs}`} ruleset={ruleset} onAgain={() => setRuns(runs + 1)} />;
};
export default TutorialScreen;

interface LessonOfProps {
  readonly ruleset: GameId;
  onAgain(): void;
}

const LessonOf = ({ ruleset, onAgain }: LessonOfProps) => (
  <Lesson script={use(pageGame(ruleset).lesson())} onAgain={onAgain} />
);

interface LessonProps {
  readonly script: Script;
  onAgain(): void;
}

const Lesson = ({ script, onAgain }: LessonProps) => {
  const { t } = useTranslation(['tutorial', 'characters']);
  const { ruleset } = script;
  const game = useGameAtTable(ruleset);
  const lesson = useLesson(script, [t('you'), ...script.opponents(t)]);
  const { shown, step, wished, player } = lesson;
  const [seen, setSeen] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const won = player === null && shown !== null && !isClosed ? settledIn(shown.past, seen).at(-1) : undefined;
  const sheet =
    shown === null || won === undefined ? null : (
      <SettlementSheet game={game} shown={shown} happening={won} onClose={() => setClosed(true)} />
    );
  return (
    <main
      className="tutorial"
      data-testid="tutorial"
      data-wished={wished === null ? undefined : JSON.stringify(wished)}
      data-done={step === null || undefined}
    >
      {wished !== null && step?.wish != null && (
        <Highlight selectors={selectorsFor(script, step.wish, wished)} />
      )}
      <LessonPanel
        script={script}
        lesson={lesson}
        text={textOf(t, ruleset, step)}
        sheet={sheet}
        onAgain={onAgain}
      />
      <div className="tutorial-table">
        {shown?.now != null && (
          <game.Table shown={shown} open={shown.players.map(() => null)} player={player} onShown={setSeen} />
        )}
      </div>
    </main>
  );
};

/** The step of a script names a text of its own ruleset. */
const textOf = (t: AnyT, ruleset: GameId, step: TutorialStep | null): string =>
  step === null ? '' : sayingAny(t)(`tutorial:${ruleset}.${step.text}`);

/** What is to be touched glows. */
const Highlight = ({ selectors }: { readonly selectors: readonly string[] }) => (
  <style>{`${selectors.map((each) => `.tutorial ${each}`).join(',')}{${GLOW}}`}</style>
);

const GLOW =
  'outline:3px solid var(--accent);outline-offset:2px;animation:lesson-glow .9s ease-in-out infinite alternate';
