/** What a person has chosen about the page. Kept in the browser where that is allowed. */

import { fittedName, isName, tidyName } from '@paiju/engine/input';
import { LANGUAGES } from '@paiju/words';
import * as z from 'zod/mini';
import type { Pace } from '../play/messages.ts';
import { Kept, parsed, useKept } from './kept.ts';

const SCHEMA = z.object({
  /** Null: whatever the browser prefers. */
  language: z._default(z.nullable(z.enum(LANGUAGES)), null),
  face: z._default(z.enum(['classic', 'numerals']), 'classic'),
  back: z._default(z.enum(['green', 'blue', 'amber', 'plum']), 'amber'),
  felt: z._default(z.enum(['green', 'blue', 'wine', 'slate']), 'green'),
  theme: z._default(z.enum(['auto', 'dark', 'light', 'contrast']), 'auto'),
  speed: z._default(z.enum(['off', 'fast', 'normal']), 'normal'),
  /** One click discards; else the first selects and the second discards. */
  singleClick: z._default(z.boolean(), false),
  /** Waits and how many of them are left are shown when the hand is ready. */
  showWaits: z._default(z.boolean(), true),
  sortHand: z._default(z.boolean(), true),
  /** Speaks every event, for screen readers. */
  reader: z._default(z.boolean(), false),
  volume: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.6),
  music: z._default(z.boolean(), true),
  isMuted: z._default(z.boolean(), false),
  /** As it is being typed; `ownName` is what others see. */
  name: z._default(z.string().check(z.refine((name) => fittedName(name) === name)), ''),
});

export type Settings = z.output<typeof SCHEMA>;

export const DEFAULTS: Settings = SCHEMA.parse({});

/** Each setting by itself: one that makes no sense any more does not cost the others. */
export const readSettings = (text: string | null): Settings => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const kept = Object.entries(value).filter(([key, own]) => SCHEMA.safeParse({ [key]: own }).success);
  return SCHEMA.parse(Object.fromEntries(kept));
};

class SettingsStore extends Kept<Settings> {
  change(change: Partial<Settings>): void {
    this.keep({ ...this.now, ...change });
  }
}

export const settings = new SettingsStore('paiju.settings', readSettings);

/** By the rule for names; where there is none yet, somebody has to be called something. */
export const ownName = ({ name }: Settings, otherwise: string): string => {
  const tidy = tidyName(name);
  return isName(tidy) ? tidy : otherwise;
};

export const useSettings = (): Settings => useKept(settings);

const PACES: Readonly<Record<Settings['speed'], Pace>> = {
  off: { thinkMs: 0, holdMs: 0 },
  fast: { thinkMs: 150, holdMs: 250 },
  normal: { thinkMs: 400, holdMs: 600 },
};

export const paceFor = ({ speed }: Settings): Pace => PACES[speed];
