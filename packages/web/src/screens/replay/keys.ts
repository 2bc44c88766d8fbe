/** What a key does in a replay. */
export type KeyCommand =
  | 'prev'
  | 'next'
  | 'first'
  | 'last'
  | 'play'
  | 'prevWin'
  | 'nextWin'
  | 'prevRound'
  | 'nextRound';

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
  ArrowUp: 'prevWin',
  ArrowDown: 'nextWin',
  PageUp: 'prevRound',
  PageDown: 'nextRound',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/** Null where the key belongs to what has the focus, or to the browser. */
export const keyCommand = ({ key, ctrlKey, altKey, metaKey, target }: KeyPress): KeyCommand | null => {
  if (ctrlKey || altKey || metaKey || !Object.hasOwn(COMMANDS, key)) return null;
  const { tagName = '' } = (target ?? {}) as { readonly tagName?: string };
  if (TAKES_KEYS.has(tagName) || (key === ' ' && TAKES_SPACE.has(tagName))) return null;
  return COMMANDS[key] ?? null;
};

const TAKES_KEYS: ReadonlySet<string> = new Set(['INPUT', 'SELECT', 'TEXTAREA']);
const TAKES_SPACE: ReadonlySet<string> = new Set(['BUTTON', 'A', 'SUMMARY']);
