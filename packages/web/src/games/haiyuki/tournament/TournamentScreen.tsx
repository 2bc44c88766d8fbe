/** The tournament: choose a character, then one duel after the other. */
import type { Character } from '@paiju/engine/haiyuki';
import { CHARACTERS } from '@paiju/engine/haiyuki';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../routes.ts';
import type { TournamentProps } from '../../shared/game.ts';
import { CharacterSelect } from '../characters/CharacterSelect.tsx';
import { DUEL, duelOutcome } from './duelGame.ts';
import { Ladder } from './Ladder.tsx';
import { keepRun, useProgress } from './progress.ts';
import { BOSS } from './rivals.ts';
import type { Run } from './run.ts';
import { forgotten, fought, newRun } from './run.ts';
import { TournamentDuel } from './TournamentDuel.tsx';
import './tournament.css';

const drawn = (below: number): number => Math.floor(Math.random() * below);

const TournamentScreen = ({ rest, Play }: TournamentProps) => {
  const { run } = useProgress();
  const duel = rest[0] === DUEL ? (run?.duel ?? null) : null;
  return duel === null ? <Lobby /> : <TournamentDuel key={duel} duel={duel} Play={Play} />;
};

export default TournamentScreen;

const Lobby = () => {
  const { t } = useTranslation('tournament');
  const { run, isBossKnown } = useProgress();
  const isKnown = useOutcome(run);
  return (
    <main className="screen tournament" data-testid="tournament">
      <div className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('home')}
        </a>
        <h1>{t('title')}</h1>
      </div>
      {run === null ? (
        <Entry isBossKnown={isBossKnown} />
      ) : isKnown ? (
        <Ladder run={run} />
      ) : (
        <p>{t('wait')}</p>
      )}
    </main>
  );
};

const Entry = ({ isBossKnown }: { readonly isBossKnown: boolean }) => {
  const { t } = useTranslation('tournament');
  const [chosen, choose] = useState<Character>('ataho');
  const characters = CHARACTERS.filter((character) => isBossKnown || character !== BOSS);
  return (
    <>
      <p className="tournament-intro">{t('intro')}</p>
      <div className="card">
        <CharacterSelect chosen={chosen} onChoose={choose} label={t('choose')} characters={characters} />
        <button
          type="button"
          className="button button-strong"
          data-testid="tournament-begin"
          onClick={() => keepRun(newRun(chosen, drawn))}
        >
          {t('begin')}
        </button>
      </div>
    </>
  );
};

/** Looks how a duel has ended that was being fought; whether that is known by now. */
const useOutcome = (run: Run | null): boolean => {
  const [known, setKnown] = useState<string | null>(null);
  const duel = run?.duel ?? null;
  useEffect(() => {
    if (run === null || duel === null) return;
    let isHere = true;
    void duelOutcome(duel).then((outcome) => {
      if (!isHere) return;
      if (outcome === 'gone') keepRun(forgotten(run));
      else if (outcome === 'open') setKnown(duel);
      else keepRun(fought(run, outcome));
    });
    return () => {
      isHere = false;
    };
  }, [run, duel]);
  return duel === null || known === duel;
};
