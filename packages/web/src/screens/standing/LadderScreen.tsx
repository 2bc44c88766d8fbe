/** One ladder: whoever is surely rated, the strongest first, with bots between them; and how the own rating went. */
import { at } from '@paiju/engine';
import type { Ladder, LadderNow } from '@paiju/protocol';
import { ALL_LADDERS, gameOfLadder, isLadder, presetsOf } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import type { Answered } from '../../online/answered.ts';
import { standingApi } from '../../online/standingApi.ts';
import { addressOf } from '../../routes.ts';
import { guest } from '../../store/guest.ts';
import { useKept } from '../../store/kept.ts';
import { gameName, presetName } from '../../telling/optionWords.ts';
import { inRow, titled } from '../../words/lists.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { LadderTable } from './LadderTable.tsx';
import { OwnRating } from './OwnRating.tsx';
import { StandingHead } from './StandingHead.tsx';
import { useAnswer } from './useAnswer.ts';

/** Whom the server has forgotten is nobody, who sees the others. */
const ladderFor = async (token: string | null, ladder: Ladder): Answered<LadderNow> => {
  const answer = await standingApi.ladder(token, ladder);
  const isForgotten = !answer.ok && answer.error.code === 'unknown-token';
  return isForgotten ? standingApi.ladder(null, ladder) : answer;
};

export const LadderScreen = ({ name }: { readonly name: string | undefined }) => {
  const { t } = useTranslation(['standing', 'presets']);
  const token = useKept(guest)?.token ?? null;
  const ladder: Ladder = name !== undefined && isLadder(name) ? name : at(ALL_LADDERS, 0);
  const { value, trouble } = useAnswer(`${ladder} ${token}`, () => ladderFor(token, ladder));
  const game = gameOfLadder(ladder);
  const nameOf = (each: Ladder): string =>
    titled(t, gameName(t, gameOfLadder(each)), t(`standing:ladder.name.${each}`));
  return (
    <main className="screen lobby standing" data-testid="ladder-screen">
      <StandingHead title={nameOf(ladder)} part="ladders" />
      <nav className="row standing-nav" aria-label={t('standing:ladder.choose')}>
        {ALL_LADDERS.map((each) => (
          <a
            key={each}
            className="button"
            href={addressOf('standing', 'ladders', each)}
            aria-current={each === ladder ? 'page' : undefined}
            data-testid={`ladder-${each}`}
          >
            {nameOf(each)}
          </a>
        ))}
      </nav>
      <p className="soft">
        {t('standing:ladder.counts', {
          presets: inRow(
            t,
            presetsOf(ladder).map((preset) => presetName(t, game, preset)),
          ),
        })}
      </p>
      <Trouble trouble={trouble} />
      {value !== null && (
        <>
          <OwnRating now={value} />
          <LadderTable rows={value.rows} />
          <section className="card standing-about">
            <p>{t('standing:ladder.doubt')}</p>
            <p>{t('standing:ladder.anchors')}</p>
            <p>{t('standing:ladder.provisional')}</p>
          </section>
        </>
      )}
    </main>
  );
};
