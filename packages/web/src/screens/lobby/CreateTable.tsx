/** A new table: the game and its options as at home, who sits there, how long one may think, and who may find it. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS, resolveOptions } from '@paiju/engine';
import type { NewTable, OptionChanges } from '@paiju/protocol';
import { ratedChanges } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { pageGame } from '../../games/index.ts';
import { api } from '../../online/api.ts';
import { asGuest } from '../../online/guests.ts';
import { addressOf, goTo } from '../../routes.ts';
import type { Level } from '../../store/choices.ts';
import { choices, useChoices } from '../../store/choices.ts';
import { gameName } from '../../telling/optionWords.ts';
import { TableSetup } from '../home/TableSetup.tsx';
import { ChairFields } from './ChairFields.tsx';
import { ratedOptions, whyNotRatedHere } from './notRated.ts';
import { ownWish } from './ownWish.ts';
import { RatedField } from './RatedField.tsx';
import { StandingNote } from './StandingNote.tsx';
import type { Terms } from './TermFields.tsx';
import { TermFields } from './TermFields.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';
import { useOwnConduct } from './useOwnConduct.ts';
import { WhoIAm } from './WhoIAm.tsx';

/** Friends are in no hurry, and nobody looks over their shoulders. */
const FIRST_TERMS: Terms = { clock: 'normal', watchDelayS: 30, isListed: false };

const nobody = (ruleset: GameId): readonly null[] =>
  Array.from({ length: outlineOf(ruleset).seats - 1 }, () => null);

export const CreateTable = ({ isListed }: { readonly isListed: boolean }) => {
  const { t } = useTranslation('online');
  const { ruleset, games } = useChoices();
  const [terms, setTerms] = useState<Terms>({ ...FIRST_TERMS, isListed });
  const [isRated, setRated] = useState(false);
  const [lineups, setLineups] = useState<Partial<Record<GameId, readonly (Level | null)[]>>>({});
  const { isBusy, trouble, ask } = useAsking();
  const conduct = useOwnConduct();
  const choice = games[ruleset];
  const lineup = lineups[ruleset] ?? nobody(ruleset);
  const isPlayable = resolveOptions(outlineOf(ruleset).options, choice.preset, choice.changes).ok;

  const { preset, changes: chosen } = choice;
  const changes = chosen as OptionChanges;
  const why = whyNotRatedHere({ ruleset, preset, changes, ...terms }, lineup);

  const open = async (): Promise<void> => {
    const rated = isRated ? { rated: true as const } : {};
    const table: NewTable = {
      terms: { ruleset, preset, changes, ...terms, ...rated },
      lineup: [null, ...lineup],
    };
    const opened = await ask(() => asGuest(ownWish(), (token) => api.newTable(token, table)));
    if (opened !== null) goTo('table', opened.joinCode);
  };
  const makeRated = (): void => {
    const { personal } = pageGame(ruleset);
    choices.change(ruleset, { changes: ratedOptions(changes, personal, ratedChanges(ruleset)) });
  };
  return (
    <main className="screen lobby" data-testid="create-table">
      <header className="screen-head">
        <a className="button" href={addressOf('online')}>
          <span aria-hidden="true">←</span> {t('back')}
        </a>
        <h1>{t('create.title')}</h1>
      </header>
      <fieldset className="chips quick-chips" data-testid="create-game">
        <legend>{t('create.game')}</legend>
        {GAME_IDS.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              className="covers-card"
              name="create-game"
              value={each}
              checked={each === ruleset}
              onChange={() => choices.lookAt(each)}
            />
            <span className="chip-name">{gameName(t, each)}</span>
          </label>
        ))}
      </fieldset>
      <TableSetup
        key={ruleset}
        ruleset={ruleset}
        choice={choice}
        company={
          <ChairFields
            ruleset={ruleset}
            preset={choice.preset}
            lineup={lineup}
            onChange={(next) => setLineups({ ...lineups, [ruleset]: next })}
          />
        }
      />
      <TermFields terms={terms} onChange={(change) => setTerms({ ...terms, ...change })} />
      <RatedField isRated={isRated} why={why} onChange={setRated} onMend={makeRated} />
      {isRated && <StandingNote conduct={conduct} />}
      <WhoIAm />
      <Trouble trouble={trouble} />
      <button
        type="button"
        className="button button-strong create-open"
        data-testid="open-the-table"
        disabled={isBusy || !isPlayable || (isRated && why !== null)}
        onClick={() => void open()}
      >
        {t('create.open')}
      </button>
    </main>
  );
};
