/** Which matches are wanted: of which game, how they ended, whether they counted, and with whom. The address says it. */
import { GAME_IDS } from '@paiju/engine';
import type { MatchFilter } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { standingApi } from '../../online/standingApi.ts';
import { goTo } from '../../routes.ts';
import { gameName } from '../../telling/optionWords.ts';
import { ANY_MATCH, partsOf } from './matchWish.ts';
import { useAnswer } from './useAnswer.ts';

interface Props {
  readonly token: string;
  readonly wish: MatchFilter;
}

interface Chance {
  readonly value: string;
  readonly name: string;
}

const RESULTS = ['first', 'last'] as const;

export const MatchWishFields = ({ token, wish }: Props) => {
  const { t } = useTranslation(['standing', 'finding']);
  const { value } = useAnswer(token, () => standingApi.statistics(token, ANY_MATCH));
  const change = (changed: Partial<MatchFilter>): void =>
    goTo('standing', 'matches', ...partsOf({ ...wish, ...changed }));
  const known = (value?.opponents ?? []).map(({ who, name }) => ({
    value: who,
    name: name ?? t('standing:gone'),
  }));
  const isKnown = wish.with === null || known.some((person) => person.value === wish.with);
  // Somebody of long ago is still somebody.
  const people = isKnown ? known : [...known, { value: wish.with ?? '', name: '…' }];
  return (
    <fieldset className="card match-wish">
      <legend className="sr-only">{t('standing:matches.which')}</legend>
      <Field
        name="game"
        label={t('standing:matches.game')}
        value={wish.game}
        any={t('standing:matches.anyGame')}
        chances={GAME_IDS.map((each) => ({ value: each, name: gameName(t, each) }))}
        onChoose={(chosen) => change({ game: GAME_IDS.find((each) => each === chosen) ?? null })}
      />
      <Field
        name="result"
        label={t('standing:matches.result')}
        value={wish.result}
        any={t('standing:matches.anyResult')}
        chances={RESULTS.map((each) => ({ value: each, name: t(`standing:matches.${each}`) }))}
        onChoose={(chosen) => change({ result: RESULTS.find((each) => each === chosen) ?? null })}
      />
      <Field
        name="counts"
        label={t('standing:matches.counts')}
        value={wish.rated === null ? null : String(wish.rated)}
        any={t('standing:matches.anyCounts')}
        chances={[
          { value: 'true', name: t('finding:rated.yes') },
          { value: 'false', name: t('finding:rated.no') },
        ]}
        onChoose={(chosen) => change({ rated: chosen === null ? null : chosen === 'true' })}
      />
      <Field
        name="with"
        label={t('standing:matches.company')}
        value={wish.with}
        any={t('standing:matches.anybody')}
        chances={people}
        onChoose={(chosen) => change({ with: chosen })}
      />
    </fieldset>
  );
};

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  /** What it is called when nothing is chosen. */
  readonly any: string;
  readonly chances: readonly Chance[];
  onChoose(value: string | null): void;
}

const Field = ({ name, label, value, any, chances, onChoose }: FieldProps) => (
  <label className="labelled">
    <span>{label}</span>
    <select
      className="field"
      data-testid={`wish-${name}`}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{any}</option>
      {chances.map((each) => (
        <option key={each.value} value={each.value}>
          {each.name}
        </option>
      ))}
    </select>
  </label>
);
