/** What a bot is called that has no name, by how well it plays. */
import type { TFunction } from 'i18next';
import { levelName } from '../lobby/levels.ts';

/** Of levels that nobody chooses here one has a rating, and one that is not known is a bot all the same. */
export const botName = (t: TFunction<['standing', 'online']>, level: string): string => {
  if (level === 'random') return t('standing:randomBot');
  const known = levelName(t, level);
  return known === '' ? t('online:table.bot') : t('online:create.bot', { level: known });
};
