/** Skills are used with their numbers, 1 to 9, in the order they stand in. */
import type { SkillName } from '@paiju/engine/haiyuki';
import { useEffect } from 'react';
import { isForTable } from '../../../bar/useAnswerKeys.ts';

export const useSkillKeys = (skills: readonly SkillName[], onUse: (skill: SkillName) => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const skill =
        isForTable(event) && /^[1-9]$/.test(event.key) ? skills[Number(event.key) - 1] : undefined;
      if (skill === undefined) return;
      event.preventDefault();
      onUse(skill);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
};
