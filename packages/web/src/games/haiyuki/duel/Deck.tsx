/** What the person may do: the question in words, the buttons, the skills. */
import type { BySeat, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tileName } from '../../../tiles/names.ts';
import { skillsOf } from '../characters/skills.ts';
import { skillEffectText, skillText } from '../words/codes.ts';
import { ActionButton } from './ActionButton.tsx';
import type { Declaring, Offers } from './offers.ts';
import type { Prompt } from './prompt.ts';
import { isQuestion } from './prompt.ts';
import { SkillBar } from './SkillBar.tsx';

export interface DeckProps {
  readonly view: HaiyukiView;
  readonly me: Seat;
  readonly players: BySeat<string>;
  readonly offers: Offers;
  readonly prompt: Prompt | null;
  readonly declaring: Declaring | null;
  /** How many tiles are chosen for an exchange. */
  readonly picked: number;
  act(action: HaiyukiAction): void;
  declare(declaring: Declaring | null): void;
  invoke(skill: Parameters<typeof skillText>[1]): void;
  exchange(): void;
}

export const Deck = (props: DeckProps) => {
  const { view, me, offers, prompt, declaring } = props;
  const { t } = useTranslation('duel');
  const own = at(view.table, me);
  return (
    <section className="duel-deck" data-clear aria-label={t('actionsLabel')} data-prompt={prompt?.type}>
      {prompt !== null && (
        <p className="deck-words">
          <PromptWords {...props} prompt={prompt} />
        </p>
      )}
      {view.options.skills && !isQuestion(prompt) && prompt?.type !== 'exchange' && (
        <SkillBar own={own} offers={offers} declaring={declaring} onUse={props.invoke} />
      )}
      <div className="deck-buttons">
        <DeckButtons {...props} />
      </div>
    </section>
  );
};

const PromptWords = ({ view, me, players, offers, prompt }: DeckProps & { readonly prompt: Prompt }) => {
  const { t } = useTranslation(['duel', 'codes', 'tiles']);
  const name = at(players, 1 - me);
  switch (prompt.type) {
    case 'exchange': {
      const skill = skillsOf(at(view.table, me).character).find(({ kind }) => kind === 'setup');
      if (skill === undefined) return null;
      return t('exchange', { skill: skillText(t, skill.name), cost: skill.cost, most: offers.exchange });
    }
    case 'declaring':
      return prompt.declaring.type === 'riichi'
        ? t('chooseRiichi')
        : t('chooseSkill', { skill: skillText(t, prompt.declaring.skill) });
    case 'reaction':
      return t('discarded', { name, tile: tileName(t, 'haiyuki', prompt.tile) });
    case 'counter':
      return `${t('counter', { name, tile: tileName(t, 'haiyuki', prompt.tile) })} ${skillEffectText(t, prompt.skill)}`;
    case 'boost':
      return `${t('boost')} ${skillEffectText(t, prompt.skill)}`;
    case 'chance':
      return `${t('chance')} ${skillEffectText(t, prompt.skill)}`;
  }
};

const DeckButtons = (props: DeckProps): ReactNode => {
  const { view, me, offers, prompt, declaring, picked, act, declare } = props;
  const { t } = useTranslation(['duel', 'codes', 'tiles']);
  const no = useDefaultFocus(isQuestion(prompt));
  const say = (action: 'tsumo' | 'ron' | 'pon'): string =>
    prompt?.type === 'reaction'
      ? t('onTile', { action: t(`actions.${action}`), tile: tileName(t, 'haiyuki', prompt.tile) })
      : t(`actions.${action}`);
  const call = (type: 'tsumo' | 'ron' | 'pon', shortcut: string): ReactNode => {
    const action = offers[type];
    if (action === null) return null;
    const tile = prompt?.type === 'reaction' ? prompt.tile : null;
    return (
      <ActionButton
        type={type}
        look="strong"
        tile={tile}
        shortcut={shortcut}
        label={say(type)}
        onPress={() => act(action)}
      >
        {t(`actions.${type}`)}
      </ActionButton>
    );
  };

  if (declaring !== null)
    return (
      <ActionButton type="cancel" shortcut="Esc" onPress={() => declare(null)}>
        {t('actions.cancel')}
      </ActionButton>
    );
  if (prompt?.type === 'exchange') {
    const cost = skillsOf(at(view.table, me).character).find(({ kind }) => kind === 'setup')?.cost ?? 0;
    return (
      <>
        {picked > 0 && (
          <ActionButton type="exchange" look="strong" onPress={props.exchange}>
            {t('exchangeChosen', { n: picked, mp: picked * cost })}
          </ActionButton>
        )}
        <ActionButton type="pass" look="default" shortcut="Esc" onPress={() => act({ type: 'pass' })}>
          {t('keepAll')}
        </ActionButton>
      </>
    );
  }
  return (
    <>
      {call('tsumo', 'T')}
      {call('ron', 'H')}
      {offers.riichi.length > 0 && (
        <ActionButton type="riichi" look="strong" shortcut="R" onPress={() => declare({ type: 'riichi' })}>
          {t('actions.riichi')}
        </ActionButton>
      )}
      {call('pon', 'P')}
      {prompt !== null && 'skill' in prompt && (
        <ActionButton
          type="skill"
          look="strong"
          shortcut="1"
          onPress={() => act({ type: 'skill', skill: prompt.skill })}
        >
          {t('use', { skill: skillText(t, prompt.skill) })}
          <small className="deck-cost">{t('cost', { cost: SKILLS[prompt.skill].cost })}</small>
        </ActionButton>
      )}
      {offers.pass !== null && (
        <ActionButton
          ref={no}
          type="pass"
          look="default"
          shortcut="Esc"
          onPress={() => act({ type: 'pass' })}
        >
          {prompt !== null && 'skill' in prompt ? t('doNothing') : t('actions.pass')}
          <small className="deck-cost">{t('byDefault')}</small>
        </ActionButton>
      )}
    </>
  );
};

/** A question takes the focus to its harmless answer, and gives it back afterwards. */
const useDefaultFocus = (isOpen: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return button;
};
