/** What of a happening is called out: one call a seat, and the wins with what they brought. */
import type { Seat } from '@paiju/engine';
import type { GameShown, Happening } from '../play/client.ts';
import type { WinAccount } from '../settlement/account.ts';
import { accountOf, isSettled } from '../settlement/account.ts';
import type { SettledGame } from '../settlement/game.ts';
import type { Call } from '../telling/game.ts';
import type { Telling } from '../telling/setting.ts';

export interface Voiced {
  /** That of the happening. */
  readonly number: number;
  readonly calls: readonly Call[];
  readonly wins: readonly WinAccount[];
  /** What is laid over the table afterwards waits for it: a win, the end of the round. */
  readonly isSettled: boolean;
  readonly setting: Telling;
}

/** Of what one seat does at once, the loudest is called. */
const LOUDNESS: readonly Call['tone'][] = ['win', 'riichi', 'skill', 'kong', 'claim', 'end'];

/** Null where nobody says anything. `past` ends with the happening. */
export const voicedOf = (
  game: SettledGame,
  past: readonly Happening[],
  { t, players, seat }: Pick<Telling, 't'> & Pick<GameShown, 'players' | 'seat'>,
): Voiced | null => {
  const happening = past.at(-1);
  if (happening === undefined) return null;
  const { number, events, view } = happening;
  const setting: Telling = { t, players, seat, view };
  const calls = events
    .filter((event) => !wasDeclared(event, past))
    .flatMap((event) => game.telling.call(event, setting) ?? []);
  if (calls.length === 0) return null;
  const { wins } = accountOf(game.worth, happening);
  return { number, calls: loudest(calls), wins, isSettled: isSettled(happening), setting };
};

const loudest = (calls: readonly Call[]): readonly Call[] => {
  const sorted = calls.toSorted((a, b) => LOUDNESS.indexOf(a.tone) - LOUDNESS.indexOf(b.tone));
  const bySeat = new Map<Seat | null, Call>();
  for (const call of sorted) if (!bySeat.has(call.seat)) bySeat.set(call.seat, call);
  // What concerns everybody gives way to what somebody says.
  return [...bySeat.values()].filter(({ seat }) => seat !== null || bySeat.size === 1);
};

interface Laid {
  readonly type: string;
  readonly seat?: Seat;
  readonly tile?: number;
  readonly meld?: { readonly tile: number | null; readonly made?: string | null };
}

/** A kong that could be robbed was called when it was declared. */
const wasDeclared = (event: object, past: readonly Happening[]): boolean => {
  const { type, seat, meld } = event as Laid;
  if (type !== 'melded' || meld?.made !== 'added') return false;
  const round = past.slice(
    Math.max(
      0,
      past.findLastIndex(({ events }) => events.some(isDeal)),
    ),
  );
  return round.some(({ events }) =>
    (events as readonly Laid[]).some(
      (each) => each.type === 'kong-declared' && each.seat === seat && each.tile === meld.tile,
    ),
  );
};

const isDeal = (event: object): boolean => (event as Laid).type === 'dealt';
