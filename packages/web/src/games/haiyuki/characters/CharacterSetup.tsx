/** Who fights whom. The portraits are loaded when they are wanted. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { choices } from '../../../store/choices.ts';
import { withWords } from '../../../words/index.ts';
import type { SetupProps } from '../../shared/game.ts';
import type { Fighters } from './chosen.ts';
import { charactersOf } from './chosen.ts';

const CharacterSelect = lazy(
  withWords('haiyuki')(async () => ({ default: (await import('./CharacterSelect.tsx')).CharacterSelect })),
);

export const CharacterSetup = ({ choice }: SetupProps) => {
  const { t } = useTranslation('home');
  const chosen = charactersOf(choice);
  const select = (seat: keyof Fighters, label: string) => (
    <div data-testid={`character-${seat}`}>
      <CharacterSelect
        label={label}
        chosen={chosen[seat]}
        onChoose={(character) =>
          choices.change('haiyuki', { changes: { ...choice.changes, [seat]: character } })
        }
      />
    </div>
  );
  return (
    <Suspense fallback={null}>
      {select('seat0', t('ownCharacter'))}
      {select('seat1', t('otherCharacter'))}
    </Suspense>
  );
};
