/** A new table: the game and its options as at home, who sits there, how long one may think, and who may find it. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS, resolveOptions } from '@paiju/engine';
import type { NewTable, OptionChanges } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import { api } from '../../online/api.ts';
import { introduce } from '../../online/guests.ts';
import { addressOf, goTo } from '../../routes.ts';
import type { Level } from '../../store/choices.ts';
import { choices, useChoices } from '../../store/choices.ts';
import { useSettings } from '../../store/settings.ts';
import { gameName } from '../../telling/optionWords.ts';
import { TableSetup } from '../home/TableSetup.tsx';
import { ChairFields } from './ChairFields.tsx';
import { ownWish } from './ownWish.ts';
import type { Terms } from './TermFields.tsx';
import { TermFields } from './TermFields.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';
import { isSomebody, WhoAreYou } from './WhoAreYou.tsx';

/** Friends are in no hurry, and nobody looks over their shoulders. */
const FIRST_TERMS: Terms = { clock: 'normal', watchDelayS: 30, isListed: false };

const nobody = (ruleset: GameId): readonly null[] =>
  Array.from({ length: outlineOf(ruleset).seats - 1 }, () => null);

export const CreateTable = () => {
  const { t } = useTranslation('online');
  const { ruleset, games } = useChoices();
  const [terms, setTerms] = useState(FIRST_TERMS);
  const [lineups, setLineups] = useState<Partial<Record<GameId, readonly (Level | null)[]>>>({});
  const [isIntroducing, setIntroducing] = useState(false);
  const { isBusy, trouble, ask } = useAsking();
  const settings = useSettings();
  const choice = games[ruleset];
  const lineup = lineups[ruleset] ?? nobody(ruleset);
  const isPlayable = resolveOptions(outlineOf(ruleset).options, choice.preset, choice.changes).ok;

  const open = async (): Promise<void> => {
    const { preset, changes } = choice;
    const table: NewTable = {
      terms: { ruleset, preset, changes: changes as OptionChanges, ...terms },
      lineup: [null, ...lineup],
    };
    const opened = await ask(async () => {
      const token = await introduce(ownWish());
      return token.ok ? api.newTable(token.value, table) : token;
    });
    if (opened !== null) goTo('table', opened.joinCode);
  };
  return (
    <main className="screen lobby" data-testid="create-table">
      <header className="screen-head">
        <a className="button" href={addressOf('online')}>
          <span aria-hidden="true">←</span> {t('back')}
        </a>
        <h1>{t('create.title')}</h1>
      </header>
      {isIntroducing ? (
        <WhoAreYou
          onKnown={() => {
            setIntroducing(false);
            void open();
          }}
        />
      ) : (
        <>
          <fieldset className="chips chips-narrow" data-testid="create-game">
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
              <ChairFields lineup={lineup} onChange={(next) => setLineups({ ...lineups, [ruleset]: next })} />
            }
          />
          <TermFields terms={terms} onChange={(change) => setTerms({ ...terms, ...change })} />
          <Trouble trouble={trouble} />
          <button
            type="button"
            className="button button-strong create-open"
            data-testid="open-the-table"
            disabled={isBusy || !isPlayable}
            onClick={() => (isSomebody(settings) ? void open() : setIntroducing(true))}
          >
            {t('create.open')}
          </button>
        </>
      )}
    </main>
  );
};
