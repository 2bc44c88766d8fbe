/** A table in the list: whose it is, what is played there, and whether a chair is free. */
import type { ListedTable } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { pageGame } from '../../games/index.ts';
import { addressOf } from '../../routes.ts';
import { gameName, presetName } from '../../telling/optionWords.ts';

export const OpenTable = ({ table }: { readonly table: ListedTable }) => {
  const { t } = useTranslation(['online', 'presets']);
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
      <p className="soft">
        {isChanged ? t('online:lobby.changed', { preset }) : preset} · {t(`online:clock.${terms.clock}`)} ·{' '}
        {t('online:lobby.free', { n: free })}
      </p>
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
