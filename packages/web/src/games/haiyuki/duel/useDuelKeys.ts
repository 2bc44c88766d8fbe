/** The keys of a duel: T tsumo, R riichi, P pon, H ron, 1 to 9 skills, Esc pass or cancel. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import { useEffect } from 'react';
import { skillsOf } from '../characters/skills.ts';
import { intentOf, isForTable } from './keys.ts';
import type { Declaring, Offers } from './offers.ts';

interface Keyed {
  readonly view: HaiyukiView;
  readonly me: Seat;
  readonly offers: Offers;
  readonly declaring: Declaring | null;
  act(action: HaiyukiAction): void;
  declare(declaring: Declaring | null): void;
  invoke(skill: SkillName): void;
}

export const useDuelKeys = (keyed: Keyed): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const intent = isForTable(event) ? intentOf(event.key) : null;
      if (intent !== null && follow(keyed, intent)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
};

/** Whether there was something to do. */
const follow = (keyed: Keyed, intent: NonNullable<ReturnType<typeof intentOf>>): boolean => {
  const { offers, declaring, act, declare } = keyed;
  if (typeof intent === 'object') return followSkill(keyed, intent.skill);
  if (intent === 'riichi') {
    if (offers.riichi.length > 0) declare({ type: 'riichi' });
    return offers.riichi.length > 0;
  }
  if (intent === 'pass' && declaring !== null) {
    declare(null);
    return true;
  }
  const action = offers[intent];
  if (action !== null) act(action);
  return action !== null;
};

const followSkill = ({ view, me, offers, act, invoke }: Keyed, place: number): boolean => {
  // A question about a skill has one answer but no.
  const [asked] = offers.skills.keys();
  if (offers.pass !== null && asked !== undefined) {
    act({ type: 'skill', skill: asked });
    return true;
  }
  const skill = view.phase.name === 'over' ? undefined : skillsOf(at(view.table, me).character)[place];
  if (skill !== undefined) invoke(skill.name);
  return skill !== undefined;
};
