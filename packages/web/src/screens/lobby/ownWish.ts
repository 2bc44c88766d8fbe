/** Who somebody is for others, as it stands in the settings; whoever has no name there has one from now on. */
import { isName, tidyName } from '@paiju/engine/input';
import type { GuestWish } from '@paiju/protocol';
import { settings } from '../../store/settings.ts';
import { newName } from '../../words/newName.ts';

export const ownWish = (): GuestWish => {
  if (!isName(tidyName(settings.now.name))) settings.change({ name: newName() });
  return { name: tidyName(settings.now.name), face: settings.now.avatar };
};
