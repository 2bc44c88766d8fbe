/** The opponents in a row, from the first to the rival. */
import { useTranslation } from 'react-i18next';
import { Portrait } from '../characters/Portrait.tsx';
import { characterText } from '../words/codes.ts';
import { BOSS, RIVALS } from './rivals.ts';
import type { Run } from './run.ts';

export const Opponents = ({ run }: { readonly run: Run }) => {
  const { t } = useTranslation(['tournament', 'characters']);
  const { character: own, opponents, beaten } = run;
  return (
    <section className="ladder" aria-label={t('ladder')}>
      <div className="ladder-own">
        <Portrait character={own} />
        <strong>{characterText(t, own)}</strong>
      </div>
      <ol className="ladder-row">
        {opponents.map((character, place) => {
          const state = place < beaten ? 'beaten' : place === beaten ? 'next' : 'later';
          const isMasked = character === BOSS && state !== 'beaten';
          return (
            <li
              key={character}
              className="ladder-step"
              data-state={state}
              data-testid={`opponent-${character}`}
            >
              <Portrait
                character={character}
                expression={state === 'beaten' ? 'hurt' : 'neutral'}
                isMasked={isMasked}
              />
              <strong>{isMasked ? t('unknown') : characterText(t, character)}</strong>
              <span className="soft">
                {t(state)}
                {character === RIVALS[own] && ` · ${t('rival')}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
