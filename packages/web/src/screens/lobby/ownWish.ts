/** Who somebody is for others, as it stands in the settings. */
import { tidyName } from '@paiju/engine/input';
import type { GuestWish } from '@paiju/protocol';
import { settings } from '../../store/settings.ts';

export const ownWish = (): GuestWish => ({
  name: tidyName(settings.now.name),
  face: settings.now.avatar,
});
