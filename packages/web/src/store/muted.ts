/** Whose sayings at which table are left unheard: a few tables back, for those who come back to one. */
import { Kept, parsed, useKept } from './kept.ts';
import { isListOf, isText } from './shapes.ts';

const MOST = 40;
const areNames = isListOf(isText);

export const readMuted = (text: string | null): readonly string[] => {
  const value = parsed(text);
  return areNames(value) ? value.slice(-MOST) : [];
};

class Muted extends Kept<readonly string[]> {
  put(who: string, isMuted: boolean): void {
    const others = this.now.filter((each) => each !== who);
    this.keep(isMuted ? [...others, who].slice(-MOST) : others);
  }
}

export const muted = new Muted('paiju.muted', readMuted);

export const useMuted = (): readonly string[] => useKept(muted);

interface Place {
  /** The code to watch: everybody at the table knows the same one. */
  readonly watchCode: string;
  readonly seat: number;
  readonly name: string;
}

/** Names are not unique, and chairs change: somebody is who sits there by that name. */
export const mutedAt = ({ watchCode, seat, name }: Place): string => `${watchCode} ${seat} ${name}`;
