/** The games side by side, each a link. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { gameName } from '../../telling/optionWords.ts';

interface Props {
  readonly game: GameId | null;
  /** Where the name of a game is put behind. */
  readonly path: readonly string[];
  /** Whether all games together are one of them. */
  readonly hasAll?: boolean;
}

export const GameNav = ({ game, path, hasAll = false }: Props) => {
  const { t } = useTranslation('standing');
  const chances: readonly (GameId | null)[] = hasAll ? [null, ...GAME_IDS] : GAME_IDS;
  return (
    <nav className="row standing-nav" aria-label={t('matches.game')}>
      {chances.map((each) => (
        <a
          key={each}
          className="button"
          href={addressOf('standing', ...path, ...(each === null ? [] : [each]))}
          aria-current={each === game ? 'page' : undefined}
          data-testid={`game-${each ?? 'all'}`}
        >
          {each === null ? t('matches.anyGame') : gameName(t, each)}
        </a>
      ))}
    </nav>
  );
};
