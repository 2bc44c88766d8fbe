/** What the person may do in a duel: the skills, and the bar. */
import type { AnyAction, BySeat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { SkillName } from '@paiju/engine/haiyuki';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../bar/ActionBar.tsx';
import type { WordedAnswer } from '../../../bar/answers.ts';
import type { Duelling } from './answers.ts';
import { isQuestion } from './prompt.ts';
import { SkillBar } from './SkillBar.tsx';
import { aboutOf } from './wording.ts';

export interface DeckProps {
  readonly duelling: Duelling;
  readonly players: BySeat<string>;
  readonly question: number | null;
  readonly answers: readonly WordedAnswer[];
  readonly advised: AnyAction | null;
  onPress(answer: WordedAnswer): void;
  onLook(answer: string | null): void;
  invoke(skill: SkillName): void;
}

export const Deck = (props: DeckProps) => {
  const { duelling, players, question, answers, advised } = props;
  const { view, me, offers, prompt, declaring } = duelling;
  const { t } = useTranslation(['duel', 'codes', 'tiles', 'table']);
  return (
    <section className="duel-deck" data-clear aria-label={t('actionsLabel')} data-prompt={prompt?.type}>
      {view.options.skills && !isQuestion(prompt) && prompt?.type !== 'exchange' && (
        <SkillBar own={at(view.table, me)} offers={offers} declaring={declaring} onUse={props.invoke} />
      )}
      <ActionBar
        ruleset="haiyuki"
        question={isQuestion(prompt) ? question : null}
        about={aboutOf(t, duelling, players)}
        answers={answers}
        advised={advised}
        onPress={props.onPress}
        onLook={props.onLook}
      />
    </section>
  );
};
