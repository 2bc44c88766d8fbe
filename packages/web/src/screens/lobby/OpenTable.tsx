/** A table in the list: whose it is, what is played there and whether it counts, who sits there, and which chairs are free. */
import type { Chair, ListedTable } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { pageGame } from '../../games/index.ts';
import { addressOf } from '../../routes.ts';
import { gameName, presetName } from '../../telling/optionWords.ts';
import { levelName } from './levels.ts';
import { RatedMark } from './RatedMark.tsx';

export const OpenTable = ({ table }: { readonly table: ListedTable }) => {
  const { t } = useTranslation(['online', 'presets', 'finding']);
  const { terms, chairs, host, joinCode } = table;
  const sitter = host === null ? undefined : chairs[host];
  const name = sitter?.is === 'person' ? sitter.name : '';
  const game = gameName(t, terms.ruleset);
  const { personal } = pageGame(terms.ruleset);
  const preset = presetName(t, terms.ruleset, terms.preset);
  const isChanged = Object.keys(terms.changes).some((option) => !personal.has(option));
  const free = chairs.filter(({ is }) => is === 'empty').length;
  return (
    <li className="card open-table" data-testid="open-table">
      <h3>{name === '' ? t('online:table.plain', { game }) : t('online:table.of', { game, name })}</h3>
      <p className="facts soft">
        <span>{isChanged ? t('online:lobby.changed', { preset }) : preset}</span>
        <span>{t(`online:clock.${terms.clock}`)}</span>
        <span>{t('online:lobby.free', { n: free })}</span>
      </p>
      <RatedMark isRated={terms.rated === true} />
      <ul className="open-chairs" aria-label={t('finding:tables.sitting')}>
        {chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <li key={seat} data-is={chair.is}>
            <Sitter chair={chair} />
          </li>
        ))}
      </ul>
      <a
        className="button"
        href={addressOf('table', joinCode)}
        aria-label={t('online:lobby.lookAt', { name, game })}
      >
        {t('online:lobby.look')}
      </a>
    </li>
  );
};

const Sitter = ({ chair }: { readonly chair: Chair }) => {
  const { t } = useTranslation(['online', 'home']);
  if (chair.is === 'person') return chair.name;
  if (chair.is === 'empty') return t('online:room.free');
  return t('online:create.bot', { level: levelName(t, chair.level) });
};
