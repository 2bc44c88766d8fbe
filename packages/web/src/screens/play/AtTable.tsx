/** The table that is played at, and what stands beside it. It does not know who is behind the client: a worker, or a server. */
import type { AnyAction, Rank } from '@paiju/engine';
import type { ReactNode } from 'react';
import { lazy, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameAtTable } from '../../games/index.ts';
import { CompanyContext } from '../../looks/company.ts';
import { useMedia } from '../../looks/useMedia.ts';
import type { GameClient, GameShown } from '../../play/client.ts';
import { paceFor, useSettings } from '../../store/settings.ts';
import { Announcer } from '../../telling/Announcer.tsx';
import type { GameTelling } from '../../telling/index.ts';
import { LogPanel } from '../../telling/LogPanel.tsx';
import { withLaterWords } from '../../words/index.ts';
import { Controls } from './Controls.tsx';
import { EndPanel } from './EndPanel.tsx';
import { Foot } from './Foot.tsx';
import './play.css';
import { Side } from './Side.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { useEnding } from './useEnding.ts';
import { useForcedMoves } from './useForcedMoves.ts';
import { useThinking } from './useThinking.ts';

// Not needed before somebody asks for it.
const HintPanel = lazy(
  withLaterWords(() => import('../../advice/HintPanel.tsx').then(({ HintPanel: own }) => ({ default: own }))),
);

/** There is room for a column beside the table. */
const WIDE = '(min-width: 1000px) and (min-height: 560px)';
const NOBODY_OPEN: readonly null[] = [];

export interface MenuProps {
  readonly telling: GameTelling;
  /** The log is here where there is no column for it. */
  readonly hasLog: boolean;
  onClose(): void;
}

export interface AtTableProps {
  readonly client: GameClient;
  readonly shown: GameShown;
  /** Whether this page plays, and not only looks on. */
  readonly isPlayed: boolean;
  readonly canUndo: boolean;
  /** Whether the expert may be asked. */
  readonly canHint: boolean;
  /** The ranking, and what can be done once the match is over. */
  over(ranking: readonly Rank[]): ReactNode;
  /** What is laid over everything when the menu is asked for. */
  menu(props: MenuProps): ReactNode;
  /** Beside what leads to the next round: how long it is waited for. */
  readonly next?: ReactNode;
  /** Beside the buttons of the column, or of the line below the table. */
  readonly more?: ReactNode;
  /** In the column, or in a row of its own where there is none: it takes its room and lies over nothing. */
  readonly notes?: ReactNode;
  /** Laid over the table. */
  readonly children?: ReactNode;
}

export const AtTable = (props: AtTableProps) => {
  const { client, shown, isPlayed, canUndo, canHint } = props;
  const { t } = useTranslation('table');
  const game = useGameAtTable(shown.ruleset);
  const isWide = useMedia(WIDE);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHintOpen, setHintOpen] = useState(false);
  const [seen, setSeen] = useState(-1);
  const ending = useEnding(game, shown, { seen, isWide });
  const player = useMemo(
    () => ({
      act: (action: AnyAction) => client.act(action),
      askWhyNot: (action: AnyAction) => client.askWhyNot(action),
    }),
    [client],
  );
  useForcedMoves(game, shown, isPlayed ? player : null);
  usePace(client);
  const thinking = useThinking(shown);
  // There a clock at the seat says whom all wait for.
  const isAmongPeople = useContext(CompanyContext) !== null;

  const askHint = (): void => {
    setHintOpen(true);
    client.askHint();
  };
  const undo = (): void => client.undo();
  return (
    <main className="play felt" data-wide={isWide || undefined}>
      <div className="play-table">
        {shown.now !== null && (
          <game.Table
            shown={shown}
            open={NOBODY_OPEN}
            player={isPlayed ? player : null}
            hasMenu={!isWide}
            onShown={setSeen}
          />
        )}
        {!isWide && (
          <button
            type="button"
            className="play-corner"
            data-testid="menu"
            aria-label={t('menu.open')}
            onClick={() => setMenuOpen(true)}
          >
            ☰
          </button>
        )}
        {thinking !== null && !(isAmongPeople && thinking.seat !== null) && (
          <p className="thinking" role="status" data-testid="thinking">
            {thinking.seat === null
              ? t('thinking')
              : t('thinkingOf', { name: shown.players[thinking.seat] ?? '' })}
          </p>
        )}
        {props.children}
      </div>
      <Side
        isWide={isWide}
        top={
          isWide ? (
            <>
              <Controls
                hint={canHint ? { isOpen: shown.asked !== null, ask: askHint } : null}
                canUndo={canUndo}
                onMenu={() => setMenuOpen(true)}
                onUndo={undo}
              />
              {props.more}
              {props.notes}
            </>
          ) : null
        }
        end={
          <EndPanel
            game={game}
            shown={shown}
            ending={ending}
            isWide={isWide}
            over={props.over}
            next={props.next}
            onNext={isPlayed ? () => client.nextRound() : null}
          />
        }
        hint={
          isWide && isHintOpen && shown.ranking === null ? (
            <Suspense fallback={null}>
              <HintPanel game={game} shown={shown} onAsk={() => client.askHint()} />
            </Suspense>
          ) : null
        }
        onHintClose={() => {
          setHintOpen(false);
          client.forgetHint();
        }}
        log={isWide ? <LogPanel game={game.telling} shown={shown} /> : null}
      />
      {!isWide && props.notes}
      {!isWide && (
        <Foot
          game={game}
          shown={shown}
          canUndo={canUndo}
          onSheet={ending.isFolded ? ending.unfold : null}
          onUndo={undo}
          onHint={canHint ? () => (shown.hint === null ? client.askHint() : client.forgetHint()) : null}
        >
          {props.more}
        </Foot>
      )}
      <TroubleNote trouble={shown.trouble} />
      {isMenuOpen && (
        <Suspense fallback={null}>
          {props.menu({ telling: game.telling, hasLog: !isWide, onClose: () => setMenuOpen(false) })}
        </Suspense>
      )}
      <Announcer game={game.telling} shown={shown} />
    </main>
  );
};

/** Whoever changes the speed while playing has it at once. */
const usePace = (client: GameClient): void => {
  const settings = useSettings();
  useEffect(() => client.setPace(paceFor(settings)), [client, settings]);
};
