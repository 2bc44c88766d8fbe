/** Who fights whom in Haiyuki. The portraits are loaded when they are wanted. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../store/choices.ts';
import { choices } from '../../store/choices.ts';
import type { Fighters } from './characters.ts';
import { charactersOf } from './characters.ts';

const CharacterSelect = lazy(async () => ({
  default: (await import('../../games/haiyuki/characters/CharacterSelect.tsx')).CharacterSelect,
}));

export const Characters = ({ choice }: { readonly choice: Choice }) => {
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
