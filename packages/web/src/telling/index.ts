/** What happened, in sentences: for the log, and for those who listen. */
import type { BySeat } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';
import { saying } from '../words/say.ts';
import { reasonText } from './codes.ts';
import type { GameTelling } from './game.ts';
import type { Telling } from './setting.ts';
import { who, whom } from './setting.ts';

export type { GameTelling } from './game.ts';
export type { Telling } from './setting.ts';

/** Who paid whom how much, and why. */
export const payments = (ruleset: string, transfers: readonly SeenTransfer[], setting: Telling): string[] =>
  transfers.map((transfer) => payment(ruleset, transfer, setting));

const payment = (ruleset: string, { from, to, points, reason }: SeenTransfer, setting: Telling): string => {
  const say = saying(setting.t);
  const values = { points, reason: reasonText(setting.t, ruleset, reason) };
  if (from === 'bank')
    return say('telling:gainedHp', { who: to === 'bank' ? '' : who(setting, to), ...values });
  if (to === 'bank') return say('telling:lostHp', { who: who(setting, from), ...values });
  return say('telling:paid', { who: who(setting, from), whom: whom(setting, to), ...values });
};

/** Something that was told at once, as a happening of the page or a message of a table. */
export interface Happened {
  readonly view: object;
  readonly events: readonly object[];
  readonly transfers: readonly SeenTransfer[];
}

export interface Line {
  /** The type of the event, or `paid`. */
  readonly about: string;
  readonly text: string;
  /** The place of the event among what happened at once. */
  readonly event: number;
}

export interface Listener {
  readonly t: Telling['t'];
  readonly players: BySeat<string>;
  readonly seat: Telling['seat'];
}

/** All that is to be said of it, a payment right after what it is paid for. */
export const lines = (
  game: GameTelling,
  { view, events, transfers }: Happened,
  listener: Listener,
): Line[] => {
  const setting = { ...listener, view };
  const typed = events as readonly { readonly type: string }[];
  return typed.flatMap((event, i) => [
    ...game.sentences(event, setting).map((text) => ({ about: event.type, text, event: i })),
    ...payments(
      game.id,
      transfers.filter(({ cause }) => cause === i),
      setting,
    ).map((text) => ({
      about: 'paid',
      text,
      event: i,
    })),
  ]);
};
