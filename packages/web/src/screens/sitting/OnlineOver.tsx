/** After a match with others: who came first, the match among one's own games, and once more with the same people. */
import type { Rank } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../online/api.ts';
import type { GameShown } from '../../play/client.ts';
import { addressOf } from '../../routes.ts';
import { games } from '../../store/games.ts';
import { inRow } from '../../words/lists.ts';
import { CheckWallButton } from '../fair/CheckWallButton.tsx';
import { WallFinding, WallMakers } from '../fair/WallMade.tsx';
import { Ranking } from '../play/Ranking.tsx';
import { RatingChanges } from '../standing/RatingChanges.tsx';
import { nameAt } from './people.ts';
import { saveMatch } from './saveMatch.ts';
import type { OnlineTableProps } from './tableProps.ts';

interface Props extends OnlineTableProps {
  readonly game: GameShown;
  readonly ranking: readonly Rank[];
}

export const OnlineOver = ({ code, table, game, ranking, sitting, onChairs }: Props) => {
  const { t } = useTranslation(['table', 'online']);
  const { own, again, chairs, phase } = table;
  const { saved, save } = useSaved({ code, table, game });
  const record = useRecord(code, table, saved);
  const names = (seats: readonly number[]): string =>
    inRow(
      t,
      seats.map((seat) => nameAt(chairs, seat)),
    );
  const isWanted = own !== null && again.includes(own);
  const waitedFor = chairs.flatMap((chair, seat) =>
    chair.is === 'person' && chair.isHere && !again.includes(seat) ? [seat] : [],
  );
  return (
    <section className="match-over" data-testid="match-over" aria-labelledby="match-over-title">
      <h2 id="match-over-title">{t('table:matchOver.title')}</h2>
      <Ranking shown={game} ranking={ranking} />
      {table.terms.rated === true && (
        <RatingChanges
          code={table.watchCode}
          match={table.match}
          names={game.players}
          own={own}
          isOver={phase === 'over'}
        />
      )}
      <p role="status" className="soft" data-testid="wants-again">
        {isWanted
          ? t('online:match.againAsked', { names: names(waitedFor) })
          : again.length > 0 && t('online:match.wants', { names: names(again) })}
      </p>
      <div className="match-over-buttons">
        {own !== null && phase === 'over' && (
          <button
            type="button"
            className="button button-strong"
            data-testid="again"
            disabled={isWanted}
            onClick={() => sitting.say({ type: 'again' })}
          >
            {t('online:match.again')}
          </button>
        )}
        {saved.name === 'saved' && (
          <>
            <a className="button" data-testid="to-review" href={addressOf('review', saved.id)}>
              {t('table:matchOver.review')}
            </a>
            <a className="button" data-testid="to-replay" href={addressOf('replay', saved.id)}>
              {t('table:matchOver.replay')}
            </a>
          </>
        )}
        {record !== null && <CheckWallButton text={record} />}
        <button type="button" className="button" data-testid="to-chairs" onClick={onChairs}>
          {t('online:match.toRoom')}
        </button>
        <a className="button" data-testid="to-home" href={addressOf()}>
          {t('table:matchOver.home')}
        </a>
      </div>
      {record !== null && <WallFinding text={record} kept={sitting.wallOf(table.match)} />}
      {own !== null && (
        <p role="status" className="soft" data-testid={`match-${saved.name}`}>
          {saved.name === 'saved' && t('online:match.saved')}
          {saved.name === 'saving' && t('online:match.saving')}
          {saved.name === 'failed' && (
            <>
              {t('online:match.notSaved')}{' '}
              <button type="button" className="button" onClick={save}>
                {t('online:match.fetchAgain')}
              </button>
            </>
          )}
        </p>
      )}
      {record !== null && (
        <p className="soft wall-makers">
          <WallMakers text={record} isDaily={table.made === 'daily'} />
        </p>
      )}
    </section>
  );
};

/** The whole match, once it is over for the server too: then everybody may see how its wall was made. Who looks on keeps none. */
const useRecord = (code: string, { phase, match, own }: TableNow, saved: Saved): string | null => {
  const [record, setRecord] = useState<string | null>(null);
  const id = saved.name === 'saved' ? saved.id : null;
  const isReady = phase === 'over' && (own === null || id !== null);
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    const fetched = async (): Promise<string | null> => {
      if (id !== null) return games.text(id);
      const played = await api.match(code, match);
      return played.ok ? played.value.record : null;
    };
    void fetched().then((text) => {
      if (!isGone) setRecord(text);
    });
    return () => {
      isGone = true;
    };
  }, [isReady, id, code, match]);
  return record;
};

type Saved = { readonly name: 'saving' | 'failed' } | { readonly name: 'saved'; readonly id: string };

/** Fetched once the match is over for the server too; what cannot be fetched is asked for again when somebody wants it. */
const useSaved = ({ code, table, game }: Pick<Props, 'code' | 'table' | 'game'>) => {
  const [saved, setSaved] = useState<Saved>({ name: 'saving' });
  const save = (): void => {
    setSaved({ name: 'saving' });
    void saveMatch(code, table, game).then((done) =>
      setSaved(done.ok ? { name: 'saved', id: done.value } : { name: 'failed' }),
    );
  };
  const isOver = table.own !== null && table.phase === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a match
  useEffect(() => {
    if (isOver) save();
  }, [isOver, table.match]);
  return { saved, save };
};
