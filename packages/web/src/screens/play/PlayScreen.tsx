/** The game that is being played: the table, and what stands beside it. */

import type { AnyAction } from '@paiju/engine';
import { isGameId } from '@paiju/engine';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pageGame, useGameAtTable } from '../../games/index.ts';
import { useMedia } from '../../looks/useMedia.ts';
import type { GameClient, GameShown } from '../../play/client.ts';
import { session, useSession } from '../../session/session.ts';
import { paceFor, useSettings } from '../../store/settings.ts';
import { Announcer } from '../../telling/Announcer.tsx';
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

// Neither is needed before somebody asks for it.
const GameMenu = lazy(() => import('./GameMenu.tsx').then(({ GameMenu: own }) => ({ default: own })));
const HintPanel = lazy(
  withLaterWords(() => import('../../advice/HintPanel.tsx').then(({ HintPanel: own }) => ({ default: own }))),
);

/** There is room for a column beside the table. */
const WIDE = '(min-width: 1000px) and (min-height: 560px)';
const NOBODY_OPEN: readonly null[] = [];

const Playing = ({ client }: { readonly client: GameClient }) => {
  const shown = useSyncExternalStore(client.subscribe, () => client.shown);
  // Until everybody is seated nobody knows which game it is.
  if (shown.ruleset === '')
    return (
      <main className="play felt">
        <TroubleNote trouble={shown.trouble} />
      </main>
    );
  return (
    <Suspense fallback={<NoTable />}>
      <AtTable client={client} shown={shown} />
    </Suspense>
  );
};

const NoTable = () => <main className="play felt" />;

interface AtTableProps {
  readonly client: GameClient;
  readonly shown: GameShown;
}

const AtTable = ({ client, shown }: AtTableProps) => {
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
  useForcedMoves(game, shown, player);
  usePace(client);
  const thinking = useThinking(shown);

  const askHint = (): void => {
    setHintOpen(true);
    client.askHint();
  };
  const undo = (): void => client.undo();
  return (
    <main className="play felt" data-wide={isWide || undefined}>
      <div className="play-table">
        {shown.now !== null && (
          <game.Table shown={shown} open={NOBODY_OPEN} player={player} onShown={setSeen} />
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
        {thinking !== null && (
          <p className="thinking" role="status" data-testid="thinking">
            {thinking.seat === null
              ? t('thinking')
              : t('thinkingOf', { name: shown.players[thinking.seat] ?? '' })}
          </p>
        )}
      </div>
      <Side
        isWide={isWide}
        top={
          isWide ? (
            <Controls
              canHint={shown.asked !== null}
              canUndo={session.isPractice}
              onMenu={() => setMenuOpen(true)}
              onUndo={undo}
              onHint={askHint}
            />
          ) : null
        }
        end={
          <EndPanel
            game={game}
            shown={shown}
            ending={ending}
            isWide={isWide}
            onNext={() => client.nextRound()}
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
      {!isWide && (
        <Foot
          game={game}
          shown={shown}
          canUndo={session.isPractice}
          onSheet={ending.isFolded ? ending.unfold : null}
          onUndo={undo}
          onHint={() => (shown.hint === null ? client.askHint() : client.forgetHint())}
        />
      )}
      <TroubleNote trouble={shown.trouble} />
      {isMenuOpen && (
        <Suspense fallback={null}>
          <GameMenu
            client={client}
            telling={game.telling}
            shown={shown}
            hasLog={!isWide}
            onClose={() => setMenuOpen(false)}
          />
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

const PlayScreen = () => {
  const client = useSession();
  // Only what is played is loaded, and while the tiles are dealt: the first deal waits for no other game.
  useEffect(() => {
    const ruleset = client === null ? undefined : session.meta?.ruleset;
    if (ruleset !== undefined && isGameId(ruleset)) void pageGame(ruleset).atTable();
  }, [client]);
  // While a game is being looked for there is an empty table; where there is none, home is shown instead.
  if (client === null) return <NoTable />;
  return <Playing key={session.meta?.id} client={client} />;
};
export default PlayScreen;
