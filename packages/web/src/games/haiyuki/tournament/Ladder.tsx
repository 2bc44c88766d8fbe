/** Between the duels: who is beaten, who is next, what they have to say, and what to do. */
import type { Character } from '@paiju/engine/haiyuki';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, goTo } from '../../../routes.ts';
import { ownName, settings } from '../../../store/settings.ts';
import { Portrait } from '../characters/Portrait.tsx';
import { characterText } from '../words/codes.ts';
import { beginDuel, DUEL } from './duelGame.ts';
import { Opponents } from './Opponents.tsx';
import { keepRun } from './progress.ts';
import { BOSS } from './rivals.ts';
import type { Run } from './run.ts';
import { continued, fighting, hasBeatenBoss, isBossNext, levelOf, opponentOf, runStateOf } from './run.ts';
import { Says } from './Says.tsx';

export const Ladder = ({ run }: { readonly run: Run }) => {
  const { t } = useTranslation(['tournament', 'characters']);
  return (
    <>
      <p className="soft">
        {runStateOf(run) !== 'champion' &&
          `${t('duelNumber', { n: run.beaten + 1, all: run.opponents.length })} · `}
        {t('continues', { n: run.continues })}
      </p>
      <Opponents run={run} />
      <section className="card ladder-card">
        <Told run={run} />
        <div className="row">
          <NextStep run={run} />
        </div>
      </section>
      {runStateOf(run) !== 'champion' && <GiveUp />}
    </>
  );
};

/** What was said after the last duel and is said before the next. */
const Told = ({ run }: { readonly run: Run }) => {
  const { t } = useTranslation(['tournament', 'characters']);
  const opponent = opponentOf(run);
  const beaten = run.last === 'won' ? (run.opponents[run.beaten - 1] ?? null) : null;
  const standing = runStateOf(run);
  return (
    <>
      {beaten !== null && <Says character={beaten} expression="hurt" line={t(`lines.${beaten}.beaten`)} />}
      {standing === 'champion' && (
        <div className="champion">
          <Portrait character={run.character} expression="winning" />
          <p>
            <strong>{t(hasBeatenBoss(run) ? 'championClean' : 'champion')}</strong>
          </p>
        </div>
      )}
      {run.last === 'drawn' && <p>{t('drawn')}</p>}
      {standing === 'lost' && opponent !== null && (
        <>
          <p>{t('lost', { name: nameFor(t, run, opponent) })}</p>
          <Says
            character={opponent}
            expression="winning"
            line={t(`lines.${opponent}.victorious`)}
            isMasked={isBossNext(run)}
          />
        </>
      )}
      {(standing === 'ready' || standing === 'fighting') && opponent !== null && (
        <>
          {isBossNext(run) && <p>{t('challenger')}</p>}
          <Says
            character={opponent}
            expression="neutral"
            line={t(`lines.${opponent}.before`)}
            isMasked={isBossNext(run)}
          />
        </>
      )}
    </>
  );
};

/** Nobody knows the boss before it is beaten. */
const nameFor = (
  t: ReturnType<typeof useTranslation<['tournament', 'characters']>>['t'],
  run: Run,
  opponent: Character,
) => (opponent === BOSS && run.character !== BOSS ? t('unknown') : characterText(t, opponent));

const NextStep = ({ run }: { readonly run: Run }) => {
  const { t } = useTranslation(['tournament', 'characters']);
  const opponent = opponentOf(run);
  const fight = (): void => {
    if (opponent === null) return;
    const own = ownName(settings.now, characterText(t, run.character));
    const duel = beginDuel(run, [own, nameFor(t, run, opponent)]);
    if (duel !== null) keepRun(fighting(run, duel));
    goTo('tournament', DUEL);
  };
  switch (runStateOf(run)) {
    case 'ready':
      return opponent === null ? null : (
        <>
          <button
            type="button"
            className="button button-strong"
            data-testid="tournament-fight"
            onClick={fight}
          >
            {t('fight', { name: nameFor(t, run, opponent) })}
          </button>
          <span className="soft">{t(`level.${levelOf(run)}`)}</span>
        </>
      );
    case 'fighting':
      return (
        <a
          className="button button-strong"
          data-testid="tournament-go-on"
          href={addressOf('tournament', DUEL)}
        >
          {t('goOn')}
        </a>
      );
    case 'lost':
      return (
        <button
          type="button"
          className="button button-strong"
          data-testid="tournament-continue"
          onClick={() => keepRun(continued(run))}
        >
          {t('continueRun')}
        </button>
      );
    case 'champion':
      return (
        <button
          type="button"
          className="button button-strong"
          data-testid="tournament-again"
          onClick={() => keepRun(null)}
        >
          {t('again')}
        </button>
      );
  }
};

/** Asked twice: progress is not given away by one wrong touch. */
const GiveUp = () => {
  const { t } = useTranslation('tournament');
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="button button-quiet give-up" onClick={() => ask(true)}>
        {t('giveUp')}
      </button>
    );
  return (
    <div className="row give-up">
      <p>{t('sure')}</p>
      <button type="button" className="button button-danger" onClick={() => keepRun(null)}>
        {t('yes')}
      </button>
      <button type="button" className="button" onClick={() => ask(false)}>
        {t('no')}
      </button>
    </div>
  );
};
