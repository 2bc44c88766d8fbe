/** What a person has chosen about the page. Kept in the browser where that is allowed. */

import { fittedName, isName, tidyName } from '@paiju/engine/input';
import { LANGUAGES } from '@paiju/words';
import type { Pace } from '../play/messages.ts';
import { Kept, parsed, useKept } from './kept.ts';
import type { Is } from './shapes.ts';
import { isFlag, isNullOr, isObject, isOneOf, isText } from './shapes.ts';

/** What a setting may be, and what it is at first. */
interface Setting<T> {
  readonly is: Is<T>;
  readonly first: T;
}
const setting = <T>(is: Is<T>, first: NoInfer<T>): Setting<T> => ({ is, first });

const isVolume: Is<number> = (value): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
const isTyped: Is<string> = (value): value is string => isText(value) && fittedName(value) === value;

const SETTINGS = {
  /** Null: whatever the browser prefers. */
  language: setting(isNullOr(isOneOf(LANGUAGES)), null),
  face: setting(isOneOf(['classic', 'numerals']), 'classic'),
  back: setting(isOneOf(['green', 'blue', 'amber', 'plum']), 'amber'),
  felt: setting(isOneOf(['green', 'blue', 'wine', 'slate', 'mint']), 'green'),
  /** The own face at the table. */
  avatar: setting(isOneOf(['short', 'bun', 'cap', 'beard', 'glasses', 'bob', 'waves', 'curls']), 'short'),
  theme: setting(isOneOf(['auto', 'dark', 'light', 'contrast']), 'auto'),
  speed: setting(isOneOf(['off', 'fast', 'normal']), 'normal'),
  /** One click discards; else the first selects and the second discards. */
  singleClick: setting(isFlag, false),
  /** Waits and how many of them are left are shown when the hand is ready. */
  showWaits: setting(isFlag, true),
  sortHand: setting(isFlag, true),
  /** Speaks every event, for screen readers. */
  reader: setting(isFlag, false),
  volume: setting(isVolume, 0.6),
  music: setting(isFlag, true),
  isMuted: setting(isFlag, false),
  /** As it is being typed; `ownName` is what others see. */
  name: setting(isTyped, ''),
};

type Value<S> = S extends Setting<infer T> ? T : never;
export type Settings = { readonly [K in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[K]> };

/** Each setting by itself: one that makes no sense any more does not cost the others. */
export const readSettings = (text: string | null): Settings => {
  const value = parsed(text);
  const kept = isObject(value) ? value : {};
  const readOne = (name: string, { is, first }: Setting<unknown>): unknown =>
    Object.hasOwn(kept, name) && is(kept[name]) ? kept[name] : first;
  const read = Object.entries(SETTINGS).map(([name, one]) => [name, readOne(name, one as Setting<unknown>)]);
  return Object.fromEntries(read) as Settings;
};

export const DEFAULTS: Settings = readSettings(null);

/** The face that was chosen elsewhere, where this page has it. */
export const avatarOr = (face: string | null, otherwise: Settings['avatar']): Settings['avatar'] =>
  SETTINGS.avatar.is(face) ? face : otherwise;

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
