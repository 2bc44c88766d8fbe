/** How wins look: an example hand for every pattern, type or yaku. */
import type { GameId } from '@paiju/engine';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { pageGame } from '../../games/index.ts';
import type { HandShown } from '../../games/shared/example.ts';
import { TileFace } from '../../tiles/TileFace.tsx';

export const Examples = ({ ruleset }: { readonly ruleset: GameId }) => {
  const { t } = useTranslation(['rules', 'codes', 'presets']);
  const examples = use(pageGame(ruleset).examples())(t);
  return (
    <ul className="book-examples">
      {examples.map((example) => (
        <li key={example.name} className="card">
          <div>
            <strong>{example.name}</strong>
            {example.notes.length > 0 && <div className="soft">{example.notes.join(' · ')}</div>}
          </div>
          <Hand ruleset={ruleset} hand={example.hand} />
        </li>
      ))}
    </ul>
  );
};

const Hand = ({
  ruleset,
  hand: { melds, groups },
}: {
  readonly ruleset: GameId;
  readonly hand: HandShown;
}) => {
  const { t } = useTranslation('rules');
  return (
    <div className="book-hand">
      {melds.length > 0 && (
        <span className="book-melds" title={t('openSets')}>
          <Groups ruleset={ruleset} groups={melds} />
        </span>
      )}
      <Groups ruleset={ruleset} groups={groups} />
    </div>
  );
};

const Groups = ({ ruleset, groups }: { ruleset: GameId; groups: HandShown['groups'] }) =>
  groups.map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an example does not change its order
    <span key={place} className="book-group">
      {group.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
        <TileFace key={i} ruleset={ruleset} tile={tile} />
      ))}
    </span>
  ));
